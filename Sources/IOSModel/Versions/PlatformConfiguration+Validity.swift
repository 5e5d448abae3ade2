import SDKContract

extension PlatformConfiguration {
  /// Why an app of this build cannot run on this version of iOS; nil if it can.
  package var problem: IllegalTransition? {
    if style == .uikitScenes, !profile.hasScenes {
      return IllegalTransition("\(profile.name) has no scenes: they came with iOS 13", rule: .styles(.scenesSince13))
    }
    if style.isSwiftUI, !profile.hasSwiftUILifeCycle {
      return IllegalTransition(
        "\(profile.name) cannot run an app on the SwiftUI life cycle, which came with iOS 14",
        rule: .styles(.swiftUISince14))
    }
    if style == .uikitAppDelegate, needsScenes {
      return IllegalTransition(
        "An app without scenes fails to launch with \(profile.name): the iOS 27 SDK requires the scene life cycle",
        rule: .styles(.scenesRequired))
    }
    if prewarmedLaunch, !profile.prewarms {
      return IllegalTransition(
        "\(profile.name) does not prewarm processes, which began with iOS 15", rule: .styles(.prewarmingSince15))
    }
    return nil
  }

  /// Whether the device requires scenes, as it does for apps built with the SDK that introduced the requirement.
  private var needsScenes: Bool {
    !profile.allowsAppDelegateOnly && !builtWith.version(on: profile).allowsAppDelegateOnly
  }

  /// What iOS reports about this build without refusing it, such as a deprecation.
  package var notices: [PlatformRule] {
    guard style == .uikitAppDelegate, !needsScenes else { return [] }
    var notices: [PlatformRule] = []
    if profile.warnsWithoutScenes { notices.append(.styles(.missingScenesLogged)) }
    if builtWith.version(on: profile).deprecatesAppDelegateLifeCycle {
      notices.append(.styles(.appDelegateLifeCycleDeprecated))
    }
    return notices
  }
}
