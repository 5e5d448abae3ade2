/// Is kept alive by every task that one call into the app has started, and by no other.
///
/// A task-local value is handed on to child tasks and `Task {}`, and let go when a task has finished: who else holds
/// the token tells whether any of them has not. `Task.detached` does not take it along.
final class WorkToken: Sendable {
  @TaskLocal static var current: WorkToken?

  /// The index of the event with which the app was called.
  let event: Int
  /// What was called.
  let call: String

  init(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}
