/// Where a command reads and writes; tests put their own in its place.
public struct Console: Sendable {
  /// Writes results.
  public var output: @Sendable (String) -> Void
  /// Writes diagnostics and progress.
  public var diagnostics: @Sendable (String) -> Void
  /// Reads all of the standard input.
  public var readInput: @Sendable () -> [UInt8]
  /// Whether results go to a terminal.
  public var outputIsTerminal: Bool
  /// Whether diagnostics go to a terminal.
  public var diagnosticsAreTerminal: Bool
  /// The environment's variables.
  public var environment: [String: String]

  /// Creates a console.
  public init(
    output: @escaping @Sendable (String) -> Void, diagnostics: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () -> [UInt8] = { [] }, outputIsTerminal: Bool = false,
    diagnosticsAreTerminal: Bool = false, environment: [String: String] = [:]
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.readInput = readInput
    self.outputIsTerminal = outputIsTerminal
    self.diagnosticsAreTerminal = diagnosticsAreTerminal
    self.environment = environment
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
