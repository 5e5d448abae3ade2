import SDKContract

// MARK: - First session delay

extension AdjustMachine {
  /// Handles `endFirstSessionDelay()`.
  package mutating func endFirstSessionDelay(at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .delayed, holds(.delays(.delayedCallsFollow)) else { return [] }
    var actions: [AdjustAction] = [.note(.explained(.firstSessionDelayEnds), rule: .delays(.delayedCallsFollow))]
    initialize(at: now, &actions)
    let calls = process.delayedCalls
    process.delayedCalls = []
    for call in calls { perform(call, at: now, &actions) }
    return actions
  }

  /// Keeps what the app says about sharing and consent during the delay for the first session, if the SDK has a list
  /// for it: the list of calls from before `initSdk`, which the first of these calls creates.
  private mutating func keepDuringDelay(_ package: AdjustRequest.Kind, _ actions: inout [AdjustAction]) {
    let hasList = process.enabledBeforeInit != nil || !process.savedSharing.isEmpty || process.savedConsent != nil
    if hasList {
      saveForSession(package, &actions)
    } else {
      actions.append(.note(.explained(.consentDuringDelayIsLost), rule: .delays(.delayedConsentIsLost)))
    }
  }

  var delaysFirstSession: Bool {
    profile.has(.firstSessionDelay) && installation.activity == nil && holds(.delays(.firstSessionIsDelayed))
      && configuration.delaysFirstSession
  }

  /// Makes a call now, or delays it until the end of the first session delay.
  mutating func call(_ call: AdjustCallByApp, at now: VirtualInstant) -> [AdjustAction] {
    switch process.phase {
    case .notRunning, .beforeInit: return notesBeforeInit(call.noteBeforeInit)
    case .delayed where holds(.delays(.callsAreHeldBack)):
      var actions: [AdjustAction] = [.note(call.enqueuingNote, rule: .delays(.callsAreHeldBack))]
      if case .package(let package) = call, package.precedesSession, holds(.delays(.delayedConsentIsLost)) {
        keepDuringDelay(package, &actions)
      } else {
        process.delayedCalls.append(call)
      }
      return actions
    case .delayed, .initialized:
      var actions: [AdjustAction] = []
      // Most calls have several actions, so the array need not grow.
      actions.reserveCapacity(4)
      perform(call, at: now, &actions)
      return actions
    }
  }

  /// Returns what the SDK logs of a call before `initSdk`, in versions of which it is known.
  func notesBeforeInit(_ note: AdjustNote?) -> [AdjustAction] {
    guard let note, !profile.isVersion4 else { return [] }
    return [.log(note, rule: .events(.eventsNeedInit))]
  }

  private mutating func perform(_ call: AdjustCallByApp, at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    switch call {
    case .becameActive: becameActive(at: now, &actions)
    case .becameInactive: becameInactive(at: now, &actions)
    case .deeplink(let url, let referrer, let completion, let time):
      handleDeeplink(url, referrer: referrer, completion: completion, clickedAt: time, &actions)
    case .event(let event): handleEvent(event, at: now, &actions)
    case .enabled(let isEnabled): changeEnabled(isEnabled, at: now, &actions)
    case .offline(let isOffline): changeOffline(isOffline, &actions)
    case .forgetMe: forget(rule: .events(.forgetsDevice), &actions)
    case .isEnabled(let completion): tellWhetherEnabled(completion, &actions)
    case .package(let kind): queueOther(kind, &actions)
    case .trackingStatus(let status): reportTrackingStatus(status, &actions)
    }
    startBufferTimer(at: now, &actions)
  }
}

// MARK: - Delayed start of version 4

extension AdjustMachine {
  /// The longest `delayStart`.
  private static let longestDelay = Duration.seconds(10)

  /// Handles `sendFirstPackages()` of version 4.
  package mutating func sendFirstPackages(at now: VirtualInstant) -> [AdjustAction] {
    guard process.phase == .initialized, profile.isVersion4 else { return [] }
    guard process.isDelayingStart else {
      return [.note(.logged(.noStartDelay), rule: .delays(.delayedStartEnds))]
    }
    var actions: [AdjustAction] = [.cancelTimer(.delayStart)]
    endDelayedStart(&actions)
    return actions
  }

  /// Whether the app asks for a delay of the start, in a version that has one.
  private var delaysStart: Bool {
    profile.isVersion4 && profile.has(.delaysStart) && configuration.delayStart > .zero
  }

  /// Handles `delayStart`, at `appDidLaunch`.
  mutating func configureDelayedStart(_ actions: inout [AdjustAction]) {
    process.isDelayingStart = delaysStart && process.isFirstLaunch
    if process.isDelayingStart { actions.append(.log(.logged(.delayIsSet), rule: .delays(.startIsDelayed))) }
    // A kill has cut the delay of the first launch short (ADJActivityHandler.m, initI).
    if installation.activity?.hasPackagesOfDelay == true { updatePackagesOfDelay(&actions) }
  }

  mutating func beginDelayedStart(_ actions: inout [AdjustAction]) {
    guard process.isDelayingStart, !process.hasDelayedStart else { return }
    process.hasDelayedStart = true
    installation.activity?.hasPackagesOfDelay = true
    let rule = AdjustRule.delays(.startIsDelayed)
    let delay = min(configuration.delayStart, Self.longestDelay)
    let (asked, seconds) = (LogSeconds.tenths(configuration.delayStart), LogSeconds.tenths(delay))
    if delay < configuration.delayStart {
      actions.append(.log(.logged(.delayIsTooLong, asked, seconds), rule: rule))
    }
    actions.append(.log(.logged(.delayWaits, seconds), rule: rule))
    actions.append(.log(.logged(.delayTimerStarts, seconds), rule: rule))
    actions.append(.setTimer(.delayStart, after: delay, rule: rule))
  }

  mutating func delayTimerFired(_ actions: inout [AdjustAction]) {
    guard process.isDelayingStart else { return }
    actions.append(.log(.logged(.delayTimerFired), rule: .delays(.delayedStartEnds)))
    endDelayedStart(&actions)
  }

  private mutating func endDelayedStart(_ actions: inout [AdjustAction]) {
    guard process.isDelayingStart, holds(.delays(.delayedStartEnds)) else { return }
    process.isDelayingStart = false
    updatePackagesOfDelay(&actions)
    actions.append(.log(.logged(.delayTimerCancelled), rule: .delays(.delayedStartEnds)))
    actions.append(.note(.explained(.startDelayEnds), rule: .delays(.delayedStartEnds)))
    updateHandlersAndSend(&actions)
  }

  /// Gives the packages of a delayed start what the app has set in the meantime, which only the log shows.
  private mutating func updatePackagesOfDelay(_ actions: inout [AdjustAction]) {
    installation.activity?.hasPackagesOfDelay = false
    actions.append(.log(.logged(.packagesUpdated), rule: .delays(.delayedStartEnds)))
  }
}
