import Dispatch

extension DispatchQueue {
  /// Calls a completion handler of app code later; it need not be sendable.
  package func answer<Handler>(_ handler: Handler, _ call: @escaping @Sendable (Handler) -> Void) {
    // Sound because all code of a simulation runs on one thread.
    nonisolated(unsafe) let handler = handler
    async { call(handler) }
  }
}
