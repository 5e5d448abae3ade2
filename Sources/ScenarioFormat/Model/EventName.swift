/// The name of one event that can come next: what it is, and which one of that kind.
public struct EventName: Hashable, Sendable {
  /// What the event is, such as `answer conversionData`, or the key of a step, such as `openGate`.
  public var label: String
  /// Which of the events with this label it is, from 1, in the order in which they became possible.
  public var number: Int

  /// Creates a name.
  public init(_ label: String, _ number: Int) {
    self.label = label
    self.number = number
  }

  /// The name as schedules write it, such as `openGate#1`.
  public var text: String { "\(label)#\(number)" }
}
