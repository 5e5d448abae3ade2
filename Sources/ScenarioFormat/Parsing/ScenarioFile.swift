/// A scenario file: its text, and what was read from it.
public struct ScenarioFile: Sendable {
  /// The name shown to people: the path as they gave it.
  public let name: String
  /// The scenario, or the complaints, all of them, in the order of the file.
  public let result: Result<Scenario, ScenarioFileError>
  /// The scenario as far as it could be read, for checks that go further; nil if the text is not JSON, or not a
  /// scenario at all.
  ///
  /// What is wrong is left out. If there are no complaints, this is the whole scenario.
  public let partial: Scenario?
  /// Whether steps are missing from `partial`, so that the order of the others says nothing.
  public let lacksSteps: Bool
  private let text: SourceText

  /// Reads a scenario from the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: The name shown to people.
  ///   - bytes: What is in the file.
  ///   - grammar: What files may say.
  public init(name: String, bytes: [UInt8], grammar: ScenarioGrammar) {
    self.name = name
    if let message = Self.complaint(aboutFile: bytes) {
      text = SourceText([])
      partial = nil
      lacksSteps = false
      result = .failure(ScenarioFileError([Diagnostic(file: name, location: nil, message: message)]))
      return
    }
    text = SourceText(bytes)
    var parser = ScenarioParser(text, grammar)
    partial = parser.parse()
    lacksSteps = parser.lacksSteps
    if let partial, parser.complaints.isEmpty {
      result = .success(partial)
    } else {
      result = .failure(ScenarioFileError(Self.diagnostics(parser.complaints, name, text)))
    }
  }

  /// Makes the complaint about a file that could not be read.
  init(name: String, unreadable message: String) {
    self.name = name
    text = SourceText([])
    partial = nil
    lacksSteps = false
    result = .failure(ScenarioFileError([Diagnostic(file: name, location: nil, message: message)]))
  }

  /// Returns a complaint about a place in this file, with the line it is in.
  public func diagnostic(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      file: name, location: location, message: message, sourceLine: location.flatMap { text.line($0.line) })
  }

  private static func complaint(aboutFile bytes: [UInt8]) -> String? {
    if bytes.count > SyntaxReader.Limit.bytes {
      return "the file has more than 4 MiB, the most that a scenario can have"
    }
    // A byte-order mark, or a zero byte beside the first character, which is ASCII in any JSON.
    let start = Array(bytes.prefix(2))
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || (start.count == 2 && start.contains(0)) {
      return "the file is in UTF-16 or UTF-32; save it as UTF-8"
    }
    return nil
  }

  private static func diagnostics(_ complaints: Complaints, _ name: String, _ text: SourceText) -> [Diagnostic] {
    var lines: [Int: String] = [:]
    var diagnostics = complaints.sorted.prefix(Complaints.limit).map { complaint in
      let location = text.location(of: complaint.offset)
      let line = lines[location.line] ?? text.line(location.line)
      lines[location.line] = line
      return Diagnostic(file: name, location: location, message: complaint.message, sourceLine: line)
    }
    if complaints.count > diagnostics.count {
      let message = "\(complaints.count - diagnostics.count) more complaints are not shown"
      diagnostics.append(Diagnostic(file: name, location: nil, message: message))
    }
    return diagnostics
  }
}
