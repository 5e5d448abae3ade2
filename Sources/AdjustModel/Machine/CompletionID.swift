import SDKContract

/// A completion handler that the app gave to the SDK, as its owner tells it from the others.
package struct CompletionID: Hashable, Sendable {
  /// The number that the owner gave.
  package var value: Int

  /// Creates the id of a completion handler.
  package init(_ value: Int) {
    self.value = value
  }
}
