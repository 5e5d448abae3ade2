/// The debug log that an SDK would write in a run, for comparison with a device's console.
///
/// The lines have no date, process and thread in front, as in consoles that omit these. An ellipsis stands for what
/// only a device or a server knows; docs/logs.md lists the lines.
public struct LogText: Sendable {
  /// The lines, without line breaks.
  public let lines: [String]

  /// Writes the log of a run.
  ///
  /// - Parameters:
  ///   - sdk: The SDK; the log is empty if the app does not have it.
  ///   - trace: The trace of the run.
  ///   - plan: The plan of the run.
  public init(of sdk: SDKName, _ trace: Trace, plan: SimulationPlan) {
    lines = plan.position(of: sdk).map { plan.sdks[$0].log(of: trace, among: plan.registry) } ?? []
  }
}

extension SDK {
  /// Writes the log of a run.
  static func log(of trace: Trace, setup: Setup, among sdks: SDKRegistry) -> [String] {
    var events: [SDKLogEvent<Self>] = []
    var logged = trace.loggedNotes[...]
    for event in trace.events {
      var occurrence = occurrence(event.occurrence, in: event.lane, among: sdks)
      // The trace says in the event after the step that a backup was restored.
      if case .installed = occurrence, event.index < trace.events.count {
        occurrence = .installed(fromBackup: trace.events[event.index].rule == .platform(.lifeCycle(.restoresBackup)))
      }
      events.append(
        SDKLogEvent(
          occurrence, index: event.index, time: event.time, rule: event.rule,
          cause: event.cause, process: event.process))
      while let next = logged.first, next.lastEvent <= event.index {
        logged.removeFirst()
        guard let note = next.note.value(of: Self.self) else { continue }
        events.append(
          SDKLogEvent(.log(note), index: event.index, time: event.time, rule: nil, cause: 0, process: event.process))
      }
    }
    return log(of: SDKLoggedRun(events), setup)
  }

  private static func occurrence(
    _ occurrence: Occurrence, in lane: Lane, among sdks: SDKRegistry
  ) -> SDKLogEvent<Self>.Occurrence {
    switch occurrence {
    case .step(.install, _): .installed(fromBackup: false)
    case .step(.uninstall, _): .uninstalled
    case .system(let call): .system(call)
    case .sdkCall(let method, let argument):
      sdks.isCallToOther(method, than: name) ? .other : .call(method, argument)
    case .request(let request): request.value(of: Self.self).map { .request($0) } ?? .other
    case .answer(let exchange):
      if let request = exchange.request.value(of: Self.self), let answer = exchange.answer(of: Self.self) {
        .answer(answer, to: request)
      } else {
        .other
      }
    case .timer(let timer): lane == .sdk(name) ? .timer(timer) : .other
    case .callback(let callback): callback.value(of: Self.self).map { .callback($0) } ?? .other
    case .lost(let callback): callback.value(of: Self.self).map { .lost($0) } ?? .other
    case .sdkNote(let note): note.value(of: Self.self).map { .note($0) } ?? .other
    default: .other
    }
  }
}
