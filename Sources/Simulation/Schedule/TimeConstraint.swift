/// A line of a schedule: an event comes at a time, although it could come earlier.
package struct TimeConstraint: Hashable, Sendable {
  /// The event.
  package var event: EventName
  /// The time since the start of the run, in microseconds.
  package var microseconds: Int64
  /// The location of the line; nil for a schedule that was not read from text.
  package var location: SourceLocation?

  /// Creates a line of a schedule.
  package init(_ event: EventName, at microseconds: Int64, location: SourceLocation? = nil) {
    (self.event, self.microseconds, self.location) = (event, microseconds, location)
  }

  /// Returns the error for an order that ignores times.
  ///
  /// - Parameter mode: What to write for timed orders.
  package func needsTimedOrders(_ mode: String) -> Schedule.SyntaxError {
    Schedule.SyntaxError(message: "\(text.quoted) needs \(mode), because causal orders ignore times")
  }

  /// The time since the start of the run.
  var time: VirtualInstant { VirtualInstant(microseconds: microseconds) }

  /// The line in the notation of scenario files.
  package var text: String { ConstraintText.write(event, at: .microseconds(microseconds)) }
}
