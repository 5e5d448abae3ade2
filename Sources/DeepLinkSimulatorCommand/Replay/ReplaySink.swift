import DeepLinkSimulator

/// Forwards the events of a run as they happen, and keeps those that will be needed.
struct ReplaySink: TraceSink, Sendable {
  /// The events that were kept.
  private(set) var trace = Trace()
  private let keepsAll: Bool
  private let observe: (@Sendable (TraceEvent) -> Void)?
  private var names: Set<String> = []

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - keepsAll: Whether to keep all events rather than only the first one of each callback.
  ///   - observe: Called with each event.
  init(keepsAll: Bool, observe: (@Sendable (TraceEvent) -> Void)?) {
    self.keepsAll = keepsAll
    self.observe = observe
  }

  mutating func record(_ event: consuming TraceEvent) {
    observe?(event)
    if keepsAll || event.occurrence.isCallback && names.insert(event.occurrence.name).inserted {
      trace.record(event)
    }
  }

  mutating func record(_ note: consuming LoggedNote) {
    if keepsAll { trace.record(note) }
  }
}
