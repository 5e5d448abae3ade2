/// How an app sets up the Adjust SDK, with the members of the SDK's class.
@MainActor
public final class ADJConfig {
  /// The token of the app at Adjust.
  public let appToken: String
  /// `sandbox` or `production`.
  public let environment: String
  /// The object that receives the SDK's callbacks; held weakly.
  public weak var delegate: (any AdjustDelegate)?

  /// Creates a configuration; nil if there is no token.
  public init?(appToken: String, environment: String) {
    guard !appToken.isEmpty else { return nil }
    self.appToken = appToken
    self.environment = environment
  }
}
