extension Engine {
  /// Lets an SDK's request be answered: by the servers after their latency, or at once if the device is offline.
  ///
  /// - Parameters:
  ///   - answer: What happens with the answer.
  ///   - latency: How long the servers take.
  ///   - cause: The event of the request.
  func submitAnswer(_ answer: PendingEvent.Action, after latency: Latency, cause: Int) {
    let latency = world.isOnline ? latency : Latency(.zero)
    world.queue.submit(
      PendingEvent(
        earliest: world.now.advanced(by: latency.shortest), latest: world.now.advanced(by: latency.longest),
        cause: cause, queue: nil, rule: .simulation(world.isOnline ? .backendAnswers : .networkState),
        scope: .process, action: answer))
  }
}
