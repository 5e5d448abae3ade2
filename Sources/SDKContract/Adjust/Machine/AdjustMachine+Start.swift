extension AdjustMachine {
  /// The time without activity after which a session is new.
  private static let sessionInterval = Duration.seconds(30 * 60)
  /// The time without activity after which a subsession is new.
  private static let subsessionInterval = Duration.seconds(1)
  /// How often the foreground timer fires.
  private static let foregroundInterval: Int64 = 60_000_000

  /// `initSdk(_:)`.
  ///
  /// - Parameter isActive: Whether the app is active at that moment.
  public mutating func initSdk(isActive: Bool, at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase != .initialised else {
      return [.note("Adjust already initialized", rule: .initialisesOnce)]
    }
    guard configuration.hasSignatureLibrary else {
      return [.note("Missing signature library, SDK can't be initialised", rule: .missingSignatureLibrary)]
    }
    var actions: [AdjustAction] = []
    process.phase = .initialised
    process.isFirstLaunch = installation.activity == nil
    if configuration.sendsInBackground {
      actions.append(.note("Send in background configured", rule: .sendsInBackground))
    }
    setPaused(!maySend)
    forget(rule: .forgetsDevice, &actions)
    if let isEnabled = process.enabledBeforeInit {
      process.isEnabled = isEnabled
      changeEnabled(isEnabled, at: now, &actions)
    }
    answerAttributionGetters(&actions)
    answerAdidGetters(&actions)
    if isActive {
      actions.append(.note("Start sdk, since the app is already in the foreground", rule: .startsInForeground))
      enterForeground(at: now, &actions)
    } else {
      actions.append(.note("Wait for the app to go to the foreground to start the sdk", rule: .waitsForForeground))
    }
    return actions
  }

  /// `UIApplication.didBecomeActiveNotification`.
  public mutating func didBecomeActive(at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .initialised else { return [] }
    if process.isInForeground && profile.ignoresRepeatedActivation {
      return [.note("Already in the foreground", rule: .ignoresRepeatedActivation)]
    }
    var actions: [AdjustAction] = []
    enterForeground(at: now, &actions)
    return actions
  }

  /// `UIApplication.willResignActiveNotification`.
  public mutating func willResignActive(at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .initialised else { return [] }
    noteForegroundActivity(until: now)
    process.isInForeground = false
    process.foregroundSince = nil
    if !maySend { setPaused(true) }
    var actions: [AdjustAction] = [.note("Subsession end", rule: .resigningPauses)]
    noteActivity(at: now, &actions)
    return actions
  }

  mutating func enterForeground(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    process.isInForeground = true
    process.foregroundSince = now
    actions.append(.note("Subsession start", rule: .resumes))
    start(at: now, &actions)
  }

  mutating func start(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    if let activity = installation.activity, !activity.isEnabled {
      actions.append(.note("Disabled in an earlier launch", rule: .disabledDoesNotStart))
      return
    }
    updateHandlersAndSend(&actions)
    beginSession(at: now, &actions)
    if !(process.isFirstLaunch && !process.isSessionAnswered), wantsAttribution(atStart: true) {
      askForAttribution(by: .sdk, inMilliseconds: 0, at: now, rule: .asksAtStart, &actions)
    }
    handleSavedLink(&actions)
  }

  private mutating func beginSession(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard var activity = installation.activity else {
      var activity = AdjustActivityState(isEnabled: process.isEnabled, lastActivity: now)
      activity.subsessionCount = 1
      let isTracked = process.isEnabled && !installation.wantsToBeForgotten
      activity.sessionCount = isTracked ? 1 : 0
      installation.activity = activity
      if isTracked {
        queue(.session(count: 1), rule: .firstSession, &actions)
      } else {
        forget(rule: .forgetsInsteadOfFirstSession, &actions)
      }
      return
    }
    let pause = activity.lastActivity.duration(to: now)
    if pause < .zero {
      actions.append(.note("Time travel!", rule: .timeTravel))
      activity.lastActivity = now
      installation.activity = activity
    } else if pause > Self.sessionInterval {
      trackNewSession(at: now, rule: .newSession, &actions)
    } else if pause > Self.subsessionInterval {
      activity.subsessionCount += 1
      activity.lastActivity = now
      installation.activity = activity
      let counts = "\(activity.subsessionCount) of session \(activity.sessionCount)"
      actions.append(.note("Started subsession \(counts)", rule: .subsession))
    } else {
      actions.append(
        .note("Time span since last activity too short for a new subsession", rule: .tooShortForSubsession))
    }
  }

  mutating func trackNewSession(at now: VirtualInstant, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard var activity = installation.activity else { return }
    if activity.isForgotten {
      actions.append(.note("Session of a forgotten user", rule: .forgottenSendsNothing))
      return
    }
    activity.sessionCount += 1
    activity.subsessionCount = 1
    activity.lastActivity = now
    installation.activity = activity
    queue(.session(count: activity.sessionCount), rule: rule, &actions)
  }

  /// Writes the time of the last activity, as at the end of a subsession and with each event.
  mutating func noteActivity(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard let last = installation.activity?.lastActivity else { return }
    let pause = last.duration(to: now)
    guard pause <= Self.sessionInterval else { return }
    installation.activity?.lastActivity = now
    if pause < .zero { actions.append(.note("Time travel!", rule: .timeTravel)) }
  }

  /// Catches up on what the foreground timer has written since the app became active.
  ///
  /// The timer does nothing else that could be seen, so that it need not run.
  mutating func noteForegroundActivity(until now: VirtualInstant) {
    guard let since = process.foregroundSince, maySend, let last = installation.activity?.lastActivity else { return }
    let ticks = (now.microseconds - since.microseconds) / Self.foregroundInterval
    let latest = VirtualInstant(microseconds: since.microseconds + ticks * Self.foregroundInterval)
    if ticks > 0, latest > last { installation.activity?.lastActivity = latest }
  }
}
