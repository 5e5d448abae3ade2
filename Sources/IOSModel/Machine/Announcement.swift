import SDKContract

/// The parts of the app that have been told about the latest change of its foreground state.
struct Announcement: Hashable, Sendable {
  /// A part of an app that is told about changes.
  enum Part: Hashable, Sendable {
    case delegate
    case notification
    case scenePhase
  }

  /// The change that a call announces, and the part that it tells.
  struct Role {
    /// The change; nil for a scene phase that two changes lead to.
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
  /// The part whose call makes a change; the others are told afterwards.
  var firstToHear: Announcement.Part { self == .swiftUIAppDelegate ? .notification : .delegate }
}

extension SystemCall.Kind {
  /// The change that the call announces, and to whom; nil if it announces no change of the foreground state.
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

  /// Whether the call goes to a scene that is already connected.
  var needsConnectedScene: Bool {
    switch receiver {
    case .sceneDelegate, .sceneDelegateOfUIKit, .swiftUI: self != .sceneWillConnect
    case .everyApp, .observers: role != nil
    case .appDelegateWithoutScenes, .sceneSessions: false
    }
  }
}

extension SystemCall {
  /// Returns the rule that applies when the app returns false from the call; nil if the call returns nothing.
  ///
  /// - Parameter style: The life cycle of the app, because the result of a launch counts only without scenes.
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
