import DeepLinkSimulator

/// Prints what came of a scenario file, for people.
struct TextReport {
  /// How much is printed.
  enum Detail {
    /// Only what did not pass.
    case quiet
    /// A verdict and the flow of each scenario.
    case normal
    /// The whole trace of each scenario, too.
    case verbose
  }

  let report: ScenarioReport
  let program: String
  let detail: Detail
  let style: Style

  /// The lines of the results, without line breaks.
  var lines: [String] {
    switch report.outcome {
    case .invalid: return detail == .quiet ? [] : [style.fail("✘") + " \(report.file): not a valid scenario"]
    case .ran(let result, let verdict):
      if verdict.passed { return detail == .quiet ? [] : passed(result, verdict) }
      return failed(result, verdict)
    }
  }

  /// The complaints, without line breaks.
  var complaints: [String] {
    if case .invalid(let diagnostics) = report.outcome { diagnostics.map(\.description) } else { [] }
  }

  private func passed(_ result: RunResult, _ verdict: Verdict) -> [String] {
    let summary = "\(result.eventCount) events, \(VirtualInstant.zero.duration(to: result.endTime).text)"
    var lines = ["\(style.pass("✔")) \(report.name)  \(style.faint("\(report.file) · \(summary)"))"]
    lines += details(result).map(style.faint)
    lines += unmentioned(verdict).map(style.faint)
    return lines
  }

  private func failed(_ result: RunResult, _ verdict: Verdict) -> [String] {
    var lines = ["\(style.fail("✘")) \(report.name)  \(style.faint(report.file))"]
    for failure in verdict.failures {
      lines += FailureText(failure, file: report.file).lines
    }
    lines += details(result)
    if !result.finalState.pending.isEmpty {
      lines.append("  pending   " + result.finalState.pending.joined(separator: ", "))
    }
    lines += unmentioned(verdict)
    lines.append("  replay    \(program) replay \(report.file.shellQuoted) --verbose")
    return lines
  }

  private func details(_ result: RunResult) -> [String] {
    detail == .verbose
      ? TextTrace(result.trace.events).lines.map { "    " + $0 } : FlowText(result.trace.events).lines
  }

  private func unmentioned(_ verdict: Verdict) -> [String] {
    guard !verdict.unmentioned.isEmpty else { return [] }
    var names: [(name: String, count: Int)] = []
    for event in verdict.unmentioned {
      let name = event.occurrence.name
      if let index = names.firstIndex(where: { $0.name == name }) {
        names[index].count += 1
      } else {
        names.append((name, 1))
      }
    }
    let list = names.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count) times)" }
    return ["    no expectation mentions " + list.joined(separator: ", ")]
  }
}

extension String {
  /// The string as one word of a shell command.
  var shellQuoted: String {
    let plain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789/._-+,:@%".unicodeScalars.contains(scalar))
    }
    return plain && !isEmpty ? self : "'" + split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
