/// A watch for expectations that ask for nothing in any order of an exploration: an event to which they apply does not
/// come, or the facts do not hold under which they do.
///
/// Such an expectation holds, and would otherwise look as if it had been checked in every order. Orders are not run to
/// their end one by one, so the watch looks at each event that is performed.
final class IdleWatch: @unchecked Sendable {
  // It never leaves the thread of its exploration.

  private var asleep: [(text: String, monitor: ExpectationMonitor)] = []

  /// What says of the expectations that have asked for nothing so far that they did not.
  var idle: [String] { asleep.map(\.text) }

  /// - Parameter expectations: What must hold in each order.
  init(_ expectations: [Expectation.Kind]) {
    for expectation in expectations {
      guard let text = expectation.idleness, let monitor = ExpectationMonitor(expectation),
        !asleep.contains(where: { $0.text == text })
      else { continue }
      asleep.append((text, monitor))
    }
  }

  /// Records that an expectation has asked for something.
  ///
  /// - Parameter text: What would say that it did not.
  func wake(_ text: String) { asleep.removeAll { $0.text == text } }

  /// Looks at a whole run.
  func see(_ events: [TraceEvent]) {
    if !asleep.isEmpty { asleep.removeAll { $0.monitor.asks(in: events) } }
  }
}
