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
    if holds(.pauses(.resigningPauses)) { updatePauses() }
    if process.isWaitingForATT, !holds(.delays(.attChainsAddUp)) {
      for chain in 0...process.attChains { actions.append(.cancelTimer(.attStatus(chain))) }
    }
    actions.append(.note(.logged(.subsessionEnd), rule: .pauses(.resigningPauses)))
    restartBufferTimer(at: now, &actions)
    noteActivity(at: now, &actions)
  }

  mutating func enterForeground(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    process.isInForeground = true
    process.foregroundSince = now
    beginDelayedStart(&actions)
    pollATTStatus(&actions)
    actions.append(.note(.logged(.subsessionStart), rule: .pauses(.resumes)))
    start(at: now, &actions)
    restartBufferTimer(at: now, &actions)
  }
}
