import DeepLinkSimulator

extension ReportDocument {
  /// A run, or the reason why there was none.
  package struct Run: Sendable {
    /// The result of the run, with its trace.
    package var report: ScenarioReport
    /// The description of the scenario; nil if it has none.
    package var description: String?
    /// The order of events, as in `--order` or `--schedule`; nil for the default order.
    package var order: String?
    /// The command that replays the run.
    package var replay: String
    /// The role of the run among several of one scenario, such as `order 6`; nil if it is the only one.
    package var role: String?
    /// The points at which other events could have happened, with the runs in which they do.
    package var branches: [Branch] = []

    /// Creates a run for reports.
    package init(_ report: ScenarioReport, description: String? = nil, order: String? = nil, replay: String) {
      self.report = report
      self.description = description
      self.order = order
      self.replay = replay
    }
  }

  /// An event that could have happened in place of another one.
  package struct Branch: Hashable, Sendable {
    /// The index of the event that happened.
    package var event: Int
    /// The name of the event that could have happened.
    package var name: String
    /// The index of a run in which it happens; nil if the document has none.
    package var run: Int?
  }
}

extension ReportDocument.Run {
  /// The name of the scenario, followed by the role of the run.
  var title: String { role.map { "\(report.title) · \($0)" } ?? report.title }

  var result: ReportSubject.Result {
    switch report.ending {
    case .ran(_, let verdict): verdict.passed ? .success(of: report.name) : .fail
    case .refused: .success(of: report.name)
    case .invalid, .noSuchOrder: .invalid
    }
  }

  /// The events of the run; empty if there was no run.
  var events: [TraceEvent] {
    if case .ran(let result, _) = report.ending { result.trace.events } else { [] }
  }

  /// The time of the last event.
  var endTime: VirtualInstant {
    if case .ran(let result, _) = report.ending { result.endTime } else { .zero }
  }

  /// The expectations that the run did not meet.
  var failures: [ExpectationFailure] {
    if case .ran(_, let verdict) = report.ending { verdict.failures } else { [] }
  }

  /// The reasons why the file could not be run, with their locations.
  var problems: [ReportSubject.Problem] {
    switch report.ending {
    case .invalid(let diagnostics): diagnostics.map(ReportSubject.Problem.init)
    case .noSuchOrder(let reason): [ReportSubject.Problem(location: nil, message: reason)]
    case .ran, .refused: []
    }
  }
}
