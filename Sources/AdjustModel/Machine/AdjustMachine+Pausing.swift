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
    let notes: (pausing: AdjustNote, remaining: AdjustNote, resuming: AdjustNote) =
      installation.activity == nil
      ? (
        pausing: .logged(.willStartOffline),
        remaining: .logged(.willStillBePaused),
        resuming: .logged(.willStartOnline)
      )
      : (
        pausing: .logged(.goingOffline),
        remaining: .logged(.remainPaused),
        resuming: .logged(.goingOnline)
      )
    report(isOffline ? notes.pausing : isPaused ? notes.remaining : notes.resuming, .pauses(.offlinePauses), &actions)
  }

  /// Handles `enable` and `disable`.
  package mutating func setEnabled(_ isEnabled: Bool, at now: VirtualInstant) -> [AdjustAction] {
    if process.phase == .notRunning || process.phase == .beforeInit { process.enabledBeforeInit = isEnabled }
    return call(.enabled(isEnabled), at: now)
  }

  mutating func changeEnabled(_ isEnabled: Bool, at now: VirtualInstant, _ actions: inout [AdjustAction]) {
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
      let resuming: AdjustNote =
        isPaused
        ? .logged(.willStillBePaused) : .logged(.willStartEnabled)
      report(
        isEnabled ? resuming : .logged(.willStartDisabled), .pauses(.disablingPauses),
        &actions)
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
    if isEnabled {
      checkAppleAds(at: now, &actions)
      forget(rule: .events(.forgetsDevice), &actions)
    }
    let resuming: AdjustNote = isPaused ? .logged(.remainPaused) : .logged(.resumesEnabled)
    report(isEnabled ? resuming : .logged(.disabling), .pauses(.disablingPauses), &actions)
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
