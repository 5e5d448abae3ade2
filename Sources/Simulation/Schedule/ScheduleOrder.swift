/// One line of a schedule: an event does not happen before another one has.
public struct ScheduleOrder: Hashable, Sendable {
  /// The event that comes first.
  public var first: EventName
  /// The event that waits for it.
  public var second: EventName
  /// Where the line stands; nil for a schedule that was not read from text.
  public var location: SourceLocation?

  /// Creates a line of a schedule.
  public init(_ first: EventName, before second: EventName, at location: SourceLocation? = nil) {
    self.first = first
    self.second = second
    self.location = location
  }

  /// The line as a scenario file has it.
  public var text: String { OrderText.write(first, before: second) }
}
