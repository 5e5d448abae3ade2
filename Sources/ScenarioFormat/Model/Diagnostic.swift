/// An error or a note about a scenario file.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  package enum Severity: String, Hashable, Sendable {
    /// The file cannot be used as it is.
    case error
    /// The file works, but should be changed.
    case note
  }

  /// The severity.
  package var severity: Severity
  /// The file as the user named it.
  public var file: String
  /// The location in the file; nil if the diagnostic is about the file as a whole.
  public var location: SourceLocation?
  /// What is wrong, what was expected and what to do, in one sentence without a full stop.
  public var message: String
  /// The line of the file that the location is in.
  package var sourceLine: String?

  /// Creates a diagnostic.
  package init(
    _ severity: Severity = .error, file: String, location: SourceLocation?, message: String, sourceLine: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.location = location
    self.message = message
    self.sourceLine = sourceLine
  }
}
