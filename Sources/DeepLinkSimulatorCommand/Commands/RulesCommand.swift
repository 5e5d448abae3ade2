import DeepLinkSimulator

/// `rules`: shows the rules of the contract, and which of them scenarios exercise.
struct RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules", summary: "Show the rules that events cite, and which of them scenarios exercise.",
    arguments: "[ID]", argumentHelp: "A rule such as AF-GCD-1, or the beginning of several.", argumentCount: 0...1,
    options: [
      OptionSpecification(
        name: "coverage", value: .flag, help: "Say which rules the scenarios exercise, and which they do not."),
      OptionSpecification(
        name: "scenarios", value: .text(placeholder: "path"),
        help: "Where the scenarios for --coverage are; by default Scenarios."),
      OptionSpecification(name: "markdown", value: .flag, help: "Print the contract as a page of documentation."),
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    self.arguments = arguments
  }

  func run() -> ExitCode {
    if arguments.isSet("markdown") {
      console.output(ContractPage.markdown)
      return .success
    }
    let rules: [RuleID]
    if let typed = arguments.positional.first {
      let wanted = typed.uppercased()
      rules = RuleID.allCases.filter { $0.text == wanted || $0.text.hasPrefix(wanted + "-") }
      guard !rules.isEmpty else {
        let nearest = Spelling.nearest(to: wanted, in: RuleID.allCases.map(\.text))
        console.complain("error: there is no rule \"\(typed)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
        return .noMatch
      }
    } else {
      rules = RuleID.allCases
    }
    return arguments.isSet("coverage") ? showCoverage(of: rules) : show(rules)
  }

  private func show(_ rules: [RuleID]) -> ExitCode {
    let width = rules.map(\.text.count).max() ?? 0
    for id in rules {
      let rule = id.rule
      console.print("\(id.text.padded(to: width))  \(rule.statement)")
      console.print("\(String(repeating: " ", count: width))  [\(rule.evidence.rawValue)] \(rule.source)")
    }
    return .success
  }

  private func showCoverage(of rules: [RuleID]) -> ExitCode {
    let source = ScenarioSource([arguments.value(of: "scenarios") ?? "Scenarios"])
    let coverage = RuleCoverage(source, ScenarioRunner(apps: program.apps), console)
    guard coverage.scenarioCount > 0 else {
      console.complain("error: there is no scenario to replay; name a folder with --scenarios")
      return .noMatch
    }
    let missing = rules.filter { coverage.files(citing: $0).isEmpty }
    let width = rules.map(\.text.count).max() ?? 0
    for id in rules {
      let files = coverage.files(citing: id)
      let text = files.first.map { files.count == 1 ? $0 : "\($0) and \(files.count - 1) more" } ?? "not yet exercised"
      console.print("\(files.isEmpty ? "✘" : "✔") \(id.text.padded(to: width))  \(text)")
    }
    console.print(
      "\(rules.count - missing.count) of \(rules.count) rules exercised by \(coverage.scenarioCount) scenarios")
    return .success
  }
}
