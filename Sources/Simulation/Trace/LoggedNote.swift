/// Something that happened inside an SDK and that only its log shows, such as a package that it put into a queue.
///
/// It is no event: nothing can come between it and what the SDK does next.
package struct LoggedNote: Sendable {
  /// What happened.
  package var note: SDKNote
  /// The index of the last event before it.
  package var lastEvent: Int
}
