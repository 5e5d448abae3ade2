/// Is kept alive by every task that one call into the app has started, and by no other.
///
/// A task-local value is handed on to child tasks and `Task {}`, and let go when a task has finished: who else holds
/// the token tells whether any of them has not. `Task.detached` does not take it along.
///
/// Not checked by the compiler because a token is used again for the next call; that is sound as it only happens once
/// nobody else holds it.
final class WorkToken: @unchecked Sendable {
  @TaskLocal static var current: WorkToken?

  /// The index of the event with which the app was called.
  private(set) var event: Int
  /// What was called.
  private(set) var call: String

  init(event: Int, call: String) {
    self.event = event
    self.call = call
  }

  /// Makes it the token of another call, which is sound if nobody else holds it.
  func reuse(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}
