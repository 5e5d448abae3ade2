/// A JSON value in a scenario: a payload that a backend answers or that an expectation asks for.
public enum ScenarioValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([ScenarioValue])
  /// The members in the order of the file.
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The key, with escapes decoded.
    public var key: String
    /// The value.
    public var value: ScenarioValue

    /// Creates a member.
    public init(_ key: String, _ value: ScenarioValue) {
      self.key = key
      self.value = value
    }
  }
}
