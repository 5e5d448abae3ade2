import DeepLinkSimulator

/// Writes runs as a Markdown summary that is short enough for the page of a CI job.
struct MarkdownReport {
  /// The number of failures that are listed, because job pages are limited to one mebibyte; the rest are counted.
  private static let longest = 50

  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let subjects = document.subjects
    var lines = ["# \(Self.escaped(document.title))", "", summary(subjects), ""]
    let failed = subjects.filter { $0.result == .fail || $0.result == .invalid }
    if !failed.isEmpty { lines += table(failed.prefix(Self.longest)) }
    for subject in failed.prefix(Self.longest) { lines += section(subject) }
    if failed.count > Self.longest { lines += ["\(failed.count - Self.longest) more did not pass.", ""] }
    for matrix in document.matrices { lines += table(matrix) }
    for result in [ReportSubject.Result.unfinished, .reproduced, .pass] where document.matrices.isEmpty {
      let others = subjects.filter { $0.result == result }
      if !others.isEmpty { lines += list(others, result) }
    }
    return lines.joined(separator: "\n")
  }

  private func summary(_ subjects: [ReportSubject]) -> String {
    let words: [(result: ReportSubject.Result, word: String)] = [
      (.pass, "passed"), (.reproduced, "reproduced a problem"), (.fail, "failed"),
      (.unfinished, "not explored completely"), (.unchecked, "not checked"), (.invalid, "invalid"),
      (.impossible, "not possible"),
    ]
    let counts = words.map { entry in (entry, subjects.count { $0.result == entry.result }) }
    // A count of zero failures is worth mentioning; other counts of zero are not.
    let shown = counts.filter { $0.1 > 0 || $0.0.result == .pass || $0.0.result == .fail }
    let text = shown.map { "\($0.1) \($0.0.word)" }.joined(separator: ", ")
    let noun = document.matrices.isEmpty ? "scenario" : "variant"
    return "**\(subjects.count) \(subjects.count == 1 ? noun : noun + "s"): \(text)** · \(extent)"
  }

  /// The amount of work that was done.
  private var extent: String {
    guard document.explorations.isEmpty else {
      let orders = document.explorations.reduce(0 as OrderCount) { $0 + ($1.report?.orderCount ?? 0) }
      return orders.groupedOrders
    }
    return document.runs.reduce(0) { $0 + $1.events.count }.groupedEvents
  }

  private func table(_ subjects: ArraySlice<ReportSubject>) -> [String] {
    ["| | Scenario | What is wrong |", "|---|---|---|"]
      + subjects.map { subject in
        "| \(subject.sign) | \(Self.escaped(subject.name)) | \(Self.escaped(subject.complaint)) |"
      } + [""]
  }

  private func table(_ matrix: ReportDocument.Matrix) -> [String] {
    var lines = ["## \(Self.escaped(matrix.name))", ""]
    if let versions = matrix.versions { lines += [Self.escaped(versions), ""] }
    lines.append("| | " + matrix.columns.map(Self.escaped).joined(separator: " | ") + " |")
    lines.append("|---" + String(repeating: "|---", count: matrix.columns.count) + "|")
    for row in matrix.rows {
      let cells = row.cells.map { cell in
        switch cell.result {
        case .impossible: "–"
        case .ran(_, let outcomes, _):
          "\(cell.sharedResult(in: document).sign) "
            + (outcomes + [cell.coverage].compactMap { $0 }).map(Self.escaped).joined(separator: "<br>")
        }
      }
      lines.append("| \(Self.escaped(row.name)) | " + cells.joined(separator: " | ") + " |")
    }
    return lines + [""]
  }

  private func section(_ subject: ReportSubject) -> [String] {
    // GitHub takes the line as HTML, in which a backslash is a character like any other.
    var lines = ["<details><summary>\(subject.sign) \(Self.escapedHTML(subject.name))</summary>", ""]
    if let coverage = subject.coverage { lines += [Self.escaped(coverage), ""] }
    for finding in subject.findings {
      if let extent = finding.extent {
        lines += ["Fails \(extent)\(finding.order.map { "; \(Self.code($0))" } ?? "")", ""]
      }
      lines += Self.fence(FailureText(finding.failure, file: subject.file).lines)
    }
    if !subject.problems.isEmpty {
      lines += Self.fence(
        subject.problems.map { problem in
          let place = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
          return "\(subject.file)\(place): \(problem.message)"
        })
    }
    return lines + Self.fence(subject.replays, language: "sh") + ["</details>", ""]
  }

  private func list(_ subjects: [ReportSubject], _ result: ReportSubject.Result) -> [String] {
    let word =
      switch result {
      case .pass: "passed"
      case .reproduced: "reproduced a problem"
      default: "not explored completely"
      }
    var lines = ["<details><summary>\(result.sign) \(subjects.count) \(word)</summary>", ""]
    var folder: Substring?
    for subject in subjects {
      let own = subject.file.split(separator: "/").dropLast().joined(separator: "/")[...]
      if own != folder {
        if folder != nil { lines.append("") }
        if !own.isEmpty { lines += ["**\(Self.escaped(String(own)))**", ""] }
        folder = own
      }
      lines.append("- \(Self.escaped(subject.name))\(subject.coverage.map { ": \(Self.escaped($0))" } ?? "")")
    }
    return lines + ["", "</details>", ""]
  }

  static func sign(_ run: ReportDocument.Run) -> String { ReportSubject(run).sign }

  /// Returns a text as code, in backticks, without the backticks that it contains.
  private static func code(_ text: String) -> String {
    "``\u{20}\(text.printable.replacing("`", with: "'"))\u{20}``"
  }

  /// Returns a block of code, with a fence longer than any sequence of backticks in it.
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

  /// Returns a text with all markup escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    // A combining mark does not make another character of the one before it.
    for scalar in escapedHTML(text).unicodeScalars {
      if #"\`*_[]#|~$"#.unicodeScalars.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Returns a text with the markup of HTML escaped.
  private static func escapedHTML(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
