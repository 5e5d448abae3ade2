import DeepLinkSimulator

/// Replays a library of scenarios with a rule switched off, and finds the scenario that notices.
struct RuleMutation {
  /// The place where the missing rule is noticed: the file and, if there is one, the line of the expectation.
  typealias Notice = String

  /// The number of scenarios that could notice.
  var scenarioCount: Int { files.count }
  /// The scenarios that fail even with all rules, and so prove nothing.
  private(set) var broken: [String] = []
  /// Whether there were files that could not be replayed.
  private(set) var hasInvalidFiles = false

  private let runner: ScenarioRunner
  private var files: [ScenarioFile] = []
  /// The indices in `files` of the scenarios whose events cite a rule.
  private var citing: [RuleID: [Int]] = [:]

  /// Reads the scenarios, and replays each with all rules.
  init(_ source: ScenarioSource, _ runner: ScenarioRunner, _ console: Console) {
    self.runner = runner
    for file in source.entries.lazy.flatMap({ source.runs($0, runner.apps.sdks, console) }) {
      let report = runner.run(file)
      if case .invalid(let diagnostics) = report.ending {
        hasInvalidFiles = true
        diagnostics.map(\.description).forEach(console.complain)
        continue
      }
      guard report.passed else {
        broken.append(file.name)
        continue
      }
      for rule in report.citedRules { citing[rule, default: []].append(files.count) }
      files.append(file)
    }
  }

  /// Returns where a scenario fails without a rule; nil if none does.
  ///
  /// Scenarios whose events cite the rule are tried first, because they nearly always notice.
  func notice(of rule: RuleID) -> Notice? {
    let first = citing[rule] ?? []
    let rest = files.indices.lazy.filter { !first.contains($0) }
    for index in first {
      if let notice = notice(of: rule, in: files[index]) { return notice }
    }
    for index in rest {
      if let notice = notice(of: rule, in: files[index]) { return notice }
    }
    return nil
  }

  private func notice(of rule: RuleID, in file: ScenarioFile) -> Notice? {
    let report = runner.run(file, without: rule)
    guard !report.passed else { return nil }
    guard let line = report.firstFailure?.line else { return file.name }
    return "\(file.path):\(line)" + (file.variant.map { " [\($0)]" } ?? "")
  }

  /// Chooses rules by a seed: the same ones each time, on every machine.
  ///
  /// - Parameters:
  ///   - count: The number of rules to choose; at most all.
  ///   - rules: The rules to choose from.
  ///   - seed: Any number.
  static func choose(_ count: Int, from rules: [RuleID], seed: UInt64) -> [RuleID] {
    var rest = rules
    var chosen: [RuleID] = []
    var state = seed
    while chosen.count < count, !rest.isEmpty {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      chosen.append(rest.remove(at: Int(state >> 33) % rest.count))
    }
    return chosen
  }
}

extension ScenarioReport {
  /// The rules that the run's events cite, or that refuse the scenario.
  var citedRules: Set<RuleID> {
    switch ending {
    case .ran(let result, _): Set(result.trace.events.flatMap(\.rules))
    case .refused(let refusal): [refusal.rule]
    case .invalid, .noSuchOrder: []
    }
  }

  /// The location in the file of the first expectation that the run does not meet.
  fileprivate var firstFailure: SourceLocation? {
    switch ending {
    case .ran(_, let verdict): verdict.failures.lazy.compactMap(\.location).first
    case .invalid(let diagnostics): diagnostics.lazy.compactMap(\.location).first
    case .refused, .noSuchOrder: nil
    }
  }
}
