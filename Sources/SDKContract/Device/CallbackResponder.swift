import DeterministicExecution

/// Detects whether an app implements a callback that the SDK's protocol declares as optional.
///
/// In Objective-C an SDK calls `respondsToSelector:`. Swift protocols have no counterpart, so the default
/// implementation of each optional callback reports here that it was called instead of a method of the app. The
/// simulation binds an instance to its loop around each run; outside a simulation nothing is recorded.
public final class CallbackResponder {
  private var reachedDefault = false

  /// Creates a responder for one simulation.
  package init() {}

  /// Runs a body during which the default implementations of callbacks report to this instance.
  ///
  /// - Parameter loop: The loop of the simulation, which runs on the calling thread.
  package func withResponder<Result, Failure: Error>(
    on loop: SimulationLoop, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = loop.responder
    loop.responder = self
    defer { loop.responder = outer }
    return try body()
  }

  /// The instance for code on the calling thread.
  private static var current: CallbackResponder? { SimulationLoop.currentResponder as? CallbackResponder }

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
    current?.reachedDefault = true
  }

  /// Calls an optional callback of another delegate on behalf of a delegate that forwards it. Whether the other
  /// delegate implements the callback says nothing about the first one.
  ///
  /// - Returns: The result of the other delegate.
  package static func forward<Result>(_ body: () -> Result) -> Result {
    guard let responder = current else { return body() }
    let call = responder.begin()
    defer { _ = responder.end(call) }
    return body()
  }

  /// Calls an optional callback of another delegate on behalf of a delegate that forwards it, for callbacks whose default
  /// implementations call `doesNotRespond()`.
  ///
  /// - Returns: The result of the other delegate; nil if it does not implement the callback.
  package static func forwardIfImplemented<Result>(_ body: () -> Result) -> Result? {
    guard let responder = current else { return body() }
    let call = responder.begin()
    let result = body()
    return responder.end(call) ? result : nil
  }

  /// Calls an optional callback and returns whether the app implements it.
  package static func responds(to body: () -> Void) -> Bool {
    guard let responder = current else {
      body()
      return true
    }
    let call = responder.begin()
    body()
    return responder.end(call)
  }
}
