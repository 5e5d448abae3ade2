// The inside of a device besides the state of the app, for debugging.
extension SimulationSession {
  /// The SDKs of the app, each with its value.
  package var sdks: [(name: SDKName, value: Any)] { engine.world.sdks.map { ($0.name, $0.anyValue) } }

  /// The latencies of each SDK's servers, by the keys of their requests.
  package var latencies: [(sdk: SDKName, request: String, latency: Latency)] {
    zip(engine.world.sdks, engine.world.latencies).flatMap { sdk, latencies in
      let requests = plan.registry.vocabularies.first { $0.key == sdk.name.rawValue }?.requests ?? []
      return zip(requests, latencies).map { (sdk.name, $0, $1) }
    }
  }

  /// The pending events of each serial queue, and those without one, in the order in which they can come.
  package var queues: [(name: String, events: [PendingEvent])] {
    var names: [SerialQueue: String] = [.user: "user", .lifeCycle: "life cycle"]
    for (sdk, queues) in zip(engine.world.sdks, engine.sdkQueues) {
      for (position, queue) in queues.enumerated() {
        names[queue] = queues.count == 1 ? "\(sdk.name.rawValue) main" : "\(sdk.name.rawValue) main \(position + 1)"
      }
    }
    let events = engine.world.queue.events
    let ordered = names.keys.sorted { $0.index < $1.index }
    return ordered.map { queue in (names[queue] ?? "", events.filter { $0.queue == queue }) }
      + [("no queue", events.filter { $0.queue == nil })]
  }
}
