import DeepLinkSimulator

extension ReportDocument {
  /// What exploring the orders of a scenario found, or the reason why they were not explored.
  package struct Exploration: Sendable {
    /// An outcome, and how many orders lead to it.
    package struct OutcomeRow: Sendable {
      /// How many of the explored orders lead to it.
      package var orders: OrderCount
      /// What the app did, and what holds at the end.
      package var text: String
      /// What the order is called that is shown for it, such as `order 6`.
      package var example: String
      /// The position of the run that shows it; nil if the document has none.
      package var run: Int?
      /// Whether that order meets every expectation; nil if it was not run.
      package var passes: Bool?
    }

    /// An expectation that some orders do not meet.
    package struct Failure: Sendable {
      /// What is not met, in how many orders, and where it is lost.
      package var failure: OrderFailure
      /// The order that is shown, as `--order` or `--schedule` name it.
      package var order: String
      /// The position of the run of that order; nil if the document has none.
      package var failing: Int?
      /// The position of the run of the nearest order that passes; nil if none was found.
      package var passing: Int?
      /// The index of the event of that run after which every order fails; nil if there is none.
      package var noReturn: Int?
      /// The line that replays the order.
      package var replay: String
    }

    /// The scenario file as the user named it.
    package var file: String
    /// The name of the scenario; that of the file if it is not valid.
    package var name: String
    /// What the scenario shows, in its own words; nil if it does not say.
    package var description: String?
    /// What was explored; nil if the file could not be.
    package var report: ExplorationReport?
    /// The line that explores the scenario again.
    package var command: String
    /// Why the file could not be explored.
    package var diagnostics: [Diagnostic] = []
    /// The outcomes, the most frequent first.
    package var outcomes: [OutcomeRow] = []
    /// The expectations that fail in some order.
    package var failures: [Failure] = []

    /// Creates an exploration of which nothing is known yet.
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

  /// How many orders there are, and whether these are all.
  var coverage: String {
    guard let report else { return "not explored" }
    let orders = "\(report.orderCount.groupedOrders) (\(report.mode.rawValue))"
    if report.isComplete { return "\(orders), all that are legal" }
    return "\(orders), except \(report.limits.joined(separator: "; "))"
  }
}
