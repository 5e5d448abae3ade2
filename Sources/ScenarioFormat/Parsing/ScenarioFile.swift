/// A scenario file: its text, and what was read from it.
public struct ScenarioFile: Sendable {
  /// The name shown to people: the path as they gave it.
  public let name: String
  /// The scenario, or the complaints, all of them, in the order of the file.
  public let result: Result<Scenario, ScenarioFileError>
  private let bytes: [UInt8]

  /// Reads a scenario from the bytes of a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    result = .success(Scenario(name: name))
  }

  /// Returns a complaint about a place in this file, with the line it is in.
  public func diagnostic(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(file: name, location: location, message: message)
  }
}
