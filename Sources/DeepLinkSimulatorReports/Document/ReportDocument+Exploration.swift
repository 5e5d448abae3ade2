import DeepLinkSimulator

extension ReportDocument {
  /// The results of exploring a scenario, or the reason why it was not explored.
  package struct Exploration: Sendable {
    /// An outcome, and the number of orders that lead to it.
    package struct OutcomeRow: Sendable {
      /// The number of explored orders that lead to it.
      package var orders: OrderCount
      /// What the app did, and the final state.
      package var text: String
      /// The name of the order that is shown for it, such as `order 6`.
      package var example: String
      /// The index of the run that shows it; nil if the document has none.
      package var run: Int?
      /// Whether that order meets every expectation; nil if it was not run.
      package var passes: Bool?
    }

    /// An expectation that some orders do not meet.
    package struct Failure: Sendable {
      /// The expectation, the number of orders that do not meet it, and where it is lost.
      package var failure: OrderFailure
      /// The order that is shown, as in `--order` or `--schedule`.
      package var order: String
      /// The index of the run of that order; nil if the document has none.
      package var failing: Int?
      /// The index of the run of the nearest order that passes; nil if none was found.
      package var passing: Int?
      /// The index of the event of that run after which every order fails; nil if there is none.
      package var noReturn: Int?
      /// The command that replays the order.
      package var replay: String
    }

    /// The path of the scenario file, as the user gave it.
    package var file: String
    /// The name of the scenario; that of the file if it is not valid.
    package var name: String
    /// The description of the scenario; nil if it has none.
    package var description: String?
    /// The results of the exploration; nil if there was none.
    package var report: ExplorationReport?
    /// The command that explores the scenario again.
    package var command: String
    /// Why the file could not be explored.
    package var diagnostics: [Diagnostic] = []
    /// The outcomes, most frequent first.
    package var outcomes: [OutcomeRow] = []
    /// The expectations that fail in some order.
    package var failures: [Failure] = []

    /// Creates an exploration without results.
    package init(file: String, name: String, description: String? = nil, command: String) {
      self.file = file
      self.name = name
      self.description = description
      self.command = command
    }
  }
}

extension ReportDocument.Exploration {
  var result: ReportSubject.Result {
    switch report?.verdict {
    case .holds: .success(of: name)
    case .holdsAsFarAsExplored: .unfinished
    case .fails: .fail
    case nil: .invalid
    }
  }

  /// The number of orders, and whether they are complete.
  var coverage: String {
    guard let report else { return "not explored" }
    let orders = "\(report.orderCount.groupedOrders) (\(report.mode.rawValue))"
    if report.isComplete { return "\(orders), all that are legal" }
    return "\(orders), except \(report.limits.joined(separator: "; "))"
  }
}
