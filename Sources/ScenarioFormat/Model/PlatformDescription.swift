import SDKContract

/// The `platform` object of a scenario.
public struct PlatformDescription: Equatable, Sendable {
  /// The version of iOS, such as `ios17`; nil for the default.
  package var profile: String?
  /// The life cycle the app is built on; nil for the default.
  package var style: AppStyle?
  /// Switches and faults by name, such as `associationDenied`.
  package var switches: [SettingEntry] = []

  /// Creates the default platform.
  public init() {}
}
