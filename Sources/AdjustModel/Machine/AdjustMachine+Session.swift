import SDKContract

extension AdjustMachine {
  /// The time without activity after which a new session starts.
  private static let sessionInterval = Duration.seconds(30 * 60)
  /// The time without activity after which a new subsession starts.
  private static let subsessionInterval = Duration.seconds(1)
  /// How often the foreground timer fires.
  static let foregroundInterval = Duration.seconds(60)

  mutating func start(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    if let activity = installation.activity, !activity.isEnabled, holds(.sessions(.disabledDoesNotStart)) {
      actions.append(.note(.explained(.disabledEarlier), rule: .sessions(.disabledDoesNotStart)))
      return
    }
    updateHandlersAndSend(&actions)
    switchSharingOff(&actions)
    beginSession(at: now, &actions)
    if mayAskAtStart, wantsAttribution(atStart: true) {
      askForAttribution(by: .sdk, inMilliseconds: 0, at: now, rule: .attribution(.asksAtStart), &actions)
    }
    handleSavedLink(&actions)
  }

  /// Whether a start may ask for the attribution at all.
  private var mayAskAtStart: Bool {
    if profile.has(.asksAtEveryStart) { return !process.isFirstLaunch || process.isSessionAnswered }
    return (installation.activity?.subsessionCount ?? 0) > 1
  }

  private mutating func beginSession(at instant: VirtualInstant, _ actions: inout [AdjustAction]) {
    let now = deviceTime(instant)
    guard var activity = installation.activity else {
      var activity = AdjustActivityState(isEnabled: process.isEnabled, lastActivity: now)
      activity.subsessionCount = 1
      let isKept = process.isEnabled || !profile.has(.disabledKeepsNothing)
      let isTracked = isKept && !installation.wantsToBeForgotten
      activity.sessionCount = isTracked ? 1 : 0
      activity.hasPackagesOfDelay = process.isDelayingStart && process.hasDelayedStart
      (activity.pushToken, installation.savedPushToken) = (installation.savedPushToken, nil)
      installation.activity = activity
      if isTracked {
        switchSharingOff(&actions)
        queueSavedPackages(rule: .events(.savedPackagesComeFirst), &actions)
        queue(.session(count: 1), rule: .sessions(.firstSession), &actions)
      } else {
        forget(rule: .events(.forgetsInsteadOfFirstSession), &actions)
      }
      checkAppleAds(at: instant, &actions)
      return
    }
    let pause = activity.lastActivity.elapsed(to: now)
    if pause < .zero, holds(.sessions(.timeTravel)) {
      actions.append(.note(.logged(.timeTravel), rule: .sessions(.timeTravel)))
      activity.lastActivity = now
      installation.activity = activity
    } else if pause > Self.sessionInterval || pause < .zero
      || pause > Self.subsessionInterval && !holds(.sessions(.subsession))
    {
      trackNewSession(at: instant, rule: .sessions(.newSession), &actions)
    } else if pause > Self.subsessionInterval || !holds(.sessions(.tooShortForSubsession)) {
      activity.subsessionCount += 1
      activity.lastActivity = now
      installation.activity = activity
      let note = AdjustNote.logged(.subsession, "\(activity.subsessionCount)", "\(activity.sessionCount)")
      actions.append(.note(note, rule: .sessions(.subsession)))
    } else {
      actions.append(
        .note(.logged(.tooShort), rule: .sessions(.tooShortForSubsession)))
    }
  }

  mutating func trackNewSession(at now: VirtualInstant, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard installation.activity != nil else { return }
    if isForgotten {
      actions.append(.note(.explained(.sessionOfForgottenUser), rule: .events(.forgottenSendsNothing)))
      return
    }
    checkAppleAds(at: now, &actions)
    guard var activity = installation.activity else { return }
    activity.sessionCount += 1
    activity.subsessionCount = 1
    activity.lastActivity = deviceTime(now)
    installation.activity = activity
    queue(.session(count: activity.sessionCount), rule: rule, &actions)
  }

  /// Records the time of the last activity, as at the end of a subsession and with each event.
  mutating func noteActivity(at instant: VirtualInstant, _ actions: inout [AdjustAction]) {
    let now = deviceTime(instant)
    guard let last = installation.activity?.lastActivity else { return }
    let pause = last.elapsed(to: now)
    guard pause <= Self.sessionInterval else { return }
    installation.activity?.lastActivity = now
    if pause < .zero { actions.append(.note(.logged(.timeTravel), rule: .sessions(.timeTravel))) }
  }

  /// Catches up on the times that the foreground timer has recorded since the app became active.
  ///
  /// The timer has no other observable effect, so it need not run.
  mutating func noteForegroundActivity(until now: VirtualInstant) {
    guard let since = process.foregroundSince, maySend, let last = installation.activity?.lastActivity else { return }
    let ticks = since.elapsed(to: now).multiples(of: Self.foregroundInterval)
    let latest = deviceTime(since.advanced(by: Self.foregroundInterval * ticks))
    if ticks > 0, latest > last { installation.activity?.lastActivity = latest }
  }
}
