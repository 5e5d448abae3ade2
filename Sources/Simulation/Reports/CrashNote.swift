import DeterministicExecution

/// What standard error says if the app's code crashes in a run.
///
/// A crash ends the process, so no test can report it.
package enum CrashNote {
  private static let isWatching: Void = CrashWatch.begin { text() }

  /// Begins to watch for crashes; later calls have no effect.
  static func watch() { isWatching }

  /// Returns the note about the run on the calling thread; nil if there is none.
  package static func text() -> String? {
    guard let engine = SimulationLoop.current?.presentRun as? Engine else { return nil }
    return SimulationLoop.callIsolated({ $0.noteOfCrash() }, engine)
  }
}

extension Engine {
  /// Returns the note about a crash of the code that is running.
  fileprivate func noteOfCrash() -> String {
    if !keepsEvents, let again = orderSource?.repetition, let note = CrashWatch.noteOfRepetition(again) { return note }
    // The crash may be in a callback that would be recorded once it has returned.
    runRecord.releaseHeldBack()
    let events = recordedEvents
    let lines =
      ["DeepLinkSimulator: the app has crashed in this run:", "✘ \(plan.scenario.name.printable)"]
      + FailureText(failureOfCrash(after: events), file: "").lines.dropFirst()
      + (events.isEmpty ? [] : RunContext(events, of: plan).lines) + linesOfOrder
    return lines.joined(separator: "\n")
  }

  private var keepsEvents: Bool { runRecord.sink is Trace || runRecord.sink is SessionTrace }

  /// The events of the run, if it keeps them; most runs of a search do not.
  private var recordedEvents: [TraceEvent] {
    switch runRecord.sink {
    case let trace as Trace: trace.events
    case let session as SessionTrace: session.log.trace.events
    default: []
    }
  }

  private func failureOfCrash(after events: [TraceEvent]) -> ExpectationFailure {
    let event = events.last { $0.index == currentEvent }
    let failure = ExpectationFailure(
      location: nil, expected: ["the app goes on"], actual: ["it crashes"],
      explanation: event.map { "in event \($0.index), \($0.label), at \($0.time.inWords)" }
        ?? "at the start of the run",
      event: event)
    // A callback that has set a timer says more than the end of the wait.
    guard let origin = event.flatMap(events.origin(of:)) else { return failure }
    return failure.adding("event \(origin.index), \(origin.shortLabel), set it off", ruleOf: origin)
  }

  /// The lines about the order of the run, and the one that replays it.
  private var linesOfOrder: [String] {
    let schedule = orderSource?.scheduleSoFar ?? orderLog?.schedule ?? plan.schedule
    let rows = schedule.lines.enumerated().flatMap { FailureText.paragraph($0.offset == 0 ? "order" : "", $0.element) }
    let replay = orderSource?.replayLine(schedule) ?? FailureReporters.linked?.test(calling: "")?.line
    return rows + (replay.map { [FailureText.line("replay", $0)] } ?? [])
  }
}
