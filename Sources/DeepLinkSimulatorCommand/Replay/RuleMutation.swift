import DeepLinkSimulator

/// Replays the library once for each of some rules, as if the rule did not hold, and says which scenarios notice.
struct RuleMutation {
  let runner: ScenarioRunner
  let files: [ScenarioFile]

  /// Reads the scenarios once for all rules.
  init(_ source: ScenarioSource, _ runner: ScenarioRunner, _ console: Console) {
    self.runner = runner
    files = source.entries.map { source.read($0, console) }
  }

  /// Returns the names of the scenarios that fail without a rule.
  func scenarios(noticing rule: RuleID) -> [String] {
    files.filter { !runner.run($0, without: rule).passed }.map(\.name)
  }

  /// Chooses rules as a seed says: the same ones each time, on every machine.
  ///
  /// - Parameters:
  ///   - count: How many, at most all.
  ///   - seed: Any number.
  static func choose(_ count: Int, seed: UInt64) -> [RuleID] {
    var rest = RuleID.allCases
    var chosen: [RuleID] = []
    var state = seed
    while chosen.count < count, !rest.isEmpty {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      chosen.append(rest.remove(at: Int(state >> 33) % rest.count))
    }
    return chosen
  }
}
