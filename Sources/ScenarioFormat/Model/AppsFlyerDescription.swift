/// The `app.appsflyer` object of a scenario.
public struct AppsFlyerDescription: Equatable, Sendable {
  /// The version of the SDK; nil for the default.
  public var version: Located<String>?
  /// `wire` or `documented`.
  public var payloadTypes: Located<String>?
  /// The app's own OneLink domains.
  public var customDomains: [Located<String>] = []
  /// The least time between two counted sessions; nil for the SDK's own default.
  public var minTimeBetweenSessions: Duration?
  /// Whether the app sets `deepLinkDelegate`, and so uses unified deep linking.
  public var unifiedDeepLinking = false
  /// How long the app waits for the answer to the tracking prompt, as given to `waitForATTUserAuthorization`; nil
  /// if it does not.
  public var waitForATT: Duration?
  /// What differs from the standard integration.
  public var integration = IntegrationDescription()
  /// Switches by name.
  public var switches: [Located<Switch>] = []

  /// The SDK with the standard integration.
  public init() {}
}
