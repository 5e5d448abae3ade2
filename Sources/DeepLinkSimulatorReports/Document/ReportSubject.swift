import DeepLinkSimulator

/// A scenario with its verdict, however it was obtained: the subject of test reports and annotations.
struct ReportSubject {
  /// The result, in the terms that reports share.
  enum Result: String, CaseIterable {
    case pass
    /// All expectations are met, and they describe a problem, which was reproduced.
    case reproduced
    case fail
    /// The file is not a scenario, or cannot be run.
    case invalid
    /// Nothing failed, but not everything was explored.
    case unfinished
    /// The variant was run, and nothing was checked.
    case unchecked
    /// The variant is impossible.
    case impossible

    /// Returns the result of a scenario that meets its expectations, depending on its name.
    static func success(of name: String) -> Result { Scenario.showsProblem(name: name) ? .reproduced : .pass }

    /// The mark in front of a name.
    var sign: String {
      switch self {
      case .pass: "✔"
      case .reproduced: "▲"
      case .fail: "✘"
      case .invalid: "⚠"
      case .unfinished: "◐"
      case .unchecked: "○"
      case .impossible: "–"
      }
    }
  }

  /// A reason why a file could not be run.
  struct Problem {
    let location: SourceLocation?
    let message: String

    init(location: SourceLocation?, message: String) {
      self.location = location
      self.message = message
    }

    init(_ diagnostic: Diagnostic) {
      self.init(location: diagnostic.location, message: diagnostic.message)
    }
  }

  /// An expectation that is not met.
  struct Finding {
    let failure: ExpectationFailure
    /// The number of orders in which it is not met; nil for a single run.
    var extent: String?
    /// The order, as in `--order` or `--schedule`; nil for the default order.
    var order: String?
    /// The command that replays it.
    let replay: String

    /// The failure in one line: the expectation at the first difference, and what happened instead.
    var headline: String {
      let position = failure.firstDifference ?? 0
      guard failure.expected.indices.contains(position) else { return failure.explanation }
      return "\(failure.expected[position]): \(failure.explanation)"
    }

    /// The finding in readable lines: expected above actual, and the rule behind the difference.
    var lines: [String] {
      var lines = [failure.explanation]
      if let extent { lines.append("fails     \(extent)") }
      if !failure.expected.isEmpty { lines.append("expected  " + failure.expected.joined(separator: "   ")) }
      if !failure.actual.isEmpty { lines.append("actual    " + failure.actual.joined(separator: "   ")) }
      if let rule = failure.rule { lines.append("because   \(rule.text): \(rule.rule.statement)") }
      return lines + ["replay    \(replay)"]
    }
  }

  let file: String
  let name: String
  let result: Result
  /// The virtual time that it took.
  var time = VirtualInstant.zero
  /// What was explored, and what was not; nil for a run.
  var coverage: String?
  /// The order of a run, as in `--order` or `--schedule`; nil for the default order.
  var order: String?
  /// The command that repeats it.
  let replay: String
  var findings: [Finding] = []
  var problems: [Problem] = []

  /// The rules behind the findings, without duplicates.
  var rules: [RuleID] {
    var rules: [RuleID] = []
    for case let rule? in findings.map(\.failure.rule) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }

  /// The orders of the findings, without duplicates.
  var orders: [String] {
    var orders: [String] = []
    for case let order? in [order] + findings.map(\.order) where !orders.contains(order) { orders.append(order) }
    return orders
  }

  /// The commands that repeat it and that replay the findings, without duplicates.
  var replays: [String] {
    var replays: [String] = []
    for replay in [replay] + findings.map(\.replay) where !replays.contains(replay) { replays.append(replay) }
    return replays
  }

  /// The problem in one line; empty if there is none.
  var complaint: String { findings.first?.headline ?? problems.first?.message ?? "" }

  /// The mark in front of a name.
  var sign: String { result.sign }
}

extension ReportSubject {
  /// Creates the subject for a run.
  init(_ run: ReportDocument.Run) {
    self.init(
      file: run.report.path, name: run.report.title, result: run.result, time: run.endTime, order: run.order,
      replay: run.replay, findings: run.failures.map { Finding(failure: $0, order: run.order, replay: run.replay) },
      problems: run.problems)
  }

  /// Creates the subject for all orders of a scenario.
  init(_ exploration: ReportDocument.Exploration) {
    let total = exploration.report?.orderCount ?? 0
    self.init(
      file: SelectedPath(exploration.file).path, name: exploration.name, result: exploration.result,
      coverage: exploration.coverage,
      replay: exploration.command,
      findings: exploration.failures.map { entry in
        Finding(
          failure: entry.failure.failure, extent: "in \(entry.failure.count.grouped) of \(total.groupedOrders)",
          order: entry.order, replay: entry.replay)
      }, problems: exploration.diagnostics.map(Problem.init))
  }

  /// Returns a subject for each cell of a matrix.
  static func all(of matrix: ReportDocument.Matrix, in document: ReportDocument) -> [ReportSubject] {
    matrix.rows.flatMap { row in
      row.cells.map { cell in
        let name = "\(matrix.name) · \(cell.variant)"
        switch cell.result {
        case .impossible(let reason):
          return ReportSubject(
            file: SelectedPath(matrix.file).path, name: name, result: .impossible, coverage: reason, replay: cell.replay
          )
        case .ran(_, _, let position):
          let run = document.runs[position]
          return ReportSubject(
            file: SelectedPath(matrix.file).path, name: name, result: cell.sharedResult(in: document),
            time: run.endTime,
            coverage: cell.coverage, order: run.order,
            replay: cell.replay,
            findings: run.failures.map { Finding(failure: $0, order: run.order, replay: run.replay) })
        }
      }
    }
  }
}

extension ReportDocument.Matrix.Cell {
  /// The result, in the terms that reports share.
  func sharedResult(in document: ReportDocument) -> ReportSubject.Result {
    switch result {
    case .impossible: .impossible
    case .ran(let passed, _, let run): !passed ? .fail : isUnchecked ? .unchecked : document.runs[run].result
    }
  }
}
