import DeepLinkSimulator

extension ReportDocument {
  /// One run, or the reason why there was none.
  public struct Run: Sendable {
    /// How the run ended, with its trace.
    public var report: ScenarioReport
    /// What the scenario shows, in its own words; nil if it does not say.
    public var description: String?
    /// The order in which events came, as `--order` or `--schedule` name it; nil for the default order.
    public var order: String?
    /// The line that replays the run.
    public var replay: String
    /// What the run shows among several of one scenario, such as `order 6`; nil if it is the only one.
    public var role: String?
    /// Where other events could have come, with the run in which they do.
    public var branches: [Branch] = []

    /// Creates a run for reports.
    public init(_ report: ScenarioReport, description: String? = nil, order: String? = nil, replay: String) {
      self.report = report
      self.description = description
      self.order = order
      self.replay = replay
    }
  }

  /// An event that could have come in the place of another one.
  public struct Branch: Hashable, Sendable {
    /// The index of the event that came.
    public var event: Int
    /// The name of the one that could have come.
    public var name: String
    /// The position of a run in which it comes; nil if the document has none.
    public var run: Int?
  }
}

extension ReportDocument.Run {
  /// The name of the scenario, and what the run shows of it.
  var title: String { role.map { "\(report.title) · \($0)" } ?? report.title }

  var result: ReportSubject.Result {
    switch report.outcome {
    case .ran(_, let verdict): verdict.passed ? .pass : .fail
    case .refused: .pass
    case .invalid, .noSuchOrder: .invalid
    }
  }

  /// The events of the run; none if there was no run.
  var events: [TraceEvent] {
    if case .ran(let result, _) = report.outcome { result.trace.events } else { [] }
  }

  /// When the last event happened.
  var endTime: VirtualInstant {
    if case .ran(let result, _) = report.outcome { result.endTime } else { .zero }
  }

  /// The expectations that the run did not meet.
  var failures: [ExpectationFailure] {
    if case .ran(_, let verdict) = report.outcome { verdict.failures } else { [] }
  }

  /// Why the file could not be run, each reason with its place.
  var problems: [ReportSubject.Problem] {
    switch report.outcome {
    case .invalid(let diagnostics): diagnostics.map(ReportSubject.Problem.init)
    case .noSuchOrder(let reason): [ReportSubject.Problem(location: nil, message: reason)]
    case .ran, .refused: []
    }
  }
}
