/// A line of a schedule: an event does not happen before another one has.
package struct OrderingConstraint: Hashable, Sendable {
  /// The event that comes first.
  package var first: EventName
  /// The event that waits for it.
  package var second: EventName
  /// The location of the line; nil for a schedule that was not read from text.
  package var location: SourceLocation?

  /// Creates a line of a schedule.
  package init(_ first: EventName, before second: EventName, at location: SourceLocation? = nil) {
    self.first = first
    self.second = second
    self.location = location
  }

  /// The line in the notation of scenario files.
  package var text: String { ConstraintText.write(first, before: second) }
}
