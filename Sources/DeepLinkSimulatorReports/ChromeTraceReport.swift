import DeepLinkSimulator

/// Writes runs as Chrome trace events: a process for each run, a thread for each lane, an arrow for each cause.
struct ChromeTraceReport {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    var events: [PayloadValue] = []
    for (position, run) in document.runs.enumerated() { append(run, process: position + 1, to: &events) }
    var text = "{\"displayTimeUnit\":\"ms\",\"traceEvents\":["
    for (position, event) in events.enumerated() {
      text += position == 0 ? "\n" : ",\n"
      event.appendJSON(to: &text)
    }
    return text + "\n]}\n"
  }

  private func append(_ run: ReportDocument.Run, process: Int, to events: inout [PayloadValue]) {
    events.append(metadata("process_name", process, thread: 0, run.title))
    let trace = run.events
    var threads: [Lane: Int] = [:]
    for event in trace where threads[event.lane] == nil {
      let thread = threads.count + 1
      threads[event.lane] = thread
      events.append(metadata("thread_name", process, thread: thread, event.lane.rawValue))
    }
    for event in trace {
      let thread = threads[event.lane, default: 0]
      events.append(slice(event, process, thread))
      for cause in [event.cause, event.secondCause] where cause > 0 {
        let origin = trace[cause - 1]
        let id = "\(process).\(cause).\(event.index)"
        events.append(flow("s", id, origin, process, threads[origin.lane, default: 0]))
        events.append(flow("f", id, event, process, thread))
      }
    }
  }

  private func metadata(_ kind: String, _ process: Int, thread: Int, _ name: String) -> PayloadValue {
    .object([
      PayloadEntry("args", .object([PayloadEntry("name", .string(name))])), PayloadEntry("name", .string(kind)),
      PayloadEntry("ph", .string("M")), PayloadEntry("pid", .integer(process)), PayloadEntry("tid", .integer(thread)),
    ])
  }

  /// Returns the slice of an event, which takes no virtual time; one microsecond lets a viewer draw it and attach
  /// arrows.
  private func slice(_ event: TraceEvent, _ process: Int, _ thread: Int) -> PayloadValue {
    var arguments = [
      PayloadEntry("index", .integer(event.index)), PayloadEntry("process", .string(event.process.rawValue)),
      PayloadEntry("rule", .string(event.rule.text)), PayloadEntry("statement", .string(event.rule.rule.statement)),
    ]
    if let scene = event.scene { arguments.append(PayloadEntry("scene", .string(scene.rawValue))) }
    if let place = event.occurrence.placeWithoutEntry {
      arguments.append(PayloadEntry("missingEntry", .string(place)))
    }
    if let payload = event.occurrence.payload { arguments.append(PayloadEntry("payload", .object(payload.entries))) }
    return .object([
      PayloadEntry("args", .object(arguments.sorted { $0.key < $1.key })),
      PayloadEntry("cat", .string(event.lane.rawValue)), PayloadEntry("dur", .integer(1)),
      PayloadEntry("name", .string(event.label)), PayloadEntry("ph", .string("X")),
      PayloadEntry("pid", .integer(process)), PayloadEntry("tid", .integer(thread)),
      PayloadEntry("ts", .integer(Int(event.time.microseconds))),
    ])
  }

  private func flow(
    _ phase: String, _ id: String, _ event: TraceEvent, _ process: Int, _ thread: Int
  ) -> PayloadValue {
    .object([
      PayloadEntry("bp", .string("e")), PayloadEntry("cat", .string("cause")), PayloadEntry("id", .string(id)),
      PayloadEntry("name", .string("cause")), PayloadEntry("ph", .string(phase)),
      PayloadEntry("pid", .integer(process)), PayloadEntry("tid", .integer(thread)),
      PayloadEntry("ts", .integer(Int(event.time.microseconds))),
    ])
  }
}
