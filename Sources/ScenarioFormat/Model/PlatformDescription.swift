import SDKContract

/// The `platform` object of a scenario.
public struct PlatformDescription: Equatable, Sendable {
  /// The version of iOS, such as `ios17`; nil for the default.
  public var profile: String?
  /// The life cycle the app is built on; nil for the default.
  public var style: AppStyle?
  /// Switches and faults by name, such as `associationDenied`.
  public var switches: [Switch] = []

  /// Creates the default platform.
  public init() {}
}
