/// An order of events, as constraints that describe where it differs from the default order.
///
/// `onConversionDataSuccess#1 before didResolveDeepLink#1` holds the second event back until the first has happened. A
/// schedule contains no positions, so it survives edits of the scenario that keep the events that it names.
public struct Schedule: Hashable, Sendable {
  /// The error in text that is not a schedule.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    package let message: String
  }

  /// The constraints; none for the default order.
  package var orders: [OrderingConstraint]
  /// The times of events that come later than they could, in microseconds, within their latencies. The text does not
  /// have them.
  package var times: [EventName: Int64] = [:]

  /// Creates a schedule.
  package init(_ orders: [OrderingConstraint] = []) {
    self.orders = orders
  }

  /// Parses a schedule in the notation of `text`: `A#1 before B#1, C#2 before B#1`.
  package init(parsing text: String) throws(SyntaxError) {
    let lines: [Substring]
    (orders, lines) = ([], ConstraintText.lines(of: text))
    for line in lines {
      guard let (first, second) = ConstraintText.parse(String(line)) else {
        throw SyntaxError(message: ConstraintText.complaint(about: String(line)))
      }
      if first == second { throw SyntaxError(message: ConstraintText.selfComplaint) }
      orders.append(OrderingConstraint(first, before: second))
    }
  }

  /// Whether it is the default order.
  package var isEmpty: Bool { orders.isEmpty && times.isEmpty }

  /// The name in schedules of an end of the process without a call into the app.
  package static let endOfProcess = ProcessState.notRunning.rawValue

  /// The number of the process's end for which an event waits, by the name of the event.
  var endsOfProcess: [EventName: Int] {
    let lines = orders.filter { $0.first.label == Self.endOfProcess }
    return Dictionary(lines.map { ($0.second, $0.first.number) }, uniquingKeysWith: max)
  }

  /// Adds lines that the schedule does not have yet.
  package mutating func add(_ lines: [OrderingConstraint]) {
    let known = Set(orders.map(\.text))
    orders += lines.filter { !known.contains($0.text) }
  }

  /// The schedule on one line, with commas between the lines of a scenario file.
  public var text: String { orders.map(\.text).joined(separator: ", ") }
}

extension Schedule.SyntaxError: CustomStringConvertible {
  /// What is wrong.
  package var description: String { message }
}
