/// The identity of a completion handler that the app passed to the SDK.
package struct CompletionID: Hashable, Sendable {
  /// The number assigned by the owner.
  package var value: Int

  /// Creates the id of a completion handler.
  package init(_ value: Int) {
    self.value = value
  }
}
