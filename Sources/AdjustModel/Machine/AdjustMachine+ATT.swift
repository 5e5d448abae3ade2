import SDKContract

extension AdjustMachine {
  /// Changes the user's answer to the tracking prompt, as `ATTrackingManager.trackingAuthorizationStatus` shows it.
  ///
  /// The SDK is not notified; it checks once a second while it waits, and once a minute otherwise.
  package mutating func setATTStatus(_ status: ATTStatus, at now: VirtualInstant) -> [AdjustAction] {
    installation.attStatus = status
    var actions: [AdjustAction] = []
    awaitForegroundTimer(at: now, &actions)
    return actions
  }

  /// Logs the wait that the app has configured, whether or not the SDK is going to wait; it does so before anything
  /// else.
  func announceATTWait(_ actions: inout [AdjustAction]) {
    defer {
      if !mayUseATT { actions.append(.note(.logged(.trackingIsOff), rule: .delays(.attIsNotUsed))) }
    }
    let configured = configuration.attConsentWaitingInterval.components.seconds
    guard configured > 0, profile.has(.attWait) else { return }
    if ignoresATTWait {
      actions.append(.log(.logged(.attIsIgnored), rule: .delays(.waitsForATT)))
    } else {
      let announcement = AdjustNote.logged(.attWaits, "\(configured)")
      let rule = AdjustRule.delays(.waitsForATT)
      actions.append(isToWaitForATT ? .note(announcement, rule: rule) : .log(announcement, rule: rule))
    }
  }

  /// Decides at `initSdk` whether to wait for the user's answer.
  mutating func beginWaitingForATT(_ actions: inout [AdjustAction]) {
    if ignoresATTWait { return }
    if isToWaitForATT {
      installation.attSecondsLeft = secondsOfATTWait
      process.isWaitingForATT = true
    } else if installation.attStatus != .notDetermined || !usesATT {
      installation.attSecondsLeft = nil
    } else if secondsOfATTWait <= 0 {
      if installation.attSecondsLeft != nil { installation.attSecondsLeft = 0 }
    } else {
      actions.append(.note(.explained(.attWaitIsOver), rule: .delays(.attWaitIsOver)))
    }
  }

  /// How long the SDK waits at most: what the app has configured, as far as the version allows it.
  private var secondsOfATTWait: Int64 {
    min(configuration.attConsentWaitingInterval, profile.longestATTWait).components.seconds
  }

  /// Whether the user has not answered yet, and no earlier wait is over.
  private var isToWaitForATT: Bool {
    installation.attStatus == .notDetermined && secondsOfATTWait > 0 && usesATT
      && (installation.attSecondsLeft != 0 || !holds(.delays(.attWaitIsOver)))
  }

  /// Whether the SDK looks at the tracking status at all.
  var usesATT: Bool { mayUseATT && hasATT }

  /// Whether the app lets the SDK look at the tracking status.
  private var mayUseATT: Bool {
    configuration.usesTrackingTransparency || !profile.has(.trackingIsOptional) || !holds(.delays(.attIsNotUsed))
  }

  /// Whether the system has a tracking status.
  private var hasATT: Bool { has(VersionNumber(14, 0, 0)) }

  /// Whether a delayed first session takes the place of the wait.
  private var ignoresATTWait: Bool { configuration.delaysFirstSession }

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
