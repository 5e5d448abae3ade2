import SDKContract

/// An SDK in the app of a scenario: the object `app.<key>`.
public struct SDKDescription: Equatable, Sendable {
  /// The key of the SDK under `app`.
  public var key: String
  /// The version of the SDK; nil for the default.
  public var version: String?
  /// What the SDK's own keys say, in the order in which the SDK declares them.
  public var settings: [Switch] = []
  /// What differs from the standard integration.
  public var integration = IntegrationDescription()
  /// Switches by name.
  public var switches: [Switch] = []

  /// The SDK with the standard integration.
  public init(_ key: String) {
    self.key = key
  }
}
