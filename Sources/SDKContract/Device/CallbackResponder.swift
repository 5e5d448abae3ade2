/// Detects whether an app implements a callback that the SDK's protocol declares as optional.
///
/// In Objective-C an SDK calls `respondsToSelector:`. Swift protocols have no counterpart, so the default
/// implementation of each optional callback reports here that it was called instead of a method of the app. The
/// simulation binds an instance around each run; outside a simulation nothing is recorded.
public final class CallbackResponder {
  @TaskLocal static var current: Box?

  /// A task-local value must be `Sendable`. This is sound because only the thread of the simulation that bound the
  /// instance reads and writes it.
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
    /// Whether the enclosing callback, if any, has reached its default implementation.
    fileprivate let outerReachedDefault: Bool
  }

  /// Records that a callback is about to be called, possibly inside another one.
  ///
  /// - Returns: The value to pass to `end(_:)` when the callback has returned.
  package func begin() -> Call {
    defer { reachedDefault = false }
    return Call(outerReachedDefault: reachedDefault)
  }

  /// Records that a callback has returned.
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

  /// Calls an optional callback of another delegate on behalf of a delegate that forwards it. Whether the other
  /// delegate implements the callback says nothing about the first one.
  ///
  /// - Returns: The result of the other delegate.
  package static func forward<Result>(_ body: () -> Result) -> Result {
    guard let responder = current?.responder else { return body() }
    let call = responder.begin()
    defer { _ = responder.end(call) }
    return body()
  }

  /// Calls an optional callback and returns whether the app implements it.
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
