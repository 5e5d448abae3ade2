/// The name of a possible next event: a label and a number.
package struct EventName: Hashable, Sendable {
  /// The label of the event, such as `answer conversionData`, or the key of a step, such as `openGate`.
  package var label: String
  /// The number of the event among those with this label, from 1, in the order in which they became possible.
  package var number: Int

  /// Creates a name.
  package init(_ label: String, _ number: Int) {
    self.label = label
    self.number = number
  }

  /// The name as schedules write it, such as `openGate#1`.
  package var text: String { "\(label)#\(number)" }
}
