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
      OptionSpecification(
        name: "log", value: .text(placeholder: "file"),
        help: "Instead of words, take all lines of a console's log; - for standard input."),
      OptionSpecification(name: "all", value: .flag, help: "Show all matches, not only the best five."),
      .color,
    ],
    notes: [
      "Words are names of callbacks and calls, a line of an SDK's log, or what is wrong: never, twice, late, empty, "
        + "order, sometimes. Without words, it lists all problems.",
      "With --log, it shows the problems of which a line in the log is a sign, and scenarios that explain warnings and "
        + "errors, with the numbers of these lines. Copy the log from Xcode's console; dates, other lines and colours do "
        + "not matter (docs/problems.md).",
    ])

  private static let usualCount = 5
  private static let width = 80
  /// An SDK with its debug log on writes at least this many lines.
  private static let fewLines = 3
  /// A quote of a log that speaks of no error has at least this many words.
  private static let fewestOfQuote = 5

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let words: [String]
  /// The path of the console's log that takes the place of words; nil for words.
  private let log: String?
  /// The folders in which to look for scenarios, nearest first.
  private let folders: [String]
  private let showsAll: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    words = arguments.positional
    log = arguments.value(of: "log")
    if log != nil, let word = words.first {
      throw arguments.error(
        FileStatus(word)?.kind == .file
          ? "--log takes one file; join it with \(word.pathQuoted)"
          : "problems takes words or --log, not both: \(word.quoted)")
    }
    folders = arguments.value(of: "scenarios").map { [$0] } ?? SimulatorPackage.libraries()
    showsAll = arguments.isSet("all")
    style = Style(arguments, console)
  }

  func run() -> ExitCode { run(in: nil) }

  /// Runs the command.
  ///
  /// - Parameter known: The scenarios to search; nil for those of the nearest folder that has problems.
  func run(in known: ScenarioLibrary?) -> ExitCode {
    if let log { return search(logAt: log, in: known) }
    if explainBuildMessage() { return .success }
    guard let library = known ?? library() else { return .noMatch }
    guard !words.isEmpty else {
      for problem in library.problems {
        let (name, path) = (problem.problem.name.printable, path(problem.problem))
        let isShort = name.columnCount + path.columnCount + 2 <= Self.width || !console.outputIsTerminal
        console.print(isShort ? "\(name)  \(style.faint(path))" : "\(name)\n    \(style.faint(path))")
      }
      return .success
    }
    let search = library.words
    let rules = search.messages.rules(of: words.joined(separator: " "))
    let areOrdinary = rules.isEmpty && search.areOrdinary(words)
    let answers = search.answers(for: words, takingLines: !areOrdinary)
    let quoted =
      if areOrdinary {
        ordinary(in: library.context)
      } else if !rules.isEmpty || answers.isEmpty || mayBeQuote && !answers.hasLogLine {
        quoted(in: library.context, rules)
      } else if beginsLikeMessage && !answers.hasLogLine {
        wholeMessage(in: library.context)
      } else {
        [Shown]()
      }
    var found: [Shown] = []
    for one in shownByLine(in: library) + quoted + answers.map(shown)
    where !found.contains(where: { $0.scene.path == one.scene.path }) { found.append(one) }
    guard !found.isEmpty else { return nothingFound(search) }
    show(found)
    let unknown = rules.isEmpty && !areOrdinary && !answers.hasLogLine ? search.unknownWords(among: words) : []
    if !unknown.isEmpty { console.complain("note: no scenario has \(unknown.map(\.quoted).joined(separator: ", "))") }
    return .success
  }

  /// Says which versions have the names in a message of the compiler or the linker; returns false if the words are
  /// none.
  private func explainBuildMessage() -> Bool {
    let sdks = program.apps.sdks
    let names = zip(sdks.vocabularies.map(\.name), sdks.members).map { (name: $0, members: $1) }
    guard let message = BuildMessage(words.joined(separator: " "), names) else { return false }
    console.print("The compiler or the linker says this, and no run shows it. The names of an SDK:")
    for (name, versions) in message.names { console.print("    \(name)  \(versions)") }
    console.print("docs/stand-ins.md lists all members, docs/xcode.md how to test code that imports an SDK.")
    return true
  }

  /// Returns the scenarios without a problem that show rules, or else the one that logs the words as a warning or an
  /// error, gives the app an error with them, or logs them as a whole message.
  private func quoted(in context: LogContext, _ rules: [RuleID]) -> [Shown] {
    let explained: [LogContext.Shown] = context.scenarios(showing: rules, logging: words.joined(separator: " "))
    guard explained.isEmpty else { return explained.map { shown($0, []) } }
    return context.scenario(warning: words.joined(separator: " ")).map { [shown($0, [])] } ?? wholeMessage(in: context)
  }

  /// Returns the scenario that says what the words mean if they are all of a message that healthy runs log. A message
  /// that only has them would answer a search that happens to begin with a capital.
  private func wholeMessage(in context: LogContext) -> [Shown] {
    guard beginsLikeMessage else { return [] }
    return context.scenario(logging: words.joined(separator: " "), isWhole: true).map { [shown($0, [])] } ?? []
  }

  /// Returns the scenario that says what a line means that healthy runs log as well.
  private func ordinary(in context: LogContext) -> [Shown] {
    context.scenario(logging: words.joined(separator: " ")).map { [shown($0, [])] } ?? []
  }

  /// Whether the words may quote a log: to find out takes a replay of all scenarios.
  private var mayBeQuote: Bool {
    let text = words.joined(separator: " ")
    return LogAlarm.mayTellOfError(text) || !LogAlarm.errors(in: text).isEmpty
      || text.split(separator: " ").count >= Self.fewestOfQuote
  }

  /// Whether the words begin with a capital, as messages do and most searches do not.
  private var beginsLikeMessage: Bool {
    let text = words.joined(separator: " ")
    return text.contains(" ") && text.first { $0.isLetter }?.isUppercase == true
  }

  private func shown(_ answer: ProblemSearch.Answer) -> Shown {
    switch answer {
    case .problem(let hit):
      shown(hit.problem, (hit.logLine ?? hit.problem.logLines.first).map { [$0] } ?? [])
    case .scene(let scene):
      Shown(
        scene: scene, symptoms: "", logLines: [],
        facts: [("see it", "\(program.programName) replay \(path(scene))")])
    }
  }

  /// Shows the problems of which a console's log has signs.
  private func search(logAt path: String, in known: ScenarioLibrary?) -> ExitCode {
    let log: ConsoleLog
    do throws(InputFile.Failure) {
      log = try ConsoleLog(path, console)
    } catch {
      console.complain(Diagnostic(file: ConsoleLog.name(of: path), location: nil, message: error.message).description)
      return .usage
    }
    guard let library = known ?? library() else { return .noMatch }
    let search = library.lines
    let findings = search.findings(in: log, library.context)
    let all = shown(findings) { texts(of: $0) }
    guard !all.isEmpty else { return nothingFound(in: log, search, findings.unknown) }
    show(all)
    if !findings.unknown.isEmpty {
      console.print("Warnings and errors that no scenario shows:")
      for text in texts(of: findings.unknown) { showLine(text, head: "") }
    }
    return .success
  }

  /// Returns what a log has that consists of the words, if they are a line of an SDK: a line means the same in both.
  private func shownByLine(in library: ScenarioLibrary) -> [Shown] {
    guard let log = try? ConsoleLog(name: "", bytes: Array(words.joined(separator: " ").utf8)),
      log.lines.contains(where: library.words.isOfSDK)
    else { return [] }
    return shown(library.lines.findings(in: log, library.context)) { lines in
      lines.first.map { [$0.message.replacing("\t", with: " ")] } ?? []
    }
  }

  /// Returns what a log shows, in the order in which it is likely: what explains more of the log than problems do, the
  /// problems, and what explains other lines.
  private func shown(
    _ findings: ProblemSearch.Findings,
    _ texts: ([(line: ConsoleLog.Line, message: String)]) -> [String]
  ) -> [Shown] {
    findings.alternatives.map { shown($0, texts($0.lines)) }
      + findings.problems.map { shown($0.problem, texts($0.lines)) }
      + findings.explanations.map { shown($0, texts($0.lines)) }
  }

  /// Returns lines of a log, each with its number, without what a console writes in front of them.
  private func texts(of lines: [(line: ConsoleLog.Line, message: String)]) -> [String] {
    let count = showsAll ? Int.max : Self.usualCount
    var texts = lines.prefix(count).map { "\($0.line.number): \($0.message.replacing("\t", with: " "))" }
    if lines.count > count { texts.append("and \((lines.count - count).counted("more line"))") }
    return texts
  }

  private func nothingFound(
    in log: ConsoleLog, _ search: ProblemSearch, _ unknown: [(line: ConsoleLog.Line, message: String)]
  ) -> ExitCode {
    let count = log.lines.count
    let own = log.lines.count { search.isOfSDK($0) && !$0.isHidden }
    console.complain(
      "\(log.name): error: no known problem shows in this log (lines: \(count), of an SDK: \(own))")
    if !unknown.isEmpty {
      console.complain("Warnings and errors that no scenario shows:")
      for text in texts(of: unknown) { console.complain("  " + text.printable.cut(to: 2 * Self.width)) }
    }
    if let (line, words) = log.crash {
      console.complain("To search for the crash of line \(line.number): \(program.programName) problems \(words)")
      return .noMatch
    }
    if own < Self.fewLines {
      let advice =
        if log.isOfAndroid {
          "These are lines of an Android device. Take the log of an iPhone (docs/problems.md)."
        } else if log.isHidden {
          "The system hides lines as <private>. Copy the log from Xcode's console (docs/logs.md)."
        } else {
          "Turn on the SDK's debug log (docs/problems.md), and repeat what went wrong. In Console.app, choose "
            + "Action > Include Info Messages and Include Debug Messages."
        }
      console.complain(advice)
      return .noMatch
    }
    console.complain("Many problems show only in what is missing, or in what comes twice. Try words,")
    console.complain("such as '\(program.programName) problems onConversionDataSuccess never', or compare the")
    console.complain("log with that of a run: '\(program.programName) replay --log' (docs/logs.md).")
    return .noMatch
  }

  /// A problem to show, or a scenario that explains lines of a log.
  private struct Shown {
    let scene: Problem.Scene
    /// The symptoms of a problem; empty for a scenario without one.
    let symptoms: String
    /// The lines of a log that stand for it.
    let logLines: [String]
    /// What else there is to say, with its head.
    let facts: [(head: String, text: String)]
  }

  private func shown(_ problem: Problem, _ logLines: [String]) -> Shown {
    let command = problem.isRace ? "explore" : "replay"
    let symptoms = problem.symptoms.map { symptom in
      "\(symptom.event == Symptom.screen ? "the screen" : symptom.event) \(symptom.kind.rawValue)"
    }
    return Shown(
      scene: problem.problem, symptoms: symptoms.joined(separator: ", "), logLines: logLines,
      facts: [
        ("see it", "\(program.programName) \(command) \(path(problem.problem))"),
        ("fix", problem.fix.map { path($0) } ?? "none is documented"),
      ])
  }

  private func shown(_ explanation: LogContext.Shown, _ logLines: [String]) -> Shown {
    let scene = explanation.scenario.scene
    let rule = explanation.rule.map { "\($0.text): \($0.rule.statement)".wrapped(to: Self.width - 14) } ?? []
    return Shown(
      scene: scene, symptoms: "", logLines: logLines,
      facts: rule.enumerated().map { ($0 == 0 ? "because" : "", $1) }
        + [("see it", "\(program.programName) replay \(path(scene))")])
  }

  private func show(_ all: [Shown]) {
    let shown = showsAll ? all : Array(all.prefix(Self.usualCount))
    for (place, one) in shown.enumerated() { show(one, place + 1) }
    let rest = all.count - shown.count
    if rest > 0 { console.print("and \(rest) more: --all shows \(rest == 1 ? "it" : "them")") }
  }

  /// Returns the scenarios of the nearest folder that has problems; nil if there is none, which has been reported.
  private func library() -> ScenarioLibrary? {
    let present = folders.filter { FileStatus($0) != nil }
    for folder in present {
      let source = ScenarioSource([folder])
      source.complaints.map(\.description).forEach(console.complain)
      let library = ScenarioLibrary(source, program, console)
      if !library.problems.isEmpty { return library }
    }
    if let folder = present.first {
      console.complain("error: there is no problem in \(folder.quoted): no x.jsonc has an x.fixed.jsonc next to it")
    } else {
      console.complain("error: there is no folder \(folders[0].quoted); --scenarios takes the folder of the scenarios")
    }
    return nil
  }

  private func show(_ shown: Shown, _ number: Int) {
    let margin = String(repeating: " ", count: 4)
    func line(_ head: String, _ text: String) { console.print("\(margin)\(head.padded(to: 10))\(text)") }
    for (place, text) in shown.scene.name.printable.wrapped(to: Self.width - 4).enumerated() {
      console.print(place == 0 ? "\(String(number).padded(to: 4))\(text)" : margin + text)
    }
    for text in shown.scene.description.printable.wrapped(to: Self.width - 4) {
      console.print(margin + style.faint(text))
    }
    for (place, text) in shown.symptoms.wrapped(to: Self.width - 14).enumerated() where !text.isEmpty {
      line(place == 0 ? "symptom" : "", text)
    }
    for (place, text) in shown.logLines.enumerated() { showLine(text, head: place == 0 ? "log" : "") }
    for fact in shown.facts { line(fact.head, fact.text) }
    console.print("")
  }

  /// Prints a line of a log.
  private func showLine(_ text: String, head: String) {
    // Two lines hold all messages but those that end with data.
    let parts = text.printable.cut(to: 2 * (Self.width - 14) - 20).wrapped(to: Self.width - 14)
    for (place, part) in parts.enumerated() {
      console.print("    \((place == 0 ? head : "").padded(to: 10))\(part)")
    }
  }

  private func path(_ scene: Problem.Scene) -> String { scene.path.pathQuoted }

  private func nothingFound(_ search: ProblemSearch) -> ExitCode {
    console.complain("error: no problem matches \(words.joined(separator: " ").quoted)")
    let near = search.suggestions(for: words)
    if !near.isEmpty { console.complain("similar: \(near.joined(separator: ", "))") }
    if let file = words.first(where: { FileStatus($0)?.kind == .file }) {
      console.complain("to search the lines of this file: \(program.programName) problems --log \(file.pathQuoted)")
    }
    console.complain("Try the name of a callback or of a call, a line of the SDK's log, or what is")
    console.complain("wrong: never, twice, late, empty, order, sometimes. Without words,")
    console.complain("'\(program.programName) problems' lists all; docs/logs.md explains lines of the logs.")
    return .noMatch
  }
}

extension [ProblemSearch.Answer] {
  /// Whether a problem logs the words.
  fileprivate var hasLogLine: Bool {
    contains { answer in
      guard case .problem(let hit) = answer else { return false }
      return hit.logLine != nil
    }
  }
}
