import DeepLinkSimulator

extension RulesCommand {
  /// Reports which rules the scenarios exercise.
  func showCoverage(of rules: [RuleID]) -> ExitCode {
    let source = scenarios
    source.complain(to: console)
    let coverage = RuleCoverage(source, ScenarioRunner(apps: program.apps), console)
    guard coverage.scenarioCount > 0 else { return nothingToReplay(of: source) }
    let width = rules.map(\.text.count).max() ?? 0
    for id in rules {
      let files = coverage.files(citing: id)
      let text = files.first.map { files.count == 1 ? $0 : "\($0) and \(files.count - 1) more" } ?? "not yet exercised"
      let symbol = files.isEmpty ? style.fail("✘") : style.pass("✔")
      console.show(["\(symbol) \(id.text.padded(to: width))  \(text.printable)"])
    }
    let exercised = rules.count { !coverage.files(citing: $0).isEmpty }
    let scenarios = coverage.scenarioCount.counted("scenario")
    console.show(["\(exercised.counted(of: rules.count, "rule")) exercised by \(scenarios)"])
    if coverage.hasInvalidFiles { return .usage }
    return arguments.isSet("complete") && exercised < rules.count ? .failure : source.exitCode
  }

  /// Replays without some rules, and reports where that is noticed.
  func showMutations(of rules: [RuleID], seed: UInt64) -> ExitCode {
    let source = scenarios
    source.complain(to: console)
    let mutation = RuleMutation(source, ScenarioRunner(apps: program.apps), console)
    for file in mutation.broken { console.complain("\(file): error: fails with all rules on, so it tests none") }
    guard mutation.scenarioCount > 0 else {
      return mutation.broken.isEmpty ? nothingToReplay(of: source) : .failure
    }
    let chosen = RuleMutation.choose(wantedCount, from: rules, seed: seed)
    let width = chosen.map(\.text.count).max() ?? 0
    var unnoticed = 0
    for id in chosen {
      let notice = mutation.notice(of: id)
      if notice == nil { unnoticed += 1 }
      let text = notice.map { "\($0) fails without it" } ?? "no scenario notices"
      let symbol = notice == nil ? style.fail("✘") : style.pass("✔")
      console.show(["\(symbol) \(id.text.padded(to: width))  \(text.printable)"])
    }
    let noticed = chosen.count - unnoticed
    let verb = noticed == 1 || chosen.count == 1 ? "is noticed when it is" : "are noticed when they are"
    console.show(["\(noticed.counted(of: chosen.count, "rule")) \(verb) switched off"])
    if mutation.hasInvalidFiles { return .usage }
    return unnoticed == 0 && mutation.broken.isEmpty ? source.exitCode : .failure
  }

  /// Reports that there is nothing to replay, unless all files have already been reported.
  private func nothingToReplay(of source: ScenarioSource) -> ExitCode {
    let areThere = source.entries.contains { entry in entry.path.map { FileStatus($0) != nil } ?? true }
    if areThere || source.exitCode == .usage { return .usage }
    console.complain("error: there is no scenario to replay; name a folder with --scenarios")
    return .noMatch
  }

  /// The number of rules to switch off.
  private var wantedCount: Int {
    guard let text = arguments.value(of: "count") else { return 25 }
    return Int(text) ?? .max
  }
}
