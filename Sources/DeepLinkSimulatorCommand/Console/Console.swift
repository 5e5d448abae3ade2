/// Where a command reads and writes; tests put their own in its place.
public struct Console: Sendable {
  /// Writes results.
  public var output: @Sendable (String) -> Void
  /// Writes diagnostics and progress.
  public var diagnostics: @Sendable (String) -> Void
  /// Reads all of the standard input.
  public var readInput: @Sendable () -> [UInt8]
  /// Reads what has come on the standard input, as soon as something has, and nothing at its end; nil if the input can
  /// only be read as a whole.
  package var readInputPart: (@Sendable () -> [UInt8])?
  /// Why the standard input, or the rest of it, could not be read, in a sentence without a full stop; nil if it could.
  package var inputFailure: @Sendable () -> String? = { nil }
  /// Waits for input, but not long, and returns whether there is some, or its end.
  var awaitInput: @Sendable () -> Bool = { true }
  /// Writes what `output` may still hold back, and returns why results could not be written, if they could not.
  package var flush: @Sendable () -> String?
  /// Whether standard input comes from a terminal, at which a user can be asked.
  package var inputIsTerminal = false
  /// Takes notice of Ctrl-C from now on, instead of being ended by it.
  var watchInterrupts: @Sendable () -> Void = {}
  /// Whether Ctrl-C was pressed since.
  var isInterrupted: @Sendable () -> Bool = { false }
  /// How many columns the terminal has to which results go; nil if they go elsewhere.
  package var outputWidth: @Sendable () -> Int? = { nil }
  /// Takes Ctrl-C for dealt with.
  var settleInterrupt: @Sendable () -> Void = {}
  /// How many columns the terminal has to which diagnostics go.
  var diagnosticsWidth: @Sendable () -> Int = { 80 }
  /// Whether results go to a terminal.
  public var outputIsTerminal: Bool
  /// Whether diagnostics go to a terminal.
  public var diagnosticsAreTerminal: Bool
  /// The environment's variables.
  public var environment: [String: String]

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: Writes results.
  ///   - diagnostics: Writes diagnostics and progress.
  ///   - readInput: Reads all of the standard input.
  ///   - flush: Writes what `output` holds back, and returns why results could not be written, if so.
  ///   - outputIsTerminal: Whether results go to a terminal.
  ///   - diagnosticsAreTerminal: Whether diagnostics go to a terminal.
  ///   - environment: The environment's variables; `NO_COLOR`, `TERM` and `COLUMNS` count.
  public init(
    output: @escaping @Sendable (String) -> Void, diagnostics: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () -> [UInt8] = { [] }, flush: @escaping @Sendable () -> String? = { nil },
    outputIsTerminal: Bool = false, diagnosticsAreTerminal: Bool = false, environment: [String: String] = [:]
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.readInput = readInput
    self.flush = flush
    self.outputIsTerminal = outputIsTerminal
    self.diagnosticsAreTerminal = diagnosticsAreTerminal
    self.environment = environment
  }

  /// How wide lines for people get at most: as wide as the terminal, or as the variable `COLUMNS` says elsewhere; nil
  /// for as wide as they are, so that a program can search them.
  var width: Int? {
    let columns = outputWidth() ?? environment["COLUMNS"].flatMap { Int($0) }
    return columns.map { max(20, $0) }
  }

  /// Writes lines for people, each on as many lines as it takes.
  func show(_ lines: [String]) {
    let width = width
    print(lines.flatMap { $0.fitted(to: width) })
  }

  /// Writes lines of results.
  func print(_ lines: [String]) {
    for line in lines { output(line + "\n") }
  }

  /// Writes a line of results.
  func print(_ line: String) {
    output(line + "\n")
  }

  /// Writes a line of diagnostics.
  func complain(_ line: String) {
    diagnostics(line + "\n")
  }
}
