/// An order of events, as constraints that describe where it differs from the default order.
///
/// `onConversionDataSuccess#1 before didResolveDeepLink#1` holds the second event back until the first has happened,
/// and `answer click#1 at 2.1s` holds an event back until a time within its latency. A schedule contains no positions,
/// so it survives edits of the scenario that keep the events that it names.
public struct Schedule: Hashable, Sendable {
  /// The error in text that is not a schedule.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    package let message: String
  }

  /// The constraints on pairs of events.
  package var orders: [OrderingConstraint]
  /// The times of events that come later than they could, at most one for each event.
  package var times: [TimeConstraint]

  /// Creates a schedule.
  package init(_ orders: [OrderingConstraint] = [], times: [TimeConstraint] = []) {
    (self.orders, self.times) = (orders, times)
  }

  /// Parses a schedule in the notation of `text`: `A#1 before B#1, C#2 before B#1, D#1 at 2.1s`.
  package init(parsing text: String) throws(SyntaxError) {
    self.init()
    for line in ConstraintText.lines(of: text) {
      guard let parsed = ConstraintText.parse(String(line)) else {
        throw SyntaxError(message: ConstraintText.complaint(about: String(line)))
      }
      if let complaint = add(parsed, at: nil) { throw SyntaxError(message: complaint) }
    }
  }

  /// Adds a line of text.
  ///
  /// - Returns: What is wrong with it; nil if nothing is.
  mutating func add(_ line: ConstraintText.Line, at location: SourceLocation?) -> String? {
    switch line {
    case .order(let first, let second):
      if first == second { return ConstraintText.selfComplaint }
      orders.append(OrderingConstraint(first, before: second, at: location))
    case .time(let event, let time):
      if times.contains(where: { $0.event == event }) { return "\(event.text.quoted) has two times" }
      times.append(TimeConstraint(event, at: time.microseconds, location: location))
    }
    return nil
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

  /// The lines as in a scenario file, those with times last.
  package var lines: [String] { orders.map(\.text) + times.map(\.text) }

  /// The schedule on one line, with commas between the lines of a scenario file.
  public var text: String { lines.joined(separator: ", ") }
}

extension Schedule.SyntaxError: CustomStringConvertible {
  /// What is wrong.
  package var description: String { message }
}
