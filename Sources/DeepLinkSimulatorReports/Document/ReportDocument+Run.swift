import DeepLinkSimulator

extension ReportDocument {
  /// One run, or the reason why there was none.
  package struct Run: Sendable {
    /// How the run ended, with its trace.
    package var report: ScenarioReport
    /// What the scenario shows, in its own words; nil if it does not say.
    package var description: String?
    /// The order in which events came, as `--order` or `--schedule` name it; nil for the default order.
    package var order: String?
    /// The line that replays the run.
    package var replay: String
    /// What the run shows among several of one scenario, such as `order 6`; nil if it is the only one.
    package var role: String?
    /// Where other events could have come, with the run in which they do.
    package var branches: [Branch] = []

    /// Creates a run for reports.
    package init(_ report: ScenarioReport, description: String? = nil, order: String? = nil, replay: String) {
      self.report = report
      self.description = description
      self.order = order
      self.replay = replay
    }
  }

  /// An event that could have come in the place of another one.
  package struct Branch: Hashable, Sendable {
    /// The index of the event that came.
    package var event: Int
    /// The name of the one that could have come.
    package var name: String
    /// The position of a run in which it comes; nil if the document has none.
    package var run: Int?
  }
}

extension ReportDocument.Run {
  /// The name of the scenario, and what the run shows of it.
  var title: String { role.map { "\(report.title) · \($0)" } ?? report.title }

  var result: ReportSubject.Result {
    switch report.ending {
    case .ran(_, let verdict): verdict.passed ? .success(of: report.name) : .fail
    case .refused: .success(of: report.name)
    case .invalid, .noSuchOrder: .invalid
    }
  }

  /// The events of the run; none if there was no run.
  var events: [TraceEvent] {
    if case .ran(let result, _) = report.ending { result.trace.events } else { [] }
  }

  /// When the last event happened.
  var endTime: VirtualInstant {
    if case .ran(let result, _) = report.ending { result.endTime } else { .zero }
  }

  /// The expectations that the run did not meet.
  var failures: [ExpectationFailure] {
    if case .ran(_, let verdict) = report.ending { verdict.failures } else { [] }
  }

  /// Why the file could not be run, each reason with its place.
  var problems: [ReportSubject.Problem] {
    switch report.ending {
    case .invalid(let diagnostics): diagnostics.map(ReportSubject.Problem.init)
    case .noSuchOrder(let reason): [ReportSubject.Problem(location: nil, message: reason)]
    case .ran, .refused: []
    }
  }
}
