/// The input and output of a command, which tests replace with their own.
public struct Console: Sendable {
  /// Writes results.
  package var output: @Sendable (String) -> Void
  /// Writes diagnostics and progress.
  package var diagnostics: @Sendable (String) -> Void
  /// Reads all of standard input.
  package var readInput: @Sendable () -> [UInt8]
  /// Reads whatever is available on standard input, waiting until there is something; returns nothing at its end. It is
  /// nil if the input can only be read as a whole.
  package var readInputPart: (@Sendable () -> [UInt8])?
  /// The reason why some or all of the standard input could not be read, without a full stop; nil if it could.
  package var inputFailure: @Sendable () -> String? = { nil }
  /// Waits briefly for input, and returns whether there is some, or whether the input has ended.
  var awaitInput: @Sendable () -> Bool = { true }
  /// Writes what `output` may have buffered, and returns why results could not be written; nil if they were.
  package var flush: @Sendable () -> String?
  /// Whether standard input is a terminal, so the user can be asked questions.
  package var inputIsTerminal = false
  /// Handles Ctrl-C from now on, so that it no longer ends the process.
  var watchInterrupts: @Sendable () -> Void = {}
  /// Whether Ctrl-C has been pressed since.
  var isInterrupted: @Sendable () -> Bool = { false }
  /// The width in columns of the terminal for results; nil if results do not go to a terminal.
  package var outputWidth: @Sendable () -> Int? = { nil }
  /// Marks Ctrl-C as handled.
  var settleInterrupt: @Sendable () -> Void = {}
  /// The width in columns of the terminal for diagnostics.
  var diagnosticsWidth: @Sendable () -> Int = { 80 }
  /// The shortest time between two updates of a line that shows the progress of a search.
  package var progressInterval = Duration.milliseconds(200)
  /// Whether results go to a terminal.
  package var outputIsTerminal: Bool
  /// Whether diagnostics go to a terminal.
  package var diagnosticsAreTerminal: Bool
  /// The environment variables.
  package var environment: [String: String]

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: Writes results.
  ///   - diagnostics: Writes diagnostics and progress.
  ///   - readInput: Reads all of standard input.
  ///   - flush: Writes what `output` has buffered, and returns why results could not be written; nil if they were.
  ///   - outputIsTerminal: Whether results go to a terminal.
  ///   - diagnosticsAreTerminal: Whether diagnostics go to a terminal.
  ///   - environment: The environment variables, of which `NO_COLOR`, `TERM` and `COLUMNS` are used.
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

  /// The greatest width of readable lines: the width of the terminal, or the variable `COLUMNS` if there is none; nil
  /// for no limit, so that programs can search the output.
  var width: Int? {
    let columns = outputWidth() ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return columns.map { max(20, $0) }
  }

  /// Whether the terminal, if there is one, understands sequences that move the cursor and colour text.
  var movesCursor: Bool { !["", "dumb"].contains(environment["TERM"] ?? "") }

  /// Writes readable lines, wrapped to the width.
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
