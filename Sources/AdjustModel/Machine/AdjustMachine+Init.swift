import SDKContract

extension AdjustMachine {
  /// Handles `initSdk(_:)`, or `appDidLaunch(_:)` in version 4.
  ///
  /// - Parameters:
  ///   - isActive: Whether the app is active at that moment.
  ///   - now: When the app makes the call.
  package mutating func initSdk(isActive: Bool, at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .notRunning || process.phase == .beforeInit || !holds(.sessions(.initializesOnce)) else {
      return [.note(.logged(.alreadyInitialized), rule: .sessions(.initializesOnce))]
    }
    let hasSignature = configuration.hasSignatureLibrary || profile.isVersion4
    guard hasSignature || !holds(.directLinks(.missingSignatureLibrary)) else {
      return [
        .note(.logged(.noSignature), rule: .directLinks(.missingSignatureLibrary))
      ]
    }
    guard configuration.hasValidToken || !holds(.directLinks(.invalidConfiguration)) else {
      return refuse(.malformedToken, "{YourAppToken}")
    }
    var actions: [AdjustAction] = []
    announceWhatIsOff(&actions)
    announceATTWait(&actions)
    if let note = profile.note, holds(.directLinks(.nearestVersion)) {
      actions.append(.note(.words(note), rule: .directLinks(.nearestVersion)))
    }
    process.isAppActive = isActive
    registerSKAN(&actions)
    if delaysFirstSession {
      process.phase = .delayed
      actions.append(.note(.explained(.initializationIsDelayed), rule: .delays(.firstSessionIsDelayed)))
    } else {
      initialize(at: now, &actions)
    }
    return actions
  }

  /// Logs what the app does not let the SDK read.
  private func announceWhatIsOff(_ actions: inout [AdjustAction]) {
    let lines: [(isOff: Bool, line: AdjustLogLine)] = [
      (!configuration.readsAdvertisingID, .advertisingIDIsOff), (!configuration.readsVendorID, .vendorIDIsOff),
      (configuration.appleAds == .never, .appleAdsAreOff),
    ]
    for (isOff, line) in lines where isOff { actions.append(.log(.logged(line), rule: .delays(.appleAdsClick))) }
  }

  /// Returns what `initSdk` logs of a configuration that it does not take.
  ///
  /// - Parameters:
  ///   - mistake: What the SDK logged when the configuration was created; nil if there is none.
  ///   - value: The wrong value.
  package func refuse(_ mistake: AdjustLogLine?, _ value: String) -> [AdjustAction] {
    let notes: [AdjustNote] =
      mistake.map { [.logged($0, value), .logged(.invalidConfiguration)] } ?? [.logged(.noConfiguration)]
    return notes.map { .note($0, rule: .directLinks(.invalidConfiguration)) }
  }

  mutating func initialize(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    process.phase = .initialized
    if configuration.appToken != AdjustConfiguration.usualToken {
      actions.append(.log(.appToken(configuration.appToken), rule: .sessions(.startsInForeground)))
    }
    process.isFirstLaunch = installation.activity == nil
    if installation.isRestored {
      installation.isRestored = false
      actions.append(.note(.explained(.filesAreNotRestored), rule: .sessions(.filesAreNotInBackups)))
    }
    if installation.attribution != nil {
      actions.append(.log(.attributionRead, rule: .attribution(.equalAttributionIsSilent)))
    }
    if let tracker = configuration.defaultTracker {
      actions.append(.log(.logged(.defaultTracker, tracker), rule: .sessions(.startsInForeground)))
    }
    if let isEnabled = process.enabledBeforeInit { process.isEnabled = isEnabled }
    let minute = AdjustNote.logged(.foregroundTimerIsSet, "60.0", "60.0")
    actions.append(.log(minute, rule: .sessions(.startsInForeground)))
    if configuration.sendsInBackground {
      actions.append(.note(.logged(.sendsInBackground), rule: .pauses(.sendsInBackground)))
    }
    configureDelayedStart(&actions)
    beginWaitingForATT(&actions)
    updatePauses()
    checkLinkMe(at: now, &actions)
    if !holds(.events(.forgetsAfterSession)) { forget(rule: .events(.forgetsDevice), &actions) }
    let wasKnown = installation.activity != nil
    // Noted before the packages that follow, which have the new status too.
    let hasNewStatus = wasKnown && noteTrackingStatus(&actions)
    if wasKnown, isEnabled, !isForgotten {
      queueSavedPackages(rule: .events(.savedPackagesComeFirst), &actions)
    }
    if let isEnabled = process.enabledBeforeInit { applyEnabled(isEnabled, at: now, &actions) }
    answerAttributionGetters(&actions)
    answerAdidGetters(&actions)
    // The SDK does this in separate blocks, for which the detour of the start over the main thread leaves time.
    let startsLater = profile.has(.startsInForeground) && !profile.has(.startsWithInit)
    if wasKnown, startsLater { doWhatWasKept(reportsStatus: hasNewStatus, &actions) }
    if !profile.has(.startsInForeground), holds(.sessions(.startsWithTheCall)) {
      actions.append(.note(.explained(.startsWithTheCall), rule: .sessions(.startsWithTheCall)))
      start(at: now, &actions)
    } else if process.isAppActive ? holds(.sessions(.startsInForeground)) : !holds(.sessions(.waitsForForeground)) {
      actions.append(
        .note(.logged(.startsInForeground), rule: .sessions(.startsInForeground)))
      enterForeground(at: now, &actions)
    } else {
      actions.append(
        .note(.logged(.waitsForForeground), rule: .sessions(.waitsForForeground)))
    }
    if wasKnown, !startsLater { doWhatWasKept(reportsStatus: hasNewStatus, &actions) }
  }

  /// Does what the app has asked for before `initSdk` of a later launch, or what the last launch has left.
  private mutating func doWhatWasKept(reportsStatus: Bool, _ actions: inout [AdjustAction]) {
    queueSavedPushToken(&actions)
    if installation.wantsToBeForgotten, holds(.events(.forgetsAfterSession)) {
      if profile.has(.startsWithInit) {
        actions.append(.note(.explained(.forgottenBeforeInit), rule: .events(.forgetsAfterSession)))
      }
      forget(rule: .events(.forgetsAfterSession), &actions)
    }
    if reportsStatus { queue(.trackingStatus, rule: .events(.reportsTrackingStatus), &actions) }
  }
}
