import SDKContract

extension AdjustMachine {
  /// Handles `UIApplication.didBecomeActiveNotification`.
  package mutating func didBecomeActive(at now: VirtualInstant) -> [AdjustAction] {
    process.isAppActive = true
    return call(.becameActive, at: now)
  }

  /// Handles `UIApplication.willResignActiveNotification`.
  package mutating func willResignActive(at now: VirtualInstant) -> [AdjustAction] {
    process.isAppActive = false
    return call(.becameInactive, at: now)
  }

  mutating func becameActive(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    if process.isInForeground && profile.has(.repeatedActivationIsIgnored)
      && holds(.sessions(.ignoresRepeatedActivation))
    {
      actions.append(.note(.explained(.alreadyInForeground), rule: .sessions(.ignoresRepeatedActivation)))
    } else {
      enterForeground(at: now, &actions)
    }
  }

  mutating func becameInactive(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    noteForegroundActivity(until: now)
    process.isInForeground = false
    process.foregroundSince = nil
    stopAwaitingForegroundTimer(&actions)
    if holds(.pauses(.resigningPauses)) { updatePauses() }
    if process.isWaitingForATT, !holds(.delays(.attChainsAddUp)) {
      for chain in 0...process.attChains { actions.append(.cancelTimer(.attStatus(chain))) }
    }
    actions.append(.log(.logged(.foregroundTimerSuspended), rule: .pauses(.resigningPauses)))
    startBackgroundTimer(&actions)
    actions.append(.note(.logged(.subsessionEnd), rule: .pauses(.resigningPauses)))
    restartBufferTimer(at: now, &actions)
    noteActivity(at: now, &actions)
  }

  mutating func enterForeground(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    process.isInForeground = true
    process.foregroundSince = now
    beginDelayedStart(&actions)
    pollATTStatus(&actions)
    if configuration.sendsInBackground {
      actions.append(.log(.logged(.backgroundTimerCancelled), rule: .pauses(.sendsInBackground)))
    }
    if isEnabled { actions.append(.log(.logged(.foregroundTimerStarts), rule: .pauses(.resumes))) }
    actions.append(.note(.logged(.subsessionStart), rule: .pauses(.resumes)))
    start(at: now, &actions)
    restartBufferTimer(at: now, &actions)
    awaitForegroundTimer(at: now, &actions)
  }

  /// Logs the timer that runs while the app is in the background and the SDK may send there.
  ///
  /// It sends the first package again after a minute, which is on its way by then, so it need not run.
  func startBackgroundTimer(_ actions: inout [AdjustAction]) {
    guard configuration.sendsInBackground, !process.isInForeground, maySend else { return }
    actions.append(.log(.logged(.backgroundTimerStarts, "60.0"), rule: .pauses(.sendsInBackground)))
  }
}
