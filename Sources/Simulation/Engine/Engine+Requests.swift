extension Engine {
  /// Submits the answer to a request: from the servers after their latency, or at once if the device is offline.
  ///
  /// An answer that comes after the SDK has given up has no effect. Where the latency's range extends beyond the
  /// time-out, either may come, and the first of them withdraws the other. Where latencies do not count, only a request
  /// that the servers never answer times out.
  func send(_ request: SDKRequest, _ rule: RuleID, of index: Int) {
    guard world.isOnline else {
      let cause = record(.request(request), .sdk(request.sdk), rule: rule)
      let exchange = world.sdks[index].answerWithoutNetwork(to: request)
      return submit(exchange, after: Latency(.zero), rule: .simulation(.networkState), cause: cause, of: index)
    }
    let (latency, now) = (latency(of: request, of: index), world.now)
    let givesUp = world.sdks[index].timeOut(of: request, sentAt: now)
    let countsLatency = !world.ignoresLatencies
    var mayBeLate = false
    if countsLatency, let givesUp { mayBeLate = givesUp.at < now.advanced(by: latency.longest) }
    if !mayBeLate, isTakenAtOnce(request, of: index) { return }
    let cause = record(.request(request), .sdk(request.sdk), rule: rule)
    let exchange = world.sdks[index].answer(to: request, at: world.now)
    var timeOut = givesUp
    if let rule = givesUp?.rule, !holds(rule) { timeOut = nil }
    // If the rule by which the SDK gives up is off, the failure comes like an answer.
    let isAnswered = world.sdks[index].answers(request) || givesUp != nil && timeOut == nil
    var isInTime = isAnswered
    if mayBeLate, let timeOut, timeOut.at < now.advanced(by: latency.shortest) { isInTime = false }
    if isInTime { submitAnswer(exchange, after: latency, cause: cause, of: index) }
    guard let timeOut, !isAnswered || mayBeLate else { return }
    if isInTime { world.hasRacingAnswers = true }
    let failure = world.sdks[index].answer(to: request, failingWith: .timedOut)
    submit(failure, at: timeOut.at, rule: timeOut.rule, cause: cause, of: index)
  }

  /// Returns the latency of the service that a request asks.
  private func latency(of request: SDKRequest, of index: Int) -> Latency {
    let service = request.service
    // Read in place, because the world and its arrays would be copied otherwise.
    guard world.latencies[index].indices.contains(service) else {
      fatalError("\(request.sdk.rawValue) declares no endpoints, and asks one for \(request.name)")
    }
    return world.latencies[index][service]
  }

  /// Lets an SDK handle at once a request for which the time of the answer does not matter.
  private func isTakenAtOnce(_ request: SDKRequest, of index: Int) -> Bool {
    let now = world.now
    var isTaken = false
    change(index) { isTaken = $0.takenAtOnce(request, at: now, &$1) }
    return isTaken
  }

  private func submit(_ exchange: SDKExchange, after latency: Latency, rule: RuleID, cause: Int, of index: Int) {
    let earliest = world.now.advanced(by: latency.shortest)
    let latest = latency.longest == latency.shortest ? earliest : world.now.advanced(by: latency.longest)
    submit(exchange, at: earliest, orUntil: latest, rule: rule, cause: cause, of: index)
  }

  private func submit(
    _ exchange: SDKExchange, at earliest: VirtualInstant, orUntil latest: VirtualInstant? = nil, rule: RuleID,
    cause: Int, of index: Int
  ) {
    world.queue.submit(
      PendingEvent(
        earliest: earliest, latest: latest ?? earliest, cause: cause, queue: nil, rule: rule, scope: .process,
        action: .sdkAnswer(index, exchange)))
  }

  /// Submits an answer after a latency. Where latencies do not count, they only determine the default order.
  private func submitAnswer(_ exchange: SDKExchange, after latency: Latency, cause: Int, of index: Int) {
    guard world.ignoresLatencies else {
      return submit(exchange, after: latency, rule: .simulation(.backendAnswers), cause: cause, of: index)
    }
    var event = PendingEvent(
      earliest: world.now, latest: world.now, cause: cause, queue: nil, rule: .simulation(.backendAnswers),
      scope: .process, action: .sdkAnswer(index, exchange))
    event.delay = latency.shortest.microseconds
    world.queue.submit(event)
  }

  /// Withdraws the other possible ends of a request that has now been answered or has timed out.
  func withdraw(_ request: SDKRequest) {
    guard world.hasRacingAnswers else { return }
    _ = world.queue.removeAll { event in
      if case .sdkAnswer(_, let other) = event.action { other.request == request } else { false }
    }
  }

  /// Makes pending requests of an app that the system suspends fail when the app runs again, as the system reclaims its
  /// sockets.
  func loseConnections() {
    let rule = RuleID.platform(.lifeCycle(.suspensionLosesConnections))
    guard plan.platform.suspensionLosesConnections, holds(rule) else { return }
    world.queue.replaceAll { [sdks = world.sdks, now = world.now] event in
      guard case .sdkAnswer(let index, let exchange) = event.action else { return nil }
      var lost = event
      lost.action = .sdkAnswer(
        index, sdks[index].answer(to: exchange.request, failingWith: .networkConnectionLost))
      lost.earliest = now
      lost.latest = now
      lost.delay = 0
      lost.rule = rule
      return lost
    }
  }
}

extension World {
  /// The pending events. What may end a request counts once: an answer and the time-out are two such events, and only
  /// one of them comes.
  var eventsToCome: [PendingEvent] {
    guard hasRacingAnswers else { return queue.events }
    var requests: Set<SDKRequest> = []
    return queue.events.filter { event in
      if case .sdkAnswer(_, let exchange) = event.action { requests.insert(exchange.request).inserted } else { true }
    }
  }
}
