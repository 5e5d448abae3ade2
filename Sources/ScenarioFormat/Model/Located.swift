/// A value together with the place in the file it was read from.
public struct Located<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Where it stands; nil for a scenario that was not read from text.
  public var location: SourceLocation?

  /// Creates a located value.
  public init(_ value: Value, at location: SourceLocation? = nil) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {
  /// Compares the values; the places do not matter.
  public static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}
