/// A package or a click that Adjust put into a queue.
///
/// It is no event: nothing can come between it and what the SDK does next, and only a log shows it.
public struct QueuedPackage: Hashable, Sendable {
  /// What will be sent.
  public var package: AdjustRequest.Kind
  /// Its place in the queue, from 1.
  public var position: Int
  /// The index of the last event before it.
  public var lastEvent: Int
}
