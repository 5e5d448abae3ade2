extension Engine {
  /// Lets a request be answered: by the servers after their latency, or at once if the device is offline.
  ///
  /// An answer that comes after the SDK has given up is none. Where the latency has a range that goes beyond the
  /// time-out, either may come, and the first of them withdraws the other. Where latencies do not count, only a request
  /// that nobody answers times out.
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
    // Without the rule by which the SDK gives up, the failure comes as an answer would.
    let isAnswered = world.sdks[index].answers(request) || givesUp != nil && timeOut == nil
    var isInTime = isAnswered
    if mayBeLate, let timeOut, timeOut.at < now.advanced(by: latency.shortest) { isInTime = false }
    if isInTime { submitAnswer(exchange, after: latency, cause: cause, of: index) }
    guard let timeOut, !isAnswered || mayBeLate else { return }
    if isInTime { world.hasRacingAnswers = true }
    let failure = world.sdks[index].answer(to: request, failingWith: .timedOut)
    submit(failure, at: timeOut.at, rule: timeOut.rule, cause: cause, of: index)
  }

  /// How long the service takes to answer that a request asks.
  private func latency(of request: SDKRequest, of index: Int) -> Latency {
    let service = request.service
    // Read where it is, as the world and its arrays would be copied otherwise.
    guard world.latencies[index].indices.contains(service) else {
      fatalError("\(request.sdk.rawValue) declares no endpoint at \(service), the service of \(request.name)")
    }
    return world.latencies[index][service]
  }

  /// Lets an SDK take the answer to a request for which it does not matter when it comes.
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

  /// Lets an answer come after a latency; where latencies do not count, they only say which order is the default one.
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

  /// Takes back what else could have become of a request that has now been answered, or given up.
  func withdraw(_ request: SDKRequest) {
    guard world.hasRacingAnswers else { return }
    _ = world.queue.removeAll { event in
      if case .sdkAnswer(_, let other) = event.action { other.request == request } else { false }
    }
  }

  /// The system takes back the sockets of an app that it suspends: what is on its way fails when the app runs again.
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
