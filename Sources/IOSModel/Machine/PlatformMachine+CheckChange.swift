import SDKContract

extension PlatformMachine {
  /// Checks a call that announces a change of the foreground state.
  func checkChange(
    _ step: PlatformStep, _ kind: SystemCall.Kind, _ role: Announcement.Role
  ) throws(IllegalTransition) {
    if role.change == .enterForeground, scene == nil, process == .inactive, announcement.change == nil {
      throw IllegalTransition(
        "\(kind.name) does not happen on a cold start without scenes: the app was not in the background",
        rule: .cold(.noEnterForegroundOnColdStart))
    }
    if role.part == configuration.style.firstToHear {
      try checkFirst(step, kind, role)
    } else {
      try checkFollower(step, kind, role)
    }
  }

  /// Checks the call that makes the change.
  private func checkFirst(
    _ step: PlatformStep, _ kind: SystemCall.Kind, _ role: Announcement.Role
  ) throws(IllegalTransition) {
    let isFirstForeground = isNewConnection && announcement.change == nil
    switch role.change {
    case .becomeActive where process == .active:
      throw secondActivation(kind)
    case .becomeActive where isFirstForeground:
      throw IllegalTransition(
        "\(kind.name) cannot be called before the new scene has entered the foreground",
        rule: .cold(.sceneEntersForegroundOnConnection))
    case .becomeActive where process == .inactive && step.process == .active: break
    case .resignActive where process == .active && step.process == .inactive: break
    case .enterBackground where process == .inactive && step.process == .background: break
    case .enterForeground where process == .background && step.process == .inactive: break
    case .enterForeground where isFirstForeground && step.process == .inactive: break
    default: throw misplaced(step, kind)
    }
  }

  /// Checks a call that only tells another part of the app about a change.
  private func checkFollower(
    _ step: PlatformStep, _ kind: SystemCall.Kind, _ role: Announcement.Role
  ) throws(IllegalTransition) {
    let isRepeated = announcement.hasReached(role.part)
    if role.change == .becomeActive, announcement.change == .becomeActive, isRepeated { throw secondActivation(kind) }
    let follows =
      if let change = role.change {
        announcement.change == change
      } else {
        announcement.change == .resignActive || announcement.change == .enterForeground
      }
    if !follows || isRepeated || step.process != process || step.scene != scene { throw misplaced(step, kind) }
  }

  /// Checks the effect on the states of a call that announces no change of the foreground state.
  func checkStates(_ step: PlatformStep, _ kind: SystemCall.Kind) throws(IllegalTransition) {
    let fits =
      switch kind {
      case .willFinishLaunching:
        (step.process == .inactive || step.process == .background) && step.scene == scene
      case .sceneWillConnect:
        connects(step)
      case .sceneDidDisconnect:
        disconnects(step)
      default:
        step.process == process && step.scene == scene
      }
    if !fits { throw misplaced(step, kind) }
  }

  private func connects(_ step: PlatformStep) -> Bool {
    switch step.scene {
    case .foregroundInactive: step.process == .inactive && (process == .inactive || process == .background)
    case .background: step.process == .background && process == .background
    case .foregroundActive, .unattached, nil: false
    }
  }

  private func disconnects(_ step: PlatformStep) -> Bool {
    process == .background && step.process == .background && scene == .background && step.scene == .unattached
  }

  /// Checks the application state that the app would read during the call.
  func checkSeen(_ step: PlatformStep, _ kind: SystemCall.Kind) throws(IllegalTransition) {
    let expected: ProcessState
    switch (kind, kind.role?.part, kind.role?.change) {
    case (.sceneWillConnect, _, _) where configuration.willConnectSeesBackground: expected = .background
    case (_, .delegate, .enterForeground), (_, .notification, .enterForeground):
      expected = isNewConnection ? .inactive : .background
    case (_, .delegate, .resignActive), (_, .notification, .resignActive): expected = .active
    default: expected = step.process
    }
    if step.seen != expected {
      throw IllegalTransition(
        "\(kind.name) sees the state \(expected.rawValue), not \(step.seen.rawValue)",
        rule: .lifeCycle(.stateInsideCall))
    }
  }

  /// Checks a step that the app is not told about.
  func checkSilent(_ step: PlatformStep) throws(IllegalTransition) {
    if step.process == process, step.scene == scene { return }
    switch (process, step.process) {
    case (_, .notRunning): return
    case (.notRunning, .prewarmed):
      if configuration.profile.prewarms { return }
      throw IllegalTransition(
        "\(configuration.profile.name) does not prewarm processes, which began with iOS 15",
        rule: .styles(.prewarmingSince15))
    case (.background, .suspended) where step.scene == scene, (.suspended, .background) where step.scene == scene:
      return
    default:
      // Without a scene delegate in the app, only SwiftUI is told about the scene.
      let isHidden = configuration.style == .swiftUIAppDelegate && launch == .finished
      if isHidden, scene == .unattached ? connects(step) : disconnects(step) { return }
    }
    let change =
      step.process == process
      ? "A scene cannot go from \(text(scene)) to \(text(step.scene))"
      : "An app cannot go from \(process.rawValue) to \(step.process.rawValue)"
    throw IllegalTransition("\(change) without a call", rule: .lifeCycle(.changesHaveTheirCalls))
  }

  private func secondActivation(_ kind: SystemCall.Kind) -> IllegalTransition {
    IllegalTransition(
      "\(kind.name) cannot happen again: the app has not resigned the active state since",
      rule: .lifeCycle(.oneActivationPerResignation))
  }

  private func misplaced(_ step: PlatformStep, _ kind: SystemCall.Kind) -> IllegalTransition {
    let explanation =
      if step.process != process {
        "\(kind.name) does not take an app from \(process.rawValue) to \(step.process.rawValue)"
      } else if step.scene != scene {
        "\(kind.name) does not take a scene from \(text(scene)) to \(text(step.scene))"
      } else {
        "\(kind.name) does not happen here: the app is \(process.rawValue), and no such change is under way"
      }
    return IllegalTransition(explanation, rule: .lifeCycle(.changesHaveTheirCalls))
  }

  private func text(_ scene: SceneState?) -> String { scene?.rawValue ?? "none" }
}
