/// The `app.appsflyer` object of a scenario.
public struct AppsFlyerDescription: Equatable, Sendable {
  /// The version of the SDK; nil for the default.
  public var version: Located<String>?
  /// `wire` or `documented`.
  public var payloadTypes: Located<String>?
  /// The app's own OneLink domains.
  public var customDomains: [Located<String>] = []
  public var minTimeBetweenSessions: Duration?
  public var integration = IntegrationDescription()
  /// Switches by name.
  public var switches: [Located<Switch>] = []

  /// The SDK with the standard integration.
  public init() {}
}
