import DeepLinkSimulator

/// `rules`: prints the rules of the contract, and which of them scenarios exercise.
struct RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules", summary: "Show rules and their sources, which rules scenarios exercise, or all events.",
    arguments: "[ID…] [PATH…]",
    argumentHelp: "Rules by ID, such as AF-GCD-1, or AF for all of AF; with --coverage or --mutate, scenarios.",
    argumentCount: 0...Int.max, completion: .rules,
    options: [
      OptionSpecification(
        name: "coverage", value: .flag, help: "Show which rules the scenarios exercise, and which they do not."),
      OptionSpecification(
        name: "complete", value: .flag, help: "With --coverage, fail if a rule is not exercised."),
      OptionSpecification(
        name: "mutate", value: .text(placeholder: "seed"),
        help: "Switch off rules one at a time, chosen by this seed, and fail if no scenario notices."),
      OptionSpecification(
        name: "count", value: .text(placeholder: "number"),
        help: "With --mutate, how many rules to switch off, or all; 25 by default."),
      OptionSpecification(
        name: "scenarios", value: .text(placeholder: "path"),
        help: "The scenarios, instead of PATH; the folder Scenarios by default."),
      OptionSpecification(
        name: "events", value: .flag,
        help: "Instead, show the names of all events, as scenarios and breakpoints use them."),
      .color,
    ])

  /// The greatest width of a line with a rule and its statement.
  private static let lineWidth = 118

  let program: DeepLinkSimulatorCommand
  let console: Console
  let arguments: ParsedArguments
  let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    try arguments.refuseTogether("coverage", "mutate")
    for option in ["coverage", "mutate"] { try arguments.refuseTogether("events", option) }
    if arguments.isSet("events"), let argument = arguments.positional.first {
      throw arguments.error("--events shows the names of all events, and does not take \(argument.quoted)")
    }
    try arguments.refuse("complete", without: "coverage")
    try arguments.refuse("count", without: "mutate")
    for name in ["mutate", "count"] {
      guard let text = arguments.value(of: name), UInt64(text) == nil, name != "count" || text != "all" else {
        continue
      }
      throw arguments.error("--\(name) takes a number such as 7, not \(text.quoted)")
    }
    if arguments.value(of: "count").flatMap({ UInt64($0) }) == 0 {
      throw arguments.error("--count takes a number of at least 1, or all, not 0")
    }
    try arguments.refuse("scenarios", without: "coverage", "mutate")
    self.program = program
    self.console = console
    self.arguments = arguments
    style = Style(arguments, console)
  }

  func run() -> ExitCode {
    if arguments.isSet("events") {
      console.show(EventsPage(program.apps.sdks).lines)
      return .success
    }
    var rules: Set<RuleID> = []
    for typed in arguments.positional where !isPath(typed) {
      let named = allRules(named: typed)
      guard !named.isEmpty else { return complainAbout(typed) }
      rules.formUnion(named)
    }
    let chosen = rules.isEmpty ? allRules : allRules.filter(rules.contains)
    if let seed = arguments.value(of: "mutate").flatMap({ UInt64($0) }) { return showMutations(of: chosen, seed: seed) }
    return arguments.isSet("coverage") ? showCoverage(of: chosen) : show(chosen)
  }

  /// The scenarios for coverage and mutation.
  var scenarios: ScenarioSource {
    let paths = arguments.values(of: "scenarios") + arguments.positional.filter(isPath)
    return ScenarioSource(paths.isEmpty ? ["Scenarios"] : paths)
  }

  private var replays: Bool { arguments.isSet("coverage") || arguments.isSet("mutate") }

  /// Returns whether an argument is the path of scenarios rather than a rule.
  private func isPath(_ argument: String) -> Bool {
    replays && allRules(named: argument).isEmpty && (argument == "-" || FileStatus(argument) != nil)
  }

  private func complainAbout(_ argument: String) -> ExitCode {
    let hint =
      Spelling.hint(for: argument, in: allRules.map(\.text)) ?? (replays ? "" : "; without arguments, rules lists all")
    let neither = replays ? ", and no such file or folder" : ""
    console.complain("error: there is no rule \(argument.quoted)\(neither)\(hint)")
    return .noMatch
  }

  /// The rules of iOS, of the SDKs that the program knows, and of the simulator.
  private var allRules: [RuleID] { program.apps.sdks.rules }

  /// Returns the rules that a text names, in any case: one by its ID, or several by the prefix of their IDs.
  private func allRules(named text: String) -> [RuleID] {
    var wanted = text.uppercased()
    while wanted.last == "-" { wanted.removeLast() }
    return allRules.filter { $0.text == wanted || $0.text.hasPrefix(wanted + "-") }
  }

  private func show(_ rules: [RuleID]) -> ExitCode {
    let idWidth = rules.map(\.text.count).max() ?? 0
    let margin = String(repeating: " ", count: idWidth + 2)
    let room = max(20, min(console.width ?? Self.lineWidth, Self.lineWidth) - idWidth - 2)
    for id in rules {
      let rule = id.rule
      for (position, line) in rule.statement.broken(to: room).enumerated() {
        console.print((position == 0 ? id.text.padded(to: idWidth + 2) : margin) + line)
      }
      let source = "[\(rule.evidence.rawValue)] \(rule.source)"
      let lines = console.width == nil ? [source] : source.broken(to: room)
      for line in lines { console.print(margin + style.faint(line)) }
    }
    return .success
  }
}
