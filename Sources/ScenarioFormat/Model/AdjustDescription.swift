/// The `app.adjust` object of a scenario.
public struct AdjustDescription: Equatable, Sendable {
  /// The version of the SDK; nil for the default.
  public var version: Located<String>?
  /// What the described app's `adjustDeferredDeeplinkReceived` returns.
  public var deferredDeeplinkReturns = false
  /// What the app does with a link that opens it; nil for the default.
  public var directLinks: Located<String>?
  /// What differs from the standard integration.
  public var integration = IntegrationDescription()
  /// Switches by name.
  public var switches: [Located<Switch>] = []

  /// The SDK with the standard integration.
  public init() {}
}
