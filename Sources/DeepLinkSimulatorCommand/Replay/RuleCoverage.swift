import DeepLinkSimulator

/// Which rules the events of scenarios cite.
struct RuleCoverage {
  /// How many scenarios were replayed.
  private(set) var scenarioCount = 0
  /// Whether there were files that could not be replayed.
  private(set) var hasInvalidFiles = false
  private var files: [RuleID: [String]] = [:]

  /// Replays scenarios and collects the rules that they exercise.
  ///
  /// A scenario that expects to be refused exercises the rule that refuses it.
  init(_ source: ScenarioSource, _ runner: ScenarioRunner, _ console: Console) {
    for entry in source.entries {
      switch runner.run(source.read(entry, console)).outcome {
      case .invalid(let diagnostics):
        hasInvalidFiles = true
        diagnostics.map(\.description).forEach(console.complain)
      case .noSuchOrder: break
      case .ran(let result, _):
        scenarioCount += 1
        for rule in Set(result.trace.events.flatMap(\.rules)) { files[rule, default: []].append(entry.name) }
      case .refused(let refusal):
        scenarioCount += 1
        files[refusal.rule, default: []].append(entry.name)
      }
    }
  }

  /// The files whose events cite a rule, in the order in which they were replayed.
  func files(citing rule: RuleID) -> [String] { files[rule] ?? [] }
}
