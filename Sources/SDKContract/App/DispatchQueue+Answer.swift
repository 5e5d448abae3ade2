import Dispatch

extension DispatchQueue {
  /// Calls a completion handler of app code later.
  ///
  /// The handler need not be sendable, because all code of a simulation runs on one thread.
  package func answer<Handler>(_ handler: Handler, _ call: @escaping @Sendable (Handler) -> Void) {
    nonisolated(unsafe) let handler = handler
    async { call(handler) }
  }
}
