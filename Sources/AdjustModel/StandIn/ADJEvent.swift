import SDKContract

/// An event that an app reports to Adjust.
public final class ADJEvent: Sendable {
  /// The token of the event at Adjust.
  public let eventToken: String

  /// Creates an event; nil if there is no token.
  public init?(eventToken: String) {
    guard !eventToken.isEmpty else { return nil }
    self.eventToken = eventToken
  }
}
