import DeepLinkSimulator

/// Prints the result of a scenario file in readable form.
struct TextReport {
  /// The level of detail.
  enum Detail {
    /// Only results that did not pass.
    case quiet
    /// A verdict and the flow of each scenario.
    case normal
    /// Also the whole trace of each scenario.
    case verbose
  }

  let report: ScenarioReport
  let program: String
  let detail: Detail
  let style: Style
  /// The order of the SDKs' columns.
  let sdks: [SDKName]
  /// The options with which `replay` takes the same order, with a space before each; empty for the default order.
  var orderArguments = ""
  /// The greatest width of a line; nil for no limit.
  var width: Int?

  /// The lines of the results, without line breaks.
  var lines: [String] {
    switch report.ending {
    case .invalid(let diagnostics):
      fitted(["\(style.fail("✘")) \(report.file.printable)\(style.faint(" · \(Self.reason(diagnostics))"))"])
    case .noSuchOrder: []
    case .refused(let refusal): detail == .quiet ? [] : fitted(refused(refusal))
    case .ran(let result, let verdict):
      if !verdict.passed {
        fitted(failed(result, verdict)) + replay
      } else {
        detail == .quiet ? [] : fitted(passed(result, verdict))
      }
    }
  }

  /// Returns why a scenario has no result. A complaint without a place is not about what the file says: there is no
  /// such file or variant, or the variant is not possible.
  private static func reason(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.contains { $0.location != nil } ? "not a valid scenario" : "not replayed"
  }

  private func fitted(_ lines: [String]) -> [String] { lines.flatMap { $0.fitted(to: width) } }

  /// The complaints, without line breaks.
  var complaints: [String] {
    switch report.ending {
    case .invalid(let diagnostics): diagnostics.map(\.description)
    case .noSuchOrder(let reason): ["error: \(reason)"]
    case .ran, .refused: []
    }
  }

  /// The mark of a scenario that passes, which differs for a problem, so that the reader sees that a mistake was
  /// reproduced.
  private var passMark: String { report.reproducesProblem ? style.reproduced("▲") : style.pass("✔") }

  private func refused(_ refusal: Refusal) -> [String] {
    let head = "\(passMark) \(report.name.printable)\(style.faint(" · \(report.file.printable)"))"
    return [head, style.faint("    refused: \(refusal.explanation.printable)")]
  }

  private func passed(_ result: RunResult, _ verdict: Verdict) -> [String] {
    [verdictLine(passMark, result)] + (details(result) + unchecked(verdict)).map(style.faint)
  }

  private func failed(_ result: RunResult, _ verdict: Verdict) -> [String] {
    var lines = [verdictLine(style.fail("✘"), result)]
    for failure in verdict.failures {
      lines += FailureText(failure, file: report.file, width: width ?? .max).lines + [""]
    }
    return lines + details(result) + pending(result) + unchecked(verdict)
  }

  private var replay: [String] {
    FailureText.line("replay", replayLine).shellLines(width: width, indent: FailureText.indent) + [""]
  }

  /// The shell command that replays the run.
  var replayLine: String { "\(program) replay --verbose\(orderArguments) \(report.file.scenarioArgument)" }

  private func verdictLine(_ symbol: String, _ result: RunResult) -> String {
    var rest = " · \(report.file.printable)"
    if detail == .verbose {
      rest += " · \(result.eventCount.groupedEvents) in \(result.endTime.inWords)"
    }
    if report.reproducesProblem { rest += " · reproduced" }
    return "\(symbol) \(report.name.printable)\(style.faint(rest))"
  }

  private func details(_ result: RunResult) -> [String] {
    guard detail == .verbose else { return FlowText(result.trace.events, width: width ?? .max).lines }
    let room = width.map { $0 - 4 } ?? TextTrace.lineWidth
    return TextTrace(result.trace.events, sdks: sdks, width: room).lines.map { "    " + $0 }
  }

  private func pending(_ result: RunResult) -> [String] {
    let pending = result.finalState.pending
    return pending.isEmpty ? [] : ["    still to come: " + pending.joined(separator: ", ").printable]
  }

  /// What the expectations have not checked: callbacks that none mentions, and events that did not come.
  private func unchecked(_ verdict: Verdict) -> [String] {
    let idle = verdict.idle.map { "    \($0.printable)" }
    guard !verdict.unmentioned.isEmpty else { return idle }
    let names = verdict.unmentionedNames.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count) times)" }
    return idle + ["    no expectation mentions " + names.joined(separator: ", ")]
  }
}
