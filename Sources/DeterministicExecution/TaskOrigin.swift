/// What set off the code that starts a task.
package struct TaskOrigin: Hashable, Sendable {
  /// The number of the event with which the code was called.
  package let event: Int
  /// What was called.
  package let call: String

  /// Creates an origin.
  package init(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}
