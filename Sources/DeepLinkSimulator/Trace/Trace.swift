/// Everything that happened in a run, in order.
public struct Trace: TraceSink, Sendable {
  /// The events, in order; the one with index n is at n - 1.
  public private(set) var events: [TraceEvent] = []

  /// What Adjust put into its queues, in order.
  public private(set) var queuedPackages: [QueuedPackage] = []

  /// Creates an empty trace.
  public init() {
    // Room for a usual flow.
    events.reserveCapacity(62)
  }

  /// Takes the next event.
  public mutating func record(_ event: TraceEvent) {
    events.append(event)
  }

  /// Keeps what was put into a queue.
  public mutating func record(_ package: QueuedPackage) {
    queuedPackages.append(package)
  }

  /// Forgets all but the first events and packages.
  mutating func keep(events: Int, packages: Int) {
    self.events.removeSubrange(events...)
    queuedPackages.removeSubrange(packages...)
  }

  /// The callbacks of the SDKs, in order.
  public var callbacks: [TraceEvent] { events.filter(\.occurrence.isCallback) }
}
