/// A named switch with the value a scenario gives it.
public struct Switch: Hashable, Sendable {
  /// What a switch can be set to.
  public enum Value: Hashable, Sendable {
    case bool(Bool)
    case duration(Duration)
    case word(String)
    case words([String])
  }

  /// The name.
  public var name: String
  /// What it is set to.
  public var value: Value

  /// Creates a switch.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
