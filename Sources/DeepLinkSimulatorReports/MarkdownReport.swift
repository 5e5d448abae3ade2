import DeepLinkSimulator

/// Writes runs as a summary in Markdown, short enough for the page of a CI job.
struct MarkdownReport {
  /// Failures beyond this number are only counted: job pages take one mebibyte.
  private static let longest = 50

  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    var lines = ["# \(Self.escaped(document.title))", "", summary, ""]
    let failed = document.runs.filter { $0.result != .pass }
    if !failed.isEmpty { lines += table(failed.prefix(Self.longest)) }
    for run in failed.prefix(Self.longest) { lines += section(run) }
    if failed.count > Self.longest { lines += ["\(failed.count - Self.longest) more did not pass.", ""] }
    let passed = document.runs.filter { $0.result == .pass }
    if !passed.isEmpty { lines += list(passed) }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let counts = [
      (document.runs.count { $0.result == .pass }, "passed"), (document.runs.count { $0.result == .fail }, "failed"),
      (document.runs.count { $0.result == .invalid }, "invalid"),
    ]
    let events = document.runs.reduce(0) { $0 + $1.events.count }
    let words = counts.filter { $0.0 > 0 || $0.1 != "invalid" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let noun = document.runs.count == 1 ? "scenario" : "scenarios"
    return "**\(document.runs.count) \(noun): \(words)** · \(events) events"
  }

  private func table(_ runs: ArraySlice<ReportDocument.Run>) -> [String] {
    ["| | Scenario | What is wrong |", "|---|---|---|"]
      + runs.map { run in
        let first = run.failures.first?.explanation ?? run.problems.first?.message ?? ""
        return "| \(Self.sign(run)) | \(Self.escaped(run.report.title)) | \(Self.escaped(first)) |"
      } + [""]
  }

  private func section(_ run: ReportDocument.Run) -> [String] {
    var lines = ["<details><summary>\(Self.sign(run)) \(Self.escaped(run.report.title))</summary>", ""]
    for failure in run.failures {
      lines += Self.fence(FailureText(failure, file: run.report.file).lines)
    }
    if !run.problems.isEmpty {
      lines += Self.fence(
        run.problems.map { problem in
          let place = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
          return "\(run.report.path)\(place): \(problem.message)"
        })
    }
    return lines + Self.fence([run.replay], language: "sh") + ["</details>", ""]
  }

  private func list(_ runs: [ReportDocument.Run]) -> [String] {
    var lines = ["<details><summary>✔ \(runs.count) passed</summary>", ""]
    var folder: Substring?
    for run in runs {
      let own = run.report.path.split(separator: "/").dropLast().joined(separator: "/")[...]
      if own != folder {
        if folder != nil { lines.append("") }
        if !own.isEmpty { lines += ["**\(Self.escaped(String(own)))**", ""] }
        folder = own
      }
      lines.append("- \(Self.escaped(run.report.title))")
    }
    return lines + ["", "</details>", ""]
  }

  static func sign(_ run: ReportDocument.Run) -> String {
    switch run.result {
    case .pass: "✔"
    case .fail: "✘"
    case .invalid: "⚠"
    }
  }

  /// A block of code whose fence is longer than any run of back quotes in it.
  static func fence(_ lines: [String], language: String = "text") -> [String] {
    let longest = lines.map(longestRunOfBackquotes).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + lines.map(\.printable) + [fence, ""]
  }

  private static func longestRunOfBackquotes(_ line: String) -> Int {
    var (longest, current) = (0, 0)
    for character in line {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  /// A text in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.printable {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
