import SDKContract

extension AdjustMachine {
  /// `switchToOfflineMode` and `switchBackToOnlineMode`.
  public mutating func setOffline(_ isOffline: Bool, at now: VirtualInstant) -> [AdjustAction] {
    if process.phase == .notRunning || process.phase == .beforeInit { process.isOffline = isOffline }
    return call(.offline(isOffline), at: now)
  }

  mutating func changeOffline(_ isOffline: Bool, _ actions: inout [AdjustAction]) {
    guard process.isOffline != isOffline else {
      let text: AdjustNote = isOffline ? "Adjust already in offline mode" : "Adjust already in online mode"
      actions.append(.note(text, rule: .pauses(.offlinePauses)))
      return
    }
    process.isOffline = isOffline
    let texts =
      installation.activity == nil
      ? (
        pausing: "Handlers will start paused due to SDK being offline",
        remaining: "Handlers will still start as paused",
        resuming: "Handlers will start as active due to SDK being online"
      )
      : (
        pausing: "Pausing handlers to put SDK offline mode",
        remaining: "Handlers remain paused",
        resuming: "Resuming handlers to put SDK in online mode"
      )
    report(isOffline ? texts.pausing : isPaused ? texts.remaining : texts.resuming, .pauses(.offlinePauses), &actions)
  }

  /// `enable` and `disable`.
  public mutating func setEnabled(_ isEnabled: Bool, at now: VirtualInstant) -> [AdjustAction] {
    if process.phase == .notRunning || process.phase == .beforeInit { process.enabledBeforeInit = isEnabled }
    return call(.enabled(isEnabled), at: now)
  }

  mutating func changeEnabled(_ isEnabled: Bool, at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard self.isEnabled != isEnabled else {
      let text: AdjustNote = isEnabled ? "Adjust already enabled" : "Adjust already disabled"
      actions.append(.note(text, rule: .pauses(.disablingPauses)))
      return
    }
    if isEnabled, installation.activity?.isForgotten == true {
      actions.append(.note("Re-enabling SDK for forgotten user not allowed", rule: .pauses(.disablingPauses)))
      return
    }
    process.isEnabled = isEnabled
    guard installation.activity != nil else {
      let resuming =
        isPaused
        ? "Handlers will still start as paused" : "Handlers will start as active due to the SDK being enabled"
      report(
        isEnabled ? resuming : "Handlers will start as paused due to the SDK being disabled", .pauses(.disablingPauses),
        &actions)
      return
    }
    installation.activity?.isEnabled = isEnabled
    if isEnabled { checkLinkMe(at: now, &actions) }
    if isEnabled, !installation.isInstallTracked, holds(.sessions(.sessionWhenEnabled)) {
      actions.append(.note("No session was accepted yet", rule: .sessions(.sessionWhenEnabled)))
      trackNewSession(at: now, rule: .sessions(.sessionWhenEnabled), &actions)
    }
    if isEnabled {
      checkAppleAds(at: now, &actions)
      forget(rule: .events(.forgetsDevice), &actions)
    }
    let resuming = isPaused ? "Handlers remain paused" : "Resuming handlers due to SDK being enabled"
    report(isEnabled ? resuming : "Pausing handlers due to SDK being disabled", .pauses(.disablingPauses), &actions)
  }

  var isEnabled: Bool { installation.activity?.isEnabled ?? process.isEnabled }

  /// Whether something other than the life cycle keeps the SDK from sending.
  var isPaused: Bool {
    process.isOffline && holds(.pauses(.offlinePauses)) || !isEnabled && holds(.pauses(.disablingPauses))
      || process.isWaitingForATT
  }

  /// Whether the SDK may send clicks now.
  var maySendClicks: Bool { !isPaused && (process.isInForeground || sendsInBackground) }

  private var sendsInBackground: Bool { configuration.sendsInBackground && holds(.pauses(.sendsInBackground)) }

  /// Whether the SDK may send anything else now.
  var maySend: Bool { maySendClicks && !process.isDelayingStart }

  private mutating func report(_ text: String, _ rule: AdjustRule, _ actions: inout [AdjustAction]) {
    actions.append(.note(.words(text), rule: rule))
    updateHandlersAndSend(&actions)
  }

  mutating func updateHandlersAndSend(_ actions: inout [AdjustAction]) {
    updatePauses()
    if maySendClicks { sendNextClick(rule: .pauses(.resumes), &actions) }
    if maySend { sendFirstPackage(rule: .pauses(.resumes), &actions) }
  }

  mutating func updatePauses() {
    process.attribution.isPaused = !maySend
    process.packages.isPaused = !maySend
    process.clicks.isPaused = !maySendClicks
  }
}
