extension Engine {
  /// Lets a request be answered: by the servers after their latency, or at once if the device is offline.
  ///
  /// - Parameters:
  ///   - answer: What happens with the answer.
  ///   - latency: How long the servers take.
  ///   - cause: The event of the request.
  func submitAnswer(_ answer: PendingEvent.Action, after latency: Latency, cause: Int) {
    let latency = world.isOnline ? latency : Latency(.zero)
    submitAnswer(answer, after: latency, cause: cause, rule: world.isOnline ? .backendAnswers : .networkState)
  }

  /// Lets a request be answered after a latency, which only decides on the default order where latencies do not count.
  func submitAnswer(_ answer: PendingEvent.Action, after latency: Latency, cause: Int, rule: SimulationRule) {
    let counted = world.ignoresLatencies ? Latency(.zero) : latency
    var event = PendingEvent(
      earliest: world.now.advanced(by: counted.shortest), latest: world.now.advanced(by: counted.longest),
      cause: cause, queue: nil, rule: .simulation(rule), scope: .process, action: answer)
    if world.ignoresLatencies { event.delay = latency.shortest.microseconds }
    world.queue.submit(event)
  }
}
