/// A complaint about a scenario file.
public struct Diagnostic: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// Where in the file; nil if the complaint is about the file as a whole.
  public var location: SourceLocation?
  /// What is wrong, what was expected and what to do, in one sentence without a full stop.
  public var message: String
  /// The line of the file that the location is in.
  public var sourceLine: String?

  /// Creates a diagnostic.
  public init(file: String, location: SourceLocation?, message: String, sourceLine: String? = nil) {
    self.file = file
    self.location = location
    self.message = message
    self.sourceLine = sourceLine
  }
}
