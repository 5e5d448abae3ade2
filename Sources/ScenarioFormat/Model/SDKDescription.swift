import SDKContract

/// An SDK in the app of a scenario: the object `app.<key>`.
public struct SDKDescription: Equatable, Sendable {
  /// The key of the SDK under `app`.
  package var key: String
  /// The version of the SDK; nil for the default.
  package var version: String?
  /// What the SDK's own keys say, in the order in which the SDK declares them.
  package var settings: [SettingEntry] = []
  /// What differs from the standard integration.
  package var integration = IntegrationDescription()
  /// Switches by name.
  package var switches: [SettingEntry] = []

  /// The SDK with the standard integration.
  package init(_ key: String) {
    self.key = key
  }
}
