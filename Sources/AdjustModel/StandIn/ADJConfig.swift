import SDKContract

/// How an app sets up the Adjust SDK, with the members of the SDK's class.
@MainActor
public final class ADJConfig {
  /// The token of the app at Adjust.
  public let appToken: String
  /// `sandbox` or `production`.
  public let environment: String
  /// The object that receives the SDK's callbacks; held weakly.
  public weak var delegate: (any AdjustDelegate)?
  /// How much the SDK writes to the log; a simulation shows everything in its trace.
  public var logLevel = ADJLogLevel.info

  /// Creates a configuration; nil if there is no token.
  public init?(appToken: String, environment: String) {
    guard !appToken.isEmpty else { return nil }
    self.appToken = appToken
    self.environment = environment
  }

  /// Creates a configuration that can silence the SDK; nil if there is no token.
  public convenience init?(appToken: String, environment: String, suppressLogLevel: Bool) {
    self.init(appToken: appToken, environment: environment)
    if suppressLogLevel { logLevel = .suppress }
  }
}
