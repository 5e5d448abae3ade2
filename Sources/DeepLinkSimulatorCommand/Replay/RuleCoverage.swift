import DeepLinkSimulator

/// The rules that the events of scenarios cite.
struct RuleCoverage {
  /// The number of scenarios that were replayed.
  private(set) var scenarioCount = 0
  /// Whether there were files that could not be replayed.
  private(set) var hasInvalidFiles = false
  private var files: [RuleID: [String]] = [:]

  /// Replays scenarios and collects the rules that they exercise.
  ///
  /// A scenario that expects to be refused exercises the rule that refuses it.
  init(_ source: ScenarioSource, _ runner: ScenarioRunner, _ console: Console) {
    for file in source.entries.lazy.flatMap({ source.runs($0, runner.apps.sdks, console) }) {
      let report = runner.run(file)
      if case .invalid(let diagnostics) = report.ending {
        hasInvalidFiles = true
        diagnostics.map(\.description).forEach(console.complain)
        continue
      }
      scenarioCount += 1
      for rule in report.citedRules { files[rule, default: []].append(file.name) }
    }
  }

  /// The files whose events cite a rule, in the order in which they were replayed.
  func files(citing rule: RuleID) -> [String] { files[rule] ?? [] }
}
