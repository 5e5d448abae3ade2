/// A token that every task started by a call into the app keeps alive, and nothing else.
///
/// It is a task-local value, which child tasks and `Task {}` inherit and release when they finish. So the token is
/// uniquely referenced once all of them have finished. `Task.detached` does not inherit it.
///
/// `Sendable` is unchecked because a token is reused for the next call. That is sound because it happens only while the
/// token is uniquely referenced.
final class WorkToken: @unchecked Sendable {
  @TaskLocal static var current: WorkToken?

  /// The index of the event that called the app.
  private(set) var event: Int
  /// The name of the call.
  private(set) var call: String

  init(event: Int, call: String) {
    self.event = event
    self.call = call
  }

  /// Makes it the token of another call, which is sound only if it is uniquely referenced.
  func reuse(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}
