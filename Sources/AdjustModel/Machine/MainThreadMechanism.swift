/// A mechanism by which the Adjust SDK reaches the main thread; each preserves its order (`ADJ-MAIN-1`).
package enum MainThreadMechanism: CaseIterable, Hashable, Sendable {
  /// `performSelectorOnMainThread:withObject:waitUntilDone:`.
  case performSelector
  /// `dispatch_async` to the main queue.
  case dispatchAsync
}
