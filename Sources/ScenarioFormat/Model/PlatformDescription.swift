/// The `platform` object of a scenario.
public struct PlatformDescription: Equatable, Sendable {
  /// The version of iOS, such as `ios17`; nil for the default.
  public var profile: Located<String>?
  /// The life cycle the app is built on, such as `uikit-scenes`; nil for the default.
  public var style: Located<String>?
  /// Switches and faults by name, such as `associationDenied`.
  public var switches: [Located<Switch>] = []

  /// Creates the default platform.
  public init() {}
}
