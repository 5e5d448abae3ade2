/// The name of one event that can come next: what it is, and which one of that kind.
package struct EventName: Hashable, Sendable {
  /// What the event is, such as `answer conversionData`, or the key of a step, such as `openGate`.
  package var label: String
  /// Which of the events with this label it is, from 1, in the order in which they became possible.
  package var number: Int

  /// Creates a name.
  package init(_ label: String, _ number: Int) {
    self.label = label
    self.number = number
  }

  /// The name as schedules write it, such as `openGate#1`.
  package var text: String { "\(label)#\(number)" }
}
