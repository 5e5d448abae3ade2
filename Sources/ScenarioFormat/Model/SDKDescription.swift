import SDKContract

/// An SDK in the app of a scenario: the object `app.<key>`.
public struct SDKDescription: Equatable, Sendable {
  /// The key of the SDK under `app`.
  package var key: String
  /// The version of the SDK; nil for the default.
  package var version: String?
  /// The values of the keys that the SDK declares, in the order of its declaration.
  package var settings: [SettingEntry] = []
  /// Differences from the standard integration.
  package var integration = IntegrationDescription()
  /// Switches by name.
  package var switches: [SettingEntry] = []

  /// Creates an SDK with the standard integration.
  package init(_ key: String) {
    self.key = key
  }
}
