/// The trace of a run as files that can be attached to a test.
package enum TraceAttachments {
  /// Returns the files, by name: the trace as text and as JSON Lines.
  ///
  /// - Parameters:
  ///   - events: The events of the run.
  ///   - sdks: The SDKs, in the order of their columns.
  package static func all(of events: [TraceEvent], sdks: [SDKName]) -> [(name: String, text: String)] {
    [
      ("trace.txt", TextTrace(events, sdks: sdks).lines.map { $0 + "\n" }.joined()),
      ("trace.jsonl", events.map { JSONLines.record($0) + "\n" }.joined()),
    ]
  }
}
