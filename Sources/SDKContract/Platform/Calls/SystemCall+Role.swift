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
}
