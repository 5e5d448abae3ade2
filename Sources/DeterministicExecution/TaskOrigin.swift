/// The origin of a task: the event and the call into the app that started it.
package struct TaskOrigin: Hashable, Sendable {
  /// The number of the event that called the code.
  package let event: Int
  /// The name of the call.
  package let call: String

  /// Creates an origin.
  package init(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}
