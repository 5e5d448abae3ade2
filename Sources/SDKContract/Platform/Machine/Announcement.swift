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
