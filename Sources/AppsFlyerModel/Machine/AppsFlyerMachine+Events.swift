import SDKContract

extension AppsFlyerMachine {
  /// Handles `logEvent(_:withValues:)`, with which the app reports an action of the user.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - completion: Whether the call is `logEvent(name:values:completionHandler:)`.
  ///   - now: The time of the call.
  package mutating func logEvent(_ name: String, completion: Bool = false, at now: VirtualInstant) -> [AppsFlyerAction]
  {
    if process.isStopped, holds(.events(.eventWhileStopped)) {
      return [.note(.eventWhileStopped, rule: .events(.eventWhileStopped))]
        + completedEvent(name, completion, .stopped, rule: .events(.eventWhileStopped))
    }
    guard process.hasKeys || !holds(.events(.eventWithoutKeys)) else {
      return [.note(.eventWithoutKeys, rule: .events(.eventWithoutKeys))]
        + completedEvent(name, completion, .noDevKey, rule: .events(.eventWithoutKeys))
    }
    installation.eventCounter += 1
    let event = AppsFlyerEvent(number: installation.eventCounter, name: name)
    guard process.isReporting || !holds(.events(.eventBeforeStart)) else {
      process.cachedEvents.append(AppsFlyerProcess.CachedEvent(event: event, completes: completion))
      return [.note(.eventCached, rule: .events(.eventBeforeStart))]
    }
    return resendLaunches() + resendEvents() + [send(event, completes: completion)]
  }

  /// Handles a start that takes effect: from now on events are sent, beginning with those that waited, one by one.
  mutating func startReporting() -> [AppsFlyerAction] {
    process.isReporting = true
    let cached = process.cachedEvents
    process.cachedEvents = []
    return cached.map { send($0.event, completes: $0.completes, rule: .events(.eventBeforeStart)) }
  }

  /// Sends the sessions again to which the backend has not responded.
  mutating func resendLaunches() -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    for launch in installation.unansweredLaunches where !process.isInFlight(launch) {
      actions.append(.send(launchRequest(launch, completes: false), rule: .sessions(.launchResent)))
    }
    return actions
  }

  /// Sends the events again to which the backend has not responded.
  mutating func resendEvents() -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    for event in installation.unansweredEvents where !process.isInFlight(event) {
      actions.append(
        .send(process.request(.event(event.name), for: .event(event, completes: false)), rule: .events(.eventKept)))
    }
    return actions
  }

  mutating func eventAnswered(
    _ event: AppsFlyerEvent, completes: Bool, _ answer: AppsFlyerAnswer
  ) -> [AppsFlyerAction] {
    if case .urlError(let error) = answer {
      var actions = [AppsFlyerAction.note(.eventKept, rule: .events(.eventKept))]
      if !holds(.events(.eventKept)) { forget(event) }
      actions += completedEvent(
        event.name, completes, .launchNotSent(error, configuration.profile), rule: .events(.eventCompleted))
      return actions
    }
    forget(event)
    if case .status(let status, _) = answer {
      return completedEvent(
        event.name, completes, .statusFailure(status, configuration.profile), rule: .events(.eventCompleted))
    }
    return completedEvent(event.name, completes, nil, rule: .events(.eventCompleted))
  }

  private mutating func send(
    _ event: AppsFlyerEvent, completes: Bool, rule: AppsFlyerRule = .events(.eventSends)
  ) -> AppsFlyerAction {
    installation.unansweredEvents.append(event)
    return .send(process.request(.event(event.name), for: .event(event, completes: completes)), rule: rule)
  }

  private mutating func forget(_ event: AppsFlyerEvent) {
    installation.unansweredEvents.removeAll { $0.number == event.number }
  }

  private func completedEvent(
    _ name: String, _ completes: Bool, _ error: SDKError?, rule: AppsFlyerRule
  ) -> [AppsFlyerAction] {
    guard completes else { return [] }
    let body = error == nil ? Payload([PayloadEntry("statusCode", .integer(200))]) : nil
    return [.call(.logEventWithCompletionHandler(name, body, error), after: .zero, rule: rule)]
  }
}
