/// An internal event of an SDK that only its log shows, such as a package that it queued.
///
/// It is not an event of the trace: nothing can come between it and what the SDK does next.
package struct LoggedNote: Sendable {
  /// The note.
  package var note: SDKNote
  /// The index of the last event before it.
  package var lastEvent: Int
}
