import SDKContract

/// Which parts of the app have heard of the latest change of its foreground state.
struct Announcement: Hashable, Sendable {
  /// A part of an app that hears of changes.
  enum Part: Hashable, Sendable {
    case delegate
    case notification
    case scenePhase
  }

  /// What a call tells to which part.
  struct Role {
    /// The change; nil for a phase that two changes lead to.
    var change: LifeCycleChange?
    var part: Part
  }

  private(set) var change: LifeCycleChange?
  private var hasDelegateHeard = false
  private var hasNotificationBeenPosted = false
  private var hasPhaseChanged = false

  func hasReached(_ part: Part) -> Bool {
    switch part {
    case .delegate: hasDelegateHeard
    case .notification: hasNotificationBeenPosted
    case .scenePhase: hasPhaseChanged
    }
  }

  mutating func note(_ role: Role, isFirst: Bool) {
    if isFirst {
      self = Announcement()
      change = role.change
    }
    switch role.part {
    case .delegate: hasDelegateHeard = true
    case .notification: hasNotificationBeenPosted = true
    case .scenePhase: hasPhaseChanged = true
    }
  }
}

extension AppStyle {
  /// The part whose call makes a change; the others hear of it afterwards.
  var firstToHear: Announcement.Part { self == .swiftUIAppDelegate ? .notification : .delegate }
}

extension SystemCall.Kind {
  /// What the call announces, and to whom; nil if it announces no change of the foreground state.
  var role: Announcement.Role? {
    switch self {
    case .applicationWillEnterForeground, .sceneWillEnterForeground:
      Announcement.Role(change: .enterForeground, part: .delegate)
    case .applicationDidBecomeActive, .sceneDidBecomeActive:
      Announcement.Role(change: .becomeActive, part: .delegate)
    case .applicationWillResignActive, .sceneWillResignActive:
      Announcement.Role(change: .resignActive, part: .delegate)
    case .applicationDidEnterBackground, .sceneDidEnterBackground:
      Announcement.Role(change: .enterBackground, part: .delegate)
    case .willEnterForegroundNotification: Announcement.Role(change: .enterForeground, part: .notification)
    case .didBecomeActiveNotification: Announcement.Role(change: .becomeActive, part: .notification)
    case .willResignActiveNotification: Announcement.Role(change: .resignActive, part: .notification)
    case .didEnterBackgroundNotification: Announcement.Role(change: .enterBackground, part: .notification)
    case .scenePhaseActive: Announcement.Role(change: .becomeActive, part: .scenePhase)
    case .scenePhaseInactive: Announcement.Role(change: nil, part: .scenePhase)
    case .scenePhaseBackground: Announcement.Role(change: .enterBackground, part: .scenePhase)
    default: nil
    }
  }

  /// Whether the call goes to a scene that is there already.
  var needsConnectedScene: Bool {
    switch receiver {
    case .sceneDelegate, .sceneDelegateOfUIKit, .swiftUI: self != .sceneWillConnect
    case .everyApp, .observers: role != nil
    case .appDelegateWithoutScenes, .sceneSessions: false
    }
  }
}

extension SystemCall {
  /// Returns the rule for what happens when the app answers the call with false; nil if it returns nothing.
  ///
  /// - Parameter style: The life cycle of the app, because a launch result counts only without scenes.
  package func ruleForFalse(in style: AppStyle) -> PlatformRule? {
    switch kind {
    case .willFinishLaunching, .didFinishLaunching:
      style.hasScenes ? .cold(.launchResultInScenes) : .cold(.launchReturnedFalse)
    case .applicationContinue: .warm(.continueReturnedFalse)
    case .applicationOpen: .warm(.openReturnedFalse)
    default: nil
    }
  }
}
