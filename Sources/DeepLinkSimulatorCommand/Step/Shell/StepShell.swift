import DeepLinkSimulator

/// A session, which takes commands as text and answers each with text.
@MainActor
final class StepShell {
  let steppedRun: SteppedRun
  let file: String
  /// The greatest width of a line.
  var width = 80
  /// Writes a file, and returns why it could not; nil if it did.
  let writeFile: @MainActor (_ text: String, _ path: String, _ replaces: Bool) -> String?
  /// Whether answers describe the current point; unnecessary if that is displayed anyway.
  var saysWhere = true
  var breakpoints: [Breakpoint] = []
  /// The runs that were kept under names.
  var branches: [Branch] = []
  /// Creates the app for other runs.
  let makeApp: AppFactory
  /// Whether a search must stop.
  let isInterrupted: @Sendable () -> Bool
  var watched: [String] = []
  /// The points that were named, also those of runs that were left.
  var marks: [Mark] = []
  private(set) var isDone = false
  /// The line of the last answer that says what went wrong or what stopped the run; nil if nothing did.
  private(set) var trouble: String?
  /// Whether a file could not be written, which the exit code of a non-interactive session must reflect.
  var couldNotSave = false
  private var lastLine: String?

  init(
    _ steppedRun: SteppedRun, file: String, makeApp: @escaping AppFactory,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    writeFile: @escaping @MainActor (String, String, Bool) -> String?
  ) {
    self.makeApp = makeApp
    self.isInterrupted = isInterrupted
    self.steppedRun = steppedRun
    self.file = file
    self.writeFile = writeFile
  }

  /// The lines at the start of the session.
  var opening: [String] {
    [steppedRun.session.plan.scenario.name.printable] + whereLines + pendingLines
  }

  var whereLines: [String] { WhereLines(steppedRun: steppedRun, width: width).lines }
  /// The lines that describe the current point, if answers include them.
  var place: [String] { saysWhere ? whereLines : [] }
  var pendingLines: [String] { PendingLines(steppedRun: steppedRun, width: width).lines }

  /// Executes a command.
  ///
  /// An empty line repeats the last command; a line that starts with # is a comment.
  ///
  /// - Returns: The answer; empty for a comment.
  func answer(_ typed: String) -> [String] {
    trouble = nil
    var line = typed.trimmed
    guard !line.hasPrefix("#") else { return [] }
    if line.isEmpty {
      guard let lastLine else { return ["type a command, such as next; help lists them"] }
      line = lastLine
    }
    lastLine = line
    do throws(ShellError) {
      return try perform(line)
    } catch {
      return [error.isInterruption ? stopped(by: Self.interruption) : troubled("error: \(error.message.printable)")]
    }
  }

  /// The reason for a stop after Ctrl-C.
  static let interruption = "interrupted"

  /// Returns the line of an answer that says why a command stopped.
  func stopped(by reason: String) -> String { troubled("stopped: \(reason)") }

  private func troubled(_ line: String) -> String {
    trouble = line
    return line
  }

  /// Performs an action that may take long.
  func interruptible<Result>(_ body: () throws(Interruption) -> Result) throws(ShellError) -> Result {
    do throws(Interruption) {
      return try body()
    } catch {
      throw ShellError.interruption
    }
  }

  /// The verdict on the run so far; nil if it is not at its end.
  var verdict: Verdict? {
    guard steppedRun.isAtEnd else { return nil }
    return ExpectationChecker(steppedRun.session.plan.scenario, steppedRun.session.resultAtEnd).checkRun()
  }

  /// Continues to the end of the run by default, for a non-interactive session.
  ///
  /// - Returns: The result, if the session has not shown it and should.
  func finish() -> [String] {
    guard steppedRun.position < steppedRun.entries.count || !steppedRun.isAtEnd else { return [] }
    let start = steppedRun.position
    while steppedRun.advance() {}
    return exitCode == .success ? [] : ["left at step \(start); the run continues in the default order"] + ending
  }

  /// The exit code: whether a run that is at its end meets the scenario's expectations.
  var exitCode: ExitCode {
    if steppedRun.session.result.illegalStep != nil { return .usage }
    return verdict?.passed == false ? .failure : .success
  }

  private func perform(_ line: String) throws(ShellError) -> [String] {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let rest = parts.count > 1 ? parts[1].trimmed : ""
    let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    let command: ShellCommand
    switch ShellCommand.find(parts[0]) {
    case .found(let found): command = found
    case .unclear(let message): throw ShellError(message)
    }
    if command.usage.isEmpty, !words.isEmpty { throw ShellError("\(command.name.rawValue) takes no argument") }
    switch command.name {
    case .next: return try next(words)
    case .choose: return try choose(words)
    case .back: return try back(words)
    case .goto: return try goTo(words)
    case .run: return try run(words)
    case .until: return try until(rest)
    case .break: return try setBreakpoint(rest)
    case .watch: return try watch(words)
    case .state: return try state(words)
    case .pending: return pendingLines
    case .trace: return try trace(words)
    case .why: return try why(rest)
    case .payload: return try payload(words)
    case .inject: return try inject(rest)
    case .outcomes: return try outcomes()
    case .diff: return try diff(words)
    case .branch: return try branch(words)
    case .mark: return try mark(words)
    case .save: return try save(rest)
    case .restart: return restart()
    case .help: return try help(words)
    case .quit:
      isDone = true
      return []
    }
  }

  /// Parses a repetition count; 1 if there is none.
  func count(_ words: [String], of command: String) throws(ShellError) -> Int {
    guard let word = words.first else { return 1 }
    guard words.count == 1, let number = Int(word), number > 0 else {
      throw ShellError("\(command) takes a number of events, such as \(command) 3")
    }
    return number
  }

  // MARK: Help

  private func help(_ words: [String]) throws(ShellError) -> [String] {
    guard words.count < 2 else { throw ShellError("help takes the name of one command") }
    guard let word = words.first else {
      let heads = ShellCommand.all.map { ("\($0.letter)", "\($0.name.rawValue) \($0.usage)".trimmed) }
      let room = heads.map { $0.1.columnCount }.max() ?? 0
      // Short enough to remain visible on the smallest terminal, with the state and the prompt.
      let last: [ShellCommand.Name] = [.mark, .branch, .restart, .help, .quit]
      return zip(ShellCommand.all, heads).filter { !last.contains($0.0.name) }.map { command, head in
        "\(head.0)  \(head.1.padded(to: room))  \(command.summary)"
      } + [
        "m  mark [NAME]  f  branch [go] [NAME]  e  restart  h  help [COMMAND]  q  quit",
        "A letter or the start of a name is enough; an empty line repeats the last one.",
      ]
    }
    switch ShellCommand.find(word) {
    case .unclear(let message): throw ShellError(message)
    case .found(let command):
      return [
        "\(command.name.rawValue) \(command.usage)".trimmed + "   (or \(command.letter))", "  " + command.summary,
      ]
        + command.details.flatMap { $0.wrapped(to: width - 4) }.map { "  " + $0 }
    }
  }
}
