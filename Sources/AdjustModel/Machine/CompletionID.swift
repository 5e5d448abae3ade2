import SDKContract

/// A completion handler that the app gave to the SDK, as its owner tells it from the others.
public struct CompletionID: Hashable, Sendable {
  /// The number that the owner gave.
  public var value: Int

  /// Creates the id of a completion handler.
  public init(_ value: Int) {
    self.value = value
  }
}
