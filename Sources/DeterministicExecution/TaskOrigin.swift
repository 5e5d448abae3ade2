/// The origin of a task: the event and the call into the app that started it.
package struct TaskOrigin: Hashable, Sendable {
  /// The number of the event that called the code.
  package let event: Int
  /// The name of the call.
  package let call: String
  /// Whether the task lasts as long as what it belongs to, so that a run may end before it.
  package let lasts: Bool

  /// Creates an origin.
  package init(event: Int, call: String, lasts: Bool = false) {
    (self.event, self.call, self.lasts) = (event, call, lasts)
  }
}
