import SDKContract

extension AdjustMachine {
  /// Handles `switchToOfflineMode` and `switchBackToOnlineMode`.
  package mutating func setOffline(_ isOffline: Bool, at now: VirtualInstant) -> [AdjustAction] {
    if process.phase == .notRunning || process.phase == .beforeInit { process.isOffline = isOffline }
    return call(.offline(isOffline), at: now)
  }

  mutating func changeOffline(_ isOffline: Bool, _ actions: inout [AdjustAction]) {
    guard process.isOffline != isOffline else {
      let text: AdjustNote = isOffline ? .logged(.alreadyOffline) : .logged(.alreadyOnline)
      actions.append(.note(text, rule: .pauses(.offlinePauses)))
      return
    }
    process.isOffline = isOffline
    let isStarted = installation.activity != nil
    let resuming = whatFollows(resuming: isStarted ? .goingOnline : .willStartOnline)
    let pausing: AdjustLogLine = isStarted ? .goingOffline : .willStartOffline
    report(.logged(isOffline ? pausing : resuming), .pauses(.offlinePauses), &actions)
  }

  /// Returns what the log says once a cause of a pause is gone: that another one remains, or else the given line.
  ///
  /// The delayed start of version 4 does not hold clicks back (ADJActivityHandler.m, checkStatusI, before 5.0).
  private func whatFollows(resuming: AdjustLogLine) -> AdjustLogLine {
    let isStarted = installation.activity != nil
    if isPaused { return isStarted ? .remainPaused : .willStillBePaused }
    guard process.isDelayingStart else { return resuming }
    return isStarted ? .remainPausedButClicks : .willStillBePausedButClicks
  }

  /// Handles `enable` and `disable`.
  package mutating func setEnabled(_ isEnabled: Bool, at now: VirtualInstant) -> [AdjustAction] {
    if process.phase == .notRunning || process.phase == .beforeInit { process.enabledBeforeInit = isEnabled }
    return call(.enabled(isEnabled), at: now)
  }

  mutating func changeEnabled(_ isEnabled: Bool, at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    let changes = self.isEnabled != isEnabled
    applyEnabled(isEnabled, at: now, &actions)
    guard changes, isEnabled else { return }
    // The SDK does this in separate blocks, after all that.
    forget(rule: .events(.forgetsDevice), &actions)
    if holds(.events(.savedPackagesWaitForEnable)) { queueSavedPushToken(&actions) }
  }

  /// Changes whether the SDK is enabled, without what it does in separate blocks then.
  mutating func applyEnabled(_ isEnabled: Bool, at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard self.isEnabled != isEnabled else {
      let text: AdjustNote = isEnabled ? .logged(.alreadyEnabled) : .logged(.alreadyDisabled)
      actions.append(.note(text, rule: .pauses(.disablingPauses)))
      return
    }
    if isEnabled, installation.activity?.isForgotten == true {
      actions.append(.note(.logged(.forgottenStaysDisabled), rule: .pauses(.disablingPauses)))
      return
    }
    process.isEnabled = isEnabled
    guard installation.activity != nil else {
      let line = isEnabled ? whatFollows(resuming: .willStartEnabled) : .willStartDisabled
      report(.logged(line), .pauses(.disablingPauses), &actions)
      return
    }
    installation.activity?.isEnabled = isEnabled
    if isEnabled, !installation.wantsToBeForgotten {
      switchSharingOff(&actions)
      if holds(.events(.savedPackagesWaitForEnable)) {
        queueSavedPackages(rule: .events(.savedPackagesWaitForEnable), &actions)
      }
      checkLinkMe(at: now, &actions)
    }
    if isEnabled, !installation.isInstallTracked, profile.has(.disabledKeepsNothing),
      holds(.sessions(.sessionWhenEnabled))
    {
      actions.append(.note(.explained(.noSessionYet), rule: .sessions(.sessionWhenEnabled)))
      trackNewSession(at: now, rule: .sessions(.sessionWhenEnabled), &actions)
    }
    if isEnabled { checkAppleAds(at: now, &actions) }
    let line = isEnabled ? whatFollows(resuming: .resumesEnabled) : .disabling
    report(.logged(line), .pauses(.disablingPauses), &actions)
  }

  var isEnabled: Bool { installation.activity?.isEnabled ?? process.isEnabled }

  /// Whether something other than the life cycle prevents the SDK from sending.
  var isPaused: Bool {
    process.isOffline && holds(.pauses(.offlinePauses)) || !isEnabled && holds(.pauses(.disablingPauses))
      || process.isWaitingForATT
  }

  /// Whether the SDK may send clicks now.
  var maySendClicks: Bool { !isPaused && (process.isInForeground || sendsInBackground) }

  private var sendsInBackground: Bool { configuration.sendsInBackground && holds(.pauses(.sendsInBackground)) }

  /// Whether the SDK may send anything else now.
  var maySend: Bool { maySendClicks && !process.isDelayingStart }

  private mutating func report(_ note: AdjustNote, _ rule: AdjustRule, _ actions: inout [AdjustAction]) {
    actions.append(.note(note, rule: rule))
    updateHandlersAndSend(&actions)
  }

  mutating func updateHandlersAndSend(_ actions: inout [AdjustAction]) {
    updatePauses()
    if maySendClicks { sendNextClick(rule: .pauses(.resumes), &actions) }
    if maySend, !holdsQueueBack { sendFirstPackage(rule: .pauses(.resumes), &actions) }
  }

  mutating func updatePauses() {
    process.attribution.isPaused = !maySend
    process.packages.isPaused = !maySend
    process.clicks.isPaused = !maySendClicks
  }
}
