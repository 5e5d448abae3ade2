import DeepLinkSimulator

/// `problems`: finds the scenario that shows a problem, and the one with its fix.
struct ProblemsCommand: Command {
  static let specification = CommandSpecification(
    name: "problems", summary: "Find a known problem and its fix by the symptom.", arguments: "[WORD…]",
    argumentHelp: "The words that you would type into a search box.", argumentCount: 0...Int.max,
    completion: .words(Symptom.Kind.allCases.flatMap { $0.rawValue.split(separator: " ").map(String.init) }),
    options: [
      OptionSpecification(
        name: "scenarios", value: .text(placeholder: "path"),
        help: "The folder of the scenarios; by default Scenarios, or else that of DeepLinkSimulator."),
      OptionSpecification(name: "all", value: .flag, help: "Show all matches, not only the best five."),
      .color,
    ],
    notes: [
      "Words are names of callbacks and calls, a line of an SDK's log, or what is wrong: never, twice, late, empty, "
        + "order, sometimes. Without words, it lists all problems."
    ])

  private static let usualCount = 5
  private static let width = 80

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let words: [String]
  /// The folders in which to look for scenarios, nearest first.
  private let folders: [String]
  private let showsAll: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    words = arguments.positional
    folders = arguments.value(of: "scenarios").map { [$0] } ?? SimulatorPackage.libraries()
    showsAll = arguments.isSet("all")
    style = Style(arguments.value(of: "color"), console)
  }

  func run() -> ExitCode {
    guard let problems = library() else { return .noMatch }
    guard !words.isEmpty else {
      for problem in problems {
        let (name, path) = (problem.problem.name.printable, path(problem.problem))
        let isShort = name.columnCount + path.columnCount + 2 <= Self.width || !console.outputIsTerminal
        console.print(isShort ? "\(name)  \(style.faint(path))" : "\(name)\n    \(style.faint(path))")
      }
      return .success
    }
    let search = ProblemSearch(problems)
    let hits = search.hits(for: words)
    guard !hits.isEmpty else { return nothingFound(search) }
    let shown = showsAll ? hits : Array(hits.prefix(Self.usualCount))
    for (place, hit) in shown.enumerated() { show(hit, place + 1) }
    if hits.count > shown.count { console.print("and \(hits.count - shown.count) more: --all shows them") }
    return .success
  }

  /// Returns the problems of the nearest folder that has some; nil if there is none, which has been reported.
  private func library() -> [Problem]? {
    let present = folders.filter { FileStatus($0) != nil }
    for folder in present {
      let source = ScenarioSource([folder])
      source.complaints.map(\.description).forEach(console.complain)
      let problems = ProblemLibrary(source, program, console).problems
      if !problems.isEmpty { return problems }
    }
    if let folder = present.first {
      console.complain("error: there is no problem in \(folder.quoted): no x.jsonc has an x.fixed.jsonc next to it")
    } else {
      console.complain("error: there is no folder \(folders[0].quoted); --scenarios takes the folder of the scenarios")
    }
    return nil
  }

  private func show(_ hit: ProblemSearch.Hit, _ number: Int) {
    let problem = hit.problem
    let margin = String(repeating: " ", count: 4)
    func line(_ head: String, _ text: String) { console.print("\(margin)\(head.padded(to: 10))\(text)") }
    for (place, text) in problem.problem.name.printable.wrapped(to: Self.width - 4).enumerated() {
      console.print(place == 0 ? "\(String(number).padded(to: 4))\(text)" : margin + text)
    }
    for text in problem.problem.description.printable.wrapped(to: Self.width - 4) {
      console.print(margin + style.faint(text))
    }
    let symptoms = problem.symptoms.map { "\($0.event == "route" ? "the screen" : $0.event) \($0.kind.rawValue)" }
    for (place, text) in symptoms.joined(separator: ", ").wrapped(to: Self.width - 14).enumerated() where !text.isEmpty
    {
      line(place == 0 ? "symptom" : "", text)
    }
    if let text = hit.logLine ?? problem.logLines.first { line("log", text.printable.cut(to: Self.width - 14)) }
    line("see it", "\(program.programName) \(problem.isRace ? "explore" : "replay") \(path(problem.problem))")
    line("fix", problem.fix.map { path($0) } ?? "none is documented")
    console.print("")
  }

  private func path(_ scene: Problem.Scene) -> String { scene.path.shellQuoted }

  private func nothingFound(_ search: ProblemSearch) -> ExitCode {
    console.complain("error: no problem matches \(words.joined(separator: " ").quoted)")
    let near = search.suggestions(for: words)
    if !near.isEmpty { console.complain("similar: \(near.joined(separator: ", "))") }
    console.complain("Try the name of a callback or of a call, a line of the SDK's log, or what is")
    console.complain("wrong: never, twice, late, empty, order, sometimes. Without words,")
    console.complain("'\(program.programName) problems' lists all; docs/logs.md explains lines of the logs.")
    return .noMatch
  }
}
