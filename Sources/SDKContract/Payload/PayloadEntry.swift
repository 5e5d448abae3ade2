/// A key of a payload with its value.
public struct PayloadEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value.
  public var value: PayloadValue

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  public init(_ key: String, _ value: PayloadValue) {
    self.key = key
    self.value = value
  }
}
