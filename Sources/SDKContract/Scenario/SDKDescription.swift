/// An SDK in the app of a scenario: the object `app.<key>`.
public struct SDKDescription: Equatable, Sendable {
  /// The key of the SDK under `app`.
  package var key: String
  /// The version of the SDK; nil for the default.
  package var version: String?
  /// The values of the keys that the SDK declares, in the order of its declaration.
  package var settings: [SettingEntry]
  /// Differences from the standard integration.
  package var integration: IntegrationDescription
  /// Switches by name.
  package var switches: [SettingEntry]

  /// Creates an SDK with the members of its object in a file.
  ///
  /// - Parameters:
  ///   - key: The key of the SDK.
  ///   - version: The version; nil for the default.
  ///   - settings: The values of the SDK's own keys.
  ///   - integration: What differs from the standard integration.
  ///   - switches: Switches by name.
  public init(
    _ key: String, version: String? = nil, settings: [SettingEntry] = [],
    integration: IntegrationDescription = IntegrationDescription(), switches: [SettingEntry] = []
  ) {
    self.key = key
    self.version = version
    self.settings = settings
    self.integration = integration
    self.switches = switches
  }
}
