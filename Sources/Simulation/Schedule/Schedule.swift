/// An order of events, written as what comes before what where it is not the default order.
///
/// `onConversionDataSuccess#1 before didResolveDeepLink#1` holds the one back until the other has happened. A
/// schedule says nothing of positions, and so survives edits that leave the events it names in place.
public struct Schedule: Hashable, Sendable {
  /// Why a text is not a schedule.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    package let message: String
  }

  /// What is held back for what; none for the default order.
  package var orders: [OrderingConstraint]

  /// Creates a schedule.
  package init(_ orders: [OrderingConstraint] = []) {
    self.orders = orders
  }

  /// Reads a schedule as `text` writes it: `A#1 before B#1, C#2 before B#1`.
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
  package var isEmpty: Bool { orders.isEmpty }

  /// What schedules call it that the process ends without a call into the app.
  package static let endOfProcess = ProcessState.notRunning.rawValue

  /// The number of the end of the process that an event waits for, by the name of the event.
  var endsOfProcess: [EventName: Int] {
    let lines = orders.filter { $0.first.label == Self.endOfProcess }
    return Dictionary(lines.map { ($0.second, $0.first.number) }, uniquingKeysWith: max)
  }

  /// Adds lines that are not there yet.
  package mutating func add(_ lines: [OrderingConstraint]) {
    let known = Set(orders.map(\.text))
    orders += lines.filter { !known.contains($0.text) }
  }

  /// The schedule on one line, with a comma and a blank between what a scenario file has as lines.
  public var text: String { orders.map(\.text).joined(separator: ", ") }
}

extension Schedule.SyntaxError: CustomStringConvertible {
  /// What is wrong.
  package var description: String { message }
}
