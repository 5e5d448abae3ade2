extension AdjustMachine {
  /// `initSdk(_:)`, in version 4 `appDidLaunch(_:)`.
  ///
  /// - Parameters:
  ///   - isActive: Whether the app is active at that moment.
  ///   - now: When the app makes the call.
  public mutating func initSdk(isActive: Bool, at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .notRunning || process.phase == .beforeInit || !holds(.initialisesOnce) else {
      return [.note("Adjust already initialized", rule: .initialisesOnce)]
    }
    guard configuration.hasSignatureLibrary || !holds(.missingSignatureLibrary) else {
      return [.note("Missing signature library, SDK can't be initialised", rule: .missingSignatureLibrary)]
    }
    var actions: [AdjustAction] = []
    if let note = profile.note, holds(.nearestVersion) { actions.append(.note(note, rule: .nearestVersion)) }
    process.isAppActive = isActive
    registerSKAN(&actions)
    if delaysFirstSession {
      process.phase = .delayed
      actions.append(.note("Initialization waits for endFirstSessionDelay", rule: .firstSessionIsDelayed))
    } else {
      initialise(at: now, &actions)
    }
    return actions
  }

  mutating func initialise(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    process.phase = .initialised
    process.isFirstLaunch = installation.activity == nil
    if let isEnabled = process.enabledBeforeInit { process.isEnabled = isEnabled }
    if configuration.sendsInBackground {
      actions.append(.note("Send in background configured", rule: .sendsInBackground))
    }
    process.isDelayingStart = profile.isVersion4 && configuration.delayStart > .zero
    beginWaitingForATT(&actions)
    updatePauses()
    checkLinkMe(at: now, &actions)
    forget(rule: .forgetsDevice, &actions)
    if let isEnabled = process.enabledBeforeInit { changeEnabled(isEnabled, at: now, &actions) }
    answerAttributionGetters(&actions)
    answerAdidGetters(&actions)
    if process.isAppActive ? holds(.startsInForeground) : !holds(.waitsForForeground) {
      actions.append(.note("Start sdk, since the app is already in the foreground", rule: .startsInForeground))
      enterForeground(at: now, &actions)
    } else {
      actions.append(.note("Wait for the app to go to the foreground to start the sdk", rule: .waitsForForeground))
    }
  }
}
