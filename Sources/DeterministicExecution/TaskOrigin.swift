/// What set off the code that starts a task.
public struct TaskOrigin: Hashable, Sendable {
  /// The number of the event with which the code was called.
  public let event: Int
  /// What was called.
  public let call: String

  /// Creates an origin.
  public init(event: Int, call: String) {
    self.event = event
    self.call = call
  }
}
