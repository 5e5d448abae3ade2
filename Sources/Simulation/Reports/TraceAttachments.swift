/// The trace of a run as files that can be attached to a test.
public enum TraceAttachments {
  /// The files, by name: the trace as text, and as JSON Lines.
  public static func all(of events: [TraceEvent]) -> [(name: String, text: String)] {
    [
      ("trace.txt", TextTrace(events).lines.map { $0 + "\n" }.joined()),
      ("trace.jsonl", events.map { JSONLines.record($0) + "\n" }.joined()),
    ]
  }
}
