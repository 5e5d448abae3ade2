import SDKContract

extension AdjustMachine {
  /// Changes the user's answer to the tracking prompt, as `ATTrackingManager.trackingAuthorizationStatus` shows it.
  ///
  /// The SDK is not notified; it checks once a second while it waits.
  package mutating func setATTStatus(_ status: ATTStatus, at now: VirtualInstant) -> [AdjustAction] {
    installation.attStatus = status
    return []
  }

  /// Decides at `initSdk` whether to wait for the user's answer.
  mutating func beginWaitingForATT(_ actions: inout [AdjustAction]) {
    let wait = min(configuration.attConsentWaitingInterval, profile.longestATTWait).components.seconds
    let configured = configuration.attConsentWaitingInterval.components.seconds
    let announcement = AdjustNote.logged(.attWaits, "\(configured)")
    if ignoresATTWait { return }
    defer {
      if configured > 0, !process.isWaitingForATT { actions.append(.log(announcement, rule: .delays(.waitsForATT))) }
    }
    if installation.attStatus != .notDetermined {
      installation.attSecondsLeft = nil
    } else if wait <= 0 {
      if installation.attSecondsLeft != nil { installation.attSecondsLeft = 0 }
    } else if installation.attSecondsLeft == 0, holds(.delays(.attWaitIsOver)) {
      actions.append(.note(.explained(.attWaitIsOver), rule: .delays(.attWaitIsOver)))
    } else {
      installation.attSecondsLeft = wait
      process.isWaitingForATT = true
      actions.append(.note(announcement, rule: .delays(.waitsForATT)))
    }
  }

  /// Whether a delayed first session takes the place of the wait.
  var ignoresATTWait: Bool { configuration.delaysFirstSession || process.isFirstSessionDelayEnabled }

  mutating func pollATTStatus(_ actions: inout [AdjustAction]) {
    guard process.isWaitingForATT else { return }
    process.attChains += 1
    lookAtATTStatus(process.attChains, &actions)
  }

  private func lookAtATTStatus(_ chain: Int, _ actions: inout [AdjustAction]) {
    actions.append(.setTimer(.attStatus(chain), after: .seconds(1), rule: .delays(.waitsForATT)))
  }

  /// Checks the status in one of the chains of checks: each check counts down, and a short pause does not end an
  /// earlier chain.
  mutating func attTimerFired(_ chain: Int, _ actions: inout [AdjustAction]) {
    guard process.isWaitingForATT, process.isInForeground else { return }
    if chain < process.attChains {
      actions.append(.note(.explained(.secondRowOfLooks), rule: .delays(.attChainsAddUp)))
    }
    let secondsLeft = installation.attSecondsLeft ?? 0
    if installation.attStatus != .notDetermined, holds(.delays(.attStatusEndsWait)) {
      installation.attSecondsLeft = nil
      actions.append(
        .note(.logged(.attAnswered, "\(installation.attStatus.rawValue)"), rule: .delays(.attStatusEndsWait)))
    } else if secondsLeft == 0, holds(.delays(.attWaitTimesOut)) {
      let text: AdjustNote = .logged(.attTimedOut)
      actions.append(.note(text, rule: .delays(.attWaitTimesOut)))
    } else {
      installation.attSecondsLeft = secondsLeft - 1
      lookAtATTStatus(chain, &actions)
      return
    }
    process.isWaitingForATT = false
    updateHandlersAndSend(&actions)
  }
}
