import SDKContract

extension AppsFlyerMachine {
  /// `start()`, the app's report of a session.
  ///
  /// - Parameter completion: Whether it is `start(completionHandler:)`.
  public mutating func start(completion: Bool = false, at now: VirtualInstant) -> [AppsFlyerAction] {
    process.hasStarted = true
    if process.isStopped, holds(.sessions(.startWhileStopped)) {
      process.startedWhileStopped = true
      return [.note(AppsFlyerLog.startWhileStopped, rule: .sessions(.startWhileStopped))]
    }
    guard process.hasKeys || configuration.startWithoutKeys == .sent || !holds(.sessions(.startWithoutKeys)) else {
      return [.note(AppsFlyerLog.startWithoutKeys, rule: .sessions(.startWithoutKeys))]
    }
    if process.queuedStarts != nil, holds(.tracking(.startQueued)) {
      process.queuedStarts?.append(completion)
      return [.note(AppsFlyerLog.startQueued, rule: .tracking(.startQueued))]
    }
    guard isGateOpen(at: now) else { return skip(completion: completion) }
    return sendLaunch(isFirst: installation.launchCounter == 0, completion: completion, at: now)
  }

  /// `isStopped` is set.
  public mutating func setStopped(_ isStopped: Bool, at now: VirtualInstant) -> [AppsFlyerAction] {
    process.isStopped = isStopped
    guard !isStopped, process.startedWhileStopped else { return [] }
    process.startedWhileStopped = false
    return start(at: now)
  }

  func isGateOpen(at now: VirtualInstant) -> Bool {
    guard let last = installation.lastLaunch, holds(.sessions(.startSkipped)) else { return true }
    return last.duration(to: now) >= configuration.minTimeBetweenSessions
  }

  func skip(completion: Bool) -> [AppsFlyerAction] {
    let note = AppsFlyerAction.note(AppsFlyerLog.skipLaunch, rule: .sessions(.startSkipped))
    guard completion else { return [note] }
    return [note, completed(nil, .sessionTooSoon, rule: .errors(.startThrottled))]
  }

  mutating func sendLaunch(isFirst: Bool, completion: Bool, at now: VirtualInstant) -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    for launch in installation.unansweredLaunches where !process.isInFlight(launch) {
      let request = process.request(
        .launch(counter: launch.counter), for: .launch(launch, completes: false))
      actions.append(.send(request, rule: .sessions(.launchResent)))
    }
    installation.launchCounter += 1
    installation.lastLaunch = now
    let launch = AppsFlyerLaunch(counter: installation.launchCounter, isFirst: isFirst)
    installation.unansweredLaunches.append(launch)
    let request = process.request(
      .launch(counter: launch.counter), for: .launch(launch, completes: completion))
    actions.append(.send(request, rule: .sessions(.startSends)))
    return actions
  }

  mutating func launchAnswered(
    _ launch: AppsFlyerLaunch, completes: Bool, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    switch answer {
    case .success(let body):
      forget(launch)
      if completes { actions.append(completed(body, nil, rule: .sessions(.startCompleted))) }
      actions += askForConversionData(launch, at: now)
    case .malformedBody:
      forget(launch)
      if completes { actions.append(completed(nil, nil, rule: .sessions(.startCompleted))) }
      actions += askForConversionData(launch, at: now)
    case .status(let status):
      forget(launch)
      if completes {
        actions.append(completed(nil, .statusFailure(status, configuration.profile), rule: .errors(.startRefused)))
      }
      actions += conversionDataFailed(.launchRefused(status: status), rule: .errors(.launchRefused))
    case .urlError(let code):
      actions.append(.note(AppsFlyerLog.launchKept, rule: .sessions(.launchKept)))
      if !holds(.sessions(.launchKept)) { forget(launch) }
      if completes {
        actions.append(completed(nil, .launchNotSent(code, configuration.profile), rule: .errors(.startNotSent)))
      }
    }
    return actions
  }

  private mutating func forget(_ launch: AppsFlyerLaunch) {
    installation.unansweredLaunches.removeAll { $0.counter == launch.counter }
  }

  private func completed(_ body: Payload?, _ error: SDKError?, rule: AppsFlyerRule) -> AppsFlyerAction {
    .call(.startWithCompletionHandler(body, error), after: configuration.startCompletionDelay, rule: rule)
  }
}
