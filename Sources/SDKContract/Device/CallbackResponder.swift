/// Finds out whether an app implements a callback that the SDK's protocol declares as optional.
///
/// In Objective-C an SDK asks `respondsToSelector:`. A Swift protocol cannot be asked that, so the default
/// implementation of each optional callback says here that it, and not the app's own method, was called. The
/// simulation binds an instance around each run; outside of a simulation nothing is recorded.
public final class CallbackResponder {
  @TaskLocal static var current: Box?

  /// A class instance cannot be a task-local value unless it is `Sendable`. It is sound here because the
  /// instance is read and written only by the thread that runs the simulation which bound it.
  struct Box: @unchecked Sendable {
    let responder: CallbackResponder
  }

  private var reachedDefault = false

  /// Creates a responder for one simulation.
  package init() {}

  /// Runs a body during which the default implementations of callbacks report to this instance.
  package func withResponder<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(Box(responder: self), operation: body)
  }

  /// A callback that is being called.
  package struct Call {
    /// Whether the callback around it, if any, has reached its default implementation.
    fileprivate let outerReachedDefault: Bool
  }

  /// Notes that a callback is about to be called, perhaps in the middle of another one.
  ///
  /// - Returns: What `end(_:)` takes when the callback has returned.
  package func begin() -> Call {
    defer { reachedDefault = false }
    return Call(outerReachedDefault: reachedDefault)
  }

  /// Notes that a callback has returned.
  ///
  /// - Returns: False if it reached the default implementation, that is, if the app does not respond to it.
  package func end(_ call: Call) -> Bool {
    defer { reachedDefault = call.outerReachedDefault }
    return !reachedDefault
  }

  /// Records that the app does not implement the callback being called; default implementations call it.
  public static func doesNotRespond() {
    current?.responder.reachedDefault = true
  }

  /// Calls an optional callback of another delegate, as a delegate does that forwards what it gets: whether the other one
  /// implements it says nothing about the first one.
  ///
  /// - Returns: What the other one returns.
  package static func forward<Result>(_ body: () -> Result) -> Result {
    guard let responder = current?.responder else { return body() }
    let call = responder.begin()
    defer { _ = responder.end(call) }
    return body()
  }

  /// Calls an optional callback, and tells whether the app implements it.
  package static func responds(to body: () -> Void) -> Bool {
    guard let responder = current?.responder else {
      body()
      return true
    }
    let call = responder.begin()
    body()
    return responder.end(call)
  }
}
