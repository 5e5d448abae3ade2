import SDKContract

extension AppsFlyerMachine {
  /// Handles `start()`, with which the app reports a session.
  ///
  /// - Parameters:
  ///   - completion: Whether the call is `start(completionHandler:)`.
  ///   - now: The time of the call.
  package mutating func start(completion: Bool = false, at now: VirtualInstant) -> [AppsFlyerAction] {
    process.hasStarted = true
    if process.isStopped, holds(.sessions(.startWhileStopped)) { return startLater(completion: completion) }
    guard process.hasKeys || configuration.startWithoutKeys == .sent || !holds(.sessions(.startWithoutKeys)) else {
      let isReported = completion && !configuration.profile.isVersion7
      return [.note(.startWithoutKeys, rule: .sessions(.startWithoutKeys))]
        + (isReported ? [completed(nil, .noDevKey, rule: .errors(.startWithoutKeysFails))] : [])
    }
    if process.queuedStarts != nil, holds(.tracking(.startQueued)) {
      process.queuedStarts?.append(completion)
      return [.note(.startQueued, rule: .tracking(.startQueued))]
    }
    guard isGateOpen(at: now) else { return skip(completion: completion) + startReporting() }
    return sendLaunch(isFirst: installation.launchCounter == 0, completion: completion, at: now) + startReporting()
  }

  /// Handles a change of `isStopped`.
  package mutating func setStopped(_ isStopped: Bool, at now: VirtualInstant) -> [AppsFlyerAction] {
    process.isStopped = isStopped
    guard !isStopped, process.startedWhileStopped else { return [] }
    process.startedWhileStopped = false
    return start(at: now)
  }

  /// Whether the SDK may ask the servers for what follows from something else; what the app calls has rules of its
  /// kind.
  var mayAsk: Bool { !process.isStopped || !holds(.sessions(.nothingAskedWhileStopped)) }

  func isGateOpen(at now: VirtualInstant) -> Bool {
    guard let last = installation.lastLaunch, holds(.sessions(.startSkipped)) else { return true }
    return last.elapsed(to: now) >= configuration.minTimeBetweenSessions
  }

  /// Handles a start while the SDK is stopped, which happens when it no longer is.
  mutating func startLater(completion: Bool) -> [AppsFlyerAction] {
    process.startedWhileStopped = true
    return [.note(.startWhileStopped, rule: .sessions(.startWhileStopped))]
      + (completion ? [completed(nil, .stopped, rule: .errors(.startWhileStoppedFails))] : [])
  }

  func skip(completion: Bool) -> [AppsFlyerAction] {
    let note = AppsFlyerAction.note(.skipLaunch, rule: .sessions(.startSkipped))
    guard completion else { return [note] }
    return [note, completed(nil, .sessionTooSoon, rule: .errors(.startThrottled))]
  }

  mutating func sendLaunch(isFirst: Bool, completion: Bool, at now: VirtualInstant) -> [AppsFlyerAction] {
    var actions = resendLaunches()
    installation.launchCounter += 1
    installation.lastLaunch = now
    let launch = AppsFlyerLaunch(counter: installation.launchCounter, isFirst: isFirst)
    installation.unansweredLaunches.append(launch)
    actions.append(.send(launchRequest(launch, completes: completion), rule: .sessions(.startSends)))
    return actions + resendEvents()
  }

  mutating func launchRequest(_ launch: AppsFlyerLaunch, completes: Bool) -> AppsFlyerRequest {
    process.request(
      .launch(counter: launch.counter), for: .launch(launch, completes: completes),
      hasIDFA: showsAdvertisingIdentifier)
  }

  mutating func launchAnswered(
    _ launch: AppsFlyerLaunch, completes: Bool, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    switch answer {
    case .success(let body):
      forget(launch)
      if completes { actions.append(completed(Self.responseInfo(body), nil, rule: .sessions(.startCompleted))) }
      actions += askForConversionData(launch, at: now)
    case .malformedBody:
      forget(launch)
      if completes { actions.append(completed(nil, nil, rule: .sessions(.startCompleted))) }
      actions += askForConversionData(launch, at: now)
    case .status(let status, _):
      forget(launch)
      if completes {
        actions.append(completed(nil, .statusFailure(status, configuration.profile), rule: .errors(.startRefused)))
      }
      actions += conversionDataFailed(.launchRefused(status: status), rule: .errors(.launchRefused))
    case .urlError(let error):
      actions.append(.note(.launchKept, rule: .sessions(.launchKept)))
      if !holds(.sessions(.launchKept)) { forget(launch) }
      if completes {
        actions.append(completed(nil, .launchNotSent(error, configuration.profile), rule: .errors(.startNotSent)))
      }
    }
    return actions
  }

  /// Returns what the completion handler gets from an answer: the status, and the body that a scenario gives.
  private static func responseInfo(_ body: Payload) -> Payload {
    Payload([PayloadEntry("statusCode", .integer(200))] + body.entries, rules: body.rules)
  }

  private mutating func forget(_ launch: AppsFlyerLaunch) {
    installation.unansweredLaunches.removeAll { $0.counter == launch.counter }
  }

  private func completed(_ body: Payload?, _ error: SDKError?, rule: AppsFlyerRule) -> AppsFlyerAction {
    .complete(.startWithCompletionHandler(body, error), after: configuration.startCompletionDelay, rule: rule)
  }
}
