/// The result of a callback.
public struct SDKResponse: Hashable, Sendable {
  /// Whether anything in the app handled the call.
  public var responded: Bool
  /// What the app returned; true for a callback that returns nothing.
  public var returned: Bool

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - responded: Whether anything in the app handled the call.
  ///   - returned: What the app returned; true for a callback that returns nothing.
  @inlinable
  public init(responded: Bool, returned: Bool = true) {
    self.responded = responded
    self.returned = returned
  }
}
