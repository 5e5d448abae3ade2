import DeepLinkSimulator

/// `rules`: shows the rules of the contract, and which of them scenarios exercise.
struct RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules", summary: "Show the rules that events cite, and which of them scenarios exercise.",
    arguments: "[ID]", argumentHelp: "A rule such as AF-GCD-1, or the beginning of several, such as AF.",
    argumentCount: 0...1,
    options: [
      OptionSpecification(
        name: "coverage", value: .flag, help: "Say which rules the scenarios exercise, and which they do not."),
      OptionSpecification(
        name: "complete", value: .flag, help: "With --coverage: fail if a rule is not exercised."),
      OptionSpecification(
        name: "mutate", value: .text(placeholder: "seed"),
        help: "Replay without some rules, chosen by a number, and say which scenarios notice."),
      OptionSpecification(
        name: "count", value: .text(placeholder: "number"), help: "With --mutate: how many rules; 25 if not given."),
      OptionSpecification(
        name: "scenarios", value: .text(placeholder: "path"),
        help: "Where the scenarios are that these count; the folder Scenarios if not given."),
      OptionSpecification(name: "markdown", value: .flag, help: "Print all rules as a page (docs/contract.md)."),
      OptionSpecification(
        name: "switches", value: .flag, help: "Print all switches and latencies as a page (docs/switches.md)."),
      OptionSpecification(
        name: "systems", value: .flag, help: "Print what stands behind each callback as a page (docs/systems.md)."),
      OptionSpecification(
        name: "index", value: .flag, help: "Print the index of the scenarios as a page (Scenarios/README.md)."),
      .color,
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let arguments: ParsedArguments
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    try arguments.refuseTogether("coverage", "mutate", "markdown", "switches", "systems", "index")
    if arguments.isSet("complete"), !arguments.isSet("coverage") {
      throw arguments.error("--complete is about --coverage; give that, too")
    }
    if arguments.isSet("count"), !arguments.isSet("mutate") {
      throw arguments.error("--count is about --mutate; give that, too")
    }
    for name in ["mutate", "count"] {
      guard let text = arguments.value(of: name), UInt64(text) == nil else { continue }
      throw arguments.error("--\(name) takes a number such as 7, not \(text.quoted)")
    }
    if arguments.isSet("scenarios"), !["coverage", "mutate", "systems", "index"].contains(where: arguments.isSet) {
      throw arguments.error("--scenarios goes with --coverage, --systems or --index")
    }
    for page in ["markdown", "switches", "systems", "index"]
    where arguments.isSet(page) && !arguments.positional.isEmpty {
      throw arguments.error("--\(page) prints the whole page, and takes no ID")
    }
    self.program = program
    self.console = console
    self.arguments = arguments
    style = Style(arguments.value(of: "color"), console)
  }

  func run() -> ExitCode {
    if arguments.isSet("markdown") {
      console.output(ContractPage.markdown)
      return .success
    }
    if arguments.isSet("switches") {
      console.output(SwitchesPage.markdown)
      return .success
    }
    if arguments.isSet("systems") {
      console.output(SystemsPage(scenarios, program, console).markdown)
      return .success
    }
    if arguments.isSet("index") {
      let folder = arguments.values(of: "scenarios").first ?? "Scenarios"
      console.output(ScenarioIndexPage(scenarios, below: folder, console).markdown)
      return .success
    }
    let rules = chosenRules
    guard !rules.isEmpty else {
      let typed = arguments.positional[0]
      let hint = Spelling.hint(for: typed, in: RuleID.allCases.map(\.text)) ?? ""
      console.complain("error: there is no rule \(typed.quoted)\(hint)")
      return .noMatch
    }
    if let seed = arguments.value(of: "mutate").flatMap({ UInt64($0) }) { return showMutations(seed: seed) }
    return arguments.isSet("coverage") ? showCoverage(of: rules) : show(rules)
  }

  /// The scenarios that pages and coverage are about.
  private var scenarios: ScenarioSource {
    let paths = arguments.values(of: "scenarios")
    return ScenarioSource(paths.isEmpty ? ["Scenarios"] : paths)
  }

  /// The rules that the argument names, in any case; all of them if there is none.
  private var chosenRules: [RuleID] {
    guard let typed = arguments.positional.first else { return RuleID.allCases }
    var wanted = typed.uppercased()
    while wanted.last == "-" { wanted.removeLast() }
    return RuleID.allCases.filter { $0.text == wanted || $0.text.hasPrefix(wanted + "-") }
  }

  private func show(_ rules: [RuleID]) -> ExitCode {
    let width = rules.map(\.text.count).max() ?? 0
    let margin = String(repeating: " ", count: width)
    for id in rules {
      let rule = id.rule
      for (position, line) in rule.statement.wrapped(to: 116 - width).enumerated() {
        console.print("\(position == 0 ? id.text.padded(to: width) : margin)  \(line)")
      }
      console.print("\(margin)  \(style.faint("[\(rule.evidence.rawValue)] \(rule.source)"))")
    }
    return .success
  }

  private func showCoverage(of rules: [RuleID]) -> ExitCode {
    let source = scenarios
    source.complain(to: console)
    let coverage = RuleCoverage(source, ScenarioRunner(apps: program.apps), console)
    guard coverage.scenarioCount > 0 else {
      console.complain("error: there is no scenario to replay; name a folder with --scenarios")
      return .noMatch
    }
    let width = rules.map(\.text.count).max() ?? 0
    for id in rules {
      let files = coverage.files(citing: id)
      let text = files.first.map { files.count == 1 ? $0 : "\($0) and \(files.count - 1) more" } ?? "not yet exercised"
      let symbol = files.isEmpty ? style.fail("✘") : style.pass("✔")
      console.print("\(symbol) \(id.text.padded(to: width))  \(text.printable)")
    }
    let exercised = rules.count { !coverage.files(citing: $0).isEmpty }
    let noun = coverage.scenarioCount == 1 ? "scenario" : "scenarios"
    console.print("\(exercised) of \(rules.count) rules exercised by \(coverage.scenarioCount) \(noun)")
    if coverage.hasInvalidFiles { return .usage }
    return arguments.isSet("complete") && exercised < rules.count ? .failure : source.exitCode
  }

  private func showMutations(seed: UInt64) -> ExitCode {
    let source = scenarios
    source.complain(to: console)
    guard !source.entries.isEmpty else {
      console.complain("error: there is no scenario to replay; name a folder with --scenarios")
      return .noMatch
    }
    let mutation = RuleMutation(source, ScenarioRunner(apps: program.apps), console)
    let count = arguments.value(of: "count").flatMap { Int($0) } ?? 25
    let rules = RuleMutation.choose(count, seed: seed)
    let width = rules.map(\.text.count).max() ?? 0
    var unnoticed = 0
    for id in rules {
      let files = mutation.scenarios(noticing: id)
      if files.isEmpty { unnoticed += 1 }
      let text = files.first.map { "\(files.count) scenarios fail without it, such as \($0)" } ?? "no scenario notices"
      let symbol = files.isEmpty ? style.fail("✘") : style.pass("✔")
      console.print("\(symbol) \(id.text.padded(to: width))  \(text.printable)")
    }
    console.print("\(rules.count - unnoticed) of \(rules.count) rules are missed when they do not hold")
    return unnoticed == 0 ? source.exitCode : .failure
  }
}
