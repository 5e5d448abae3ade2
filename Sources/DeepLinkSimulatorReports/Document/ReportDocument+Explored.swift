import DeepLinkSimulator

extension ReportDocument {
  /// The maximum number of events kept for outcomes and branches; failures, and the orders next to them, are always
  /// kept.
  private static let mostEvents = 60_000
  /// The maximum number of a scenario's outcomes that are shown by a run.
  private static let mostOutcomes = 12
  /// The maximum number of orders that are tried to find the nearest one that passes.
  private static let mostTries = 300
  /// The maximum number of other tried orders that are shown with a failing one.
  private static let mostBranches = 16

  /// Adds the results of exploring a scenario, and runs the orders that a reader wants to see: an example of each
  /// outcome, each failing order, and the nearest one that passes.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - explorer: The explorer, which runs the orders again.
  ///   - file: The path of the scenario file, as the user gave it.
  ///   - command: The command that explores the scenario again.
  ///   - line: Returns the option that names an order, such as `--order 6`, and the command that replays it.
  package mutating func add(
    _ report: ExplorationReport, of explorer: Explorer, file: String, command: String,
    line: (OrderExample) -> (order: String, replay: String)
  ) {
    let scenario = explorer.plan.scenario
    let selection = SelectedPath(file).selection.map { " [\($0)]" } ?? ""
    var exploration = Exploration(
      file: file, name: scenario.name + selection, description: scenario.description, command: command)
    exploration.report = report
    var orders = ExploredOrders(explorer)
    var positions: [[Int]: Int] = [:]
    func keep(_ run: OrderRun, in document: inout ReportDocument) -> Int {
      if let position = positions[run.order.choices] { return position }
      let (order, replay) = line(run.order)
      let report = ScenarioReport(file: file, name: scenario.name, ending: .ran(run.result, run.verdict))
      var kept = Run(report, description: scenario.description, order: order, replay: replay)
      kept.role = run.order.title
      document.runs.append(kept)
      positions[run.order.choices] = document.runs.count - 1
      return document.runs.count - 1
    }

    for failure in report.failures {
      let failing = orders.run(failure.closest)
      let (order, replay) = line(failure.closest)
      var entry = Exploration.Failure(failure: failure, order: order, replay: replay)
      entry.failing = keep(failing, in: &self)
      entry.noReturn = failure.pointOfNoReturn.flatMap { point in
        failing.decisions.last { $0.name == point }?.event
      }
      let others = report.outcomes.map(\.example)
      entry.passing = orders.nearest(to: failing, meeting: failure.failure, others, tries: Self.mostTries).map {
        keep($0, in: &self)
      }
      exploration.failures.append(entry)
      for run in orders.latest.prefix(Self.mostBranches) where keptEvents < Self.mostEvents { _ = keep(run, in: &self) }
    }
    let texts = Outcome.summaries(of: report.outcomes.map(\.outcome))
    for (outcome, text) in zip(report.outcomes, texts) {
      var entry = Exploration.OutcomeRow(orders: outcome.count, text: text, example: outcome.example.title)
      if exploration.outcomes.count < Self.mostOutcomes, keptEvents < Self.mostEvents {
        let run = orders.run(outcome.example)
        entry.run = keep(run, in: &self)
        entry.passes = run.verdict.passed
      }
      exploration.outcomes.append(entry)
    }
    for (choices, position) in positions {
      guard let run = orders.known(choices) else { continue }
      runs[position].branches = run.branches { positions[$0] }
    }
    explorations.append(exploration)
  }

  /// Adds a file that could not be explored.
  package mutating func add(unexplored file: String, _ diagnostics: [Diagnostic], command: String) {
    var exploration = Exploration(file: file, name: file, command: command)
    exploration.diagnostics = diagnostics
    explorations.append(exploration)
  }

  private var keptEvents: Int { runs.reduce(0) { $0 + $1.events.count } }
}

extension OrderExample {
  /// The displayed name of the order.
  fileprivate var title: String {
    if choices.isEmpty { return "the default order" }
    return number.map { "order \($0.grouped)" } ?? (schedule.isEmpty ? "another order" : schedule.text)
  }
}

extension OrderRun {
  /// Returns the points at which other events could have happened.
  ///
  /// - Parameter position: Returns the index of the run with some decisions; nil if the document has none.
  fileprivate func branches(_ position: ([Int]) -> Int?) -> [ReportDocument.Branch] {
    decisions.indices.flatMap { index in
      let decision = decisions[index]
      return decision.candidates.indices.filter { $0 != decision.chosen }.map { choice in
        let name = decision.candidates[choice]
        return ReportDocument.Branch(
          event: decision.event, name: name == decision.name ? "\(name.text) at another time" : name.text,
          run: position(choices(choosing: choice, at: index)))
      }
    }
  }
}
