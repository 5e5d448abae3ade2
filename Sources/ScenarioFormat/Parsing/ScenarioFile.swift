/// A scenario file: its text, and the result of reading it.
public struct ScenarioFile: Sendable {
  /// The path as the user gave it, which complaints show.
  package let path: String
  /// The variant that this is of those that the file declares; nil for a file without variants, or for a file as a
  /// whole.
  package let variant: DeclaredVariant?
  /// The variants that the file declares, each as a separate file; empty if there are none or if the file has
  /// complaints.
  package let variants: [ScenarioFile]
  /// The scenarios of all variants that the file declares, if this is one of them; otherwise empty.
  package let siblings: [Scenario]
  /// The scenario, or all complaints in the order of the file.
  ///
  /// For a whole file with variants, this is the first variant.
  public let result: Result<Scenario, ScenarioFileError>
  /// The scenario as far as it could be read, for further checks; nil if the text is not JSON or not a scenario.
  ///
  /// Invalid parts are left out. If there are no complaints, this is the whole scenario.
  package let partial: Scenario?
  /// Notes about keys in the file that are still read but have been renamed.
  package let notes: [Diagnostic]
  /// The parts that are incomplete in `partial`.
  package let unreadParts: UnreadParts
  /// The number of complaints about the text, including those that `result` does not show.
  private let complaintCount: Int
  private let text: SourceText

  /// Reads a scenario from the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: The name shown to people.
  ///   - bytes: The contents of the file.
  ///   - grammar: The grammar of scenario files.
  public init(name: String, bytes: [UInt8], grammar: ScenarioGrammar) {
    path = name
    variant = nil
    if let message = Self.complaint(aboutFile: bytes) {
      text = SourceText([])
      partial = nil
      unreadParts = []
      complaintCount = 1
      variants = []
      siblings = []
      notes = []
      result = .failure(ScenarioFileError([Diagnostic(file: name, location: nil, message: message)]))
      return
    }
    text = SourceText(bytes)
    var parser = ScenarioParser(text, grammar)
    partial = parser.parse()
    unreadParts = parser.unreadParts
    complaintCount = parser.complaints.count
    let source = text
    let notes = parser.renamedKeys.notes.map { note in
      let location = source.location(of: note.offset)
      return Diagnostic(
        .note, file: name, location: location, message: note.message, sourceLine: source.line(location.line))
    }
    self.notes = notes
    let siblings = parser.variants.map(\.scenario)
    variants = parser.variants.map {
      ScenarioFile($0.scenario, variant: $0.variant, among: siblings, path: name, source, notes)
    }
    self.siblings = []
    if let partial, parser.complaints.isEmpty {
      result = .success(partial)
    } else {
      let placed = parser.complaints.sorted.map { ($0.message, Optional(source.location(of: $0.offset))) }
      result = .failure(ScenarioFileError(Self.diagnostics(placed, count: parser.complaints.count, name, text)))
    }
  }

  /// Creates the complaint about a file that could not be read.
  package init(name: String, unreadable message: String) {
    path = name
    variant = nil
    variants = []
    siblings = []
    notes = []
    text = SourceText([])
    partial = nil
    unreadParts = []
    complaintCount = 1
    result = .failure(ScenarioFileError([Diagnostic(file: name, location: nil, message: message)]))
  }

  /// Creates one variant of a file.
  private init(
    _ scenario: Scenario, variant: DeclaredVariant, among siblings: [Scenario], path: String, _ text: SourceText,
    _ notes: [Diagnostic]
  ) {
    self.path = path
    self.notes = notes
    self.variant = variant
    self.siblings = siblings
    variants = []
    result = .success(scenario)
    partial = scenario
    unreadParts = []
    complaintCount = 0
    self.text = text
  }

  /// The name that identifies the file: its path, followed by the variant in brackets.
  package var name: String { variant.map { "\(path)[\($0)]" } ?? path }

  /// The files to run: each variant that the file declares, or the file itself.
  package var runs: [ScenarioFile] { variants.isEmpty ? [self] : variants }

  /// Returns the files to run for the variants that a selection names, such as `style=uikit-scenes`.
  ///
  /// - Parameter selection: Choices, separated by commas; nil selects all.
  /// - Returns: One file for each run. If no variant matches, or the file has complaints, a single file that says so.
  package func runs(selecting selection: String?) -> [ScenarioFile] {
    guard let selection, case .success = result else { return runs }
    do throws(VariantSelection.Refusal) {
      let wanted = try VariantSelection(selection).matches(among: variants.compactMap(\.variant))
      return variants.filter { $0.variant.map(wanted.contains) ?? false }
    } catch {
      return [ScenarioFile(name: path, unreadable: error.message)]
    }
  }

  /// Returns a note about a place in this file, with the line it is in.
  package func note(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .note, file: path, location: location, message: message, sourceLine: location.flatMap { text.line($0.line) })
  }

  /// Returns a complaint about a place in this file, with the line it is in.
  package func diagnostic(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      file: path, location: location, message: message, sourceLine: location.flatMap { text.line($0.line) })
  }

  /// Returns the complaints about the text and about the scenario in it, in the order of the file.
  ///
  /// The number of complaints is limited to what a user can read; the last one gives the total.
  ///
  /// - Parameter problems: Complaints about what the scenario says, with their places.
  package func diagnostics(
    with problems: [(message: String, location: SourceLocation?)]
  ) -> [Diagnostic] {
    var placed: [(message: String, location: SourceLocation?)] = []
    if case .failure(let error) = result {
      // The last complaint says how many more there are.
      placed = error.diagnostics.prefix(min(complaintCount, Complaints.limit)).map { ($0.message, $0.location) }
    }
    let all = (placed + problems).enumerated().sorted { left, right in
      guard let first = left.element.location, let second = right.element.location else {
        let (isFirst, isSecond) = (left.element.location != nil, right.element.location != nil)
        return isFirst == isSecond ? left.offset < right.offset : isFirst
      }
      return (first.line, first.column, left.offset) < (second.line, second.column, right.offset)
    }
    let count = complaintCount + problems.count
    return Self.diagnostics(all.map { ($0.element.message, $0.element.location) }, count: count, path, text)
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

  private static func diagnostics(
    _ complaints: [(message: String, location: SourceLocation?)], count: Int, _ name: String, _ text: SourceText
  ) -> [Diagnostic] {
    // A line may be as long as the file, so each one is copied only once.
    var lines: [Int: String] = [:]
    var diagnostics = complaints.prefix(Complaints.limit).map { message, location in
      let line = location.flatMap { lines[$0.line] ?? text.line($0.line) }
      if let location { lines[location.line] = line }
      return Diagnostic(file: name, location: location, message: message, sourceLine: line)
    }
    if count > diagnostics.count {
      let rest = count - diagnostics.count
      let message = "\(rest.grouped) more \(rest == 1 ? "complaint is" : "complaints are") not shown"
      diagnostics.append(Diagnostic(file: name, location: nil, message: message))
    }
    return diagnostics
  }
}
