/// A token that every task started by a call into the app keeps alive, and nothing else.
///
/// It is a task-local value, which child tasks and `Task {}` inherit and release when they finish. So the token is
/// uniquely referenced once all of them have finished. `Task.detached` does not inherit it.
///
/// `Sendable` is unchecked because a token is reused for the next call. That is sound because it happens only while the
/// token is uniquely referenced.
package final class WorkToken: @unchecked Sendable {
  @TaskLocal package static var current: WorkToken?

  /// The index of the event that called the app.
  package private(set) var event: Int
  /// The name of the call.
  package private(set) var call: String

  /// Creates the token of a call.
  package init(event: Int, call: String) {
    self.event = event
    self.call = call
  }

  /// Makes it the token of another call, which is sound only if it is uniquely referenced.
  package func reuse(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}

// Work that belongs to something that lasts.
extension WorkToken {
  /// The token of tasks that last as long as what they belong to, such as a view: a run may end before them.
  private static let lasting = WorkToken(event: 0, call: "")

  /// Whether the present code belongs to a task that a run need not wait for.
  package static var isLasting: Bool { current === lasting }

  /// Starts tasks that last as long as what they belong to.
  package static func startLasting<Result>(_ body: () -> Result) -> Result {
    $current.withValue(lasting, operation: body)
  }
}
