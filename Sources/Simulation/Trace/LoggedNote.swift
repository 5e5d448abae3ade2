/// Something that happened inside an SDK and that only its log shows, such as a package that it put into a queue.
///
/// It is no event: nothing can come between it and what the SDK does next.
public struct LoggedNote: Sendable {
  /// What happened.
  public var note: SDKNote
  /// The index of the last event before it.
  public var lastEvent: Int
}
