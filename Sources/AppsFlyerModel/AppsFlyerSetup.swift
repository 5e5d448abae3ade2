import SDKContract

/// All that makes AppsFlyer's SDK before a run.
public struct AppsFlyerSetup: SDKSetup {
  /// How the app sets the SDK up.
  public var configuration = AppsFlyerConfiguration()
  /// What the servers know and answer.
  public var servers = AppsFlyerBackend()
  /// How long the app waits for the answer to the tracking prompt; nil if it does not.
  public var waitForATT: Duration?
  /// Whether the app sets `deepLinkDelegate`, and so uses unified deep linking.
  public var unifiedDeepLinking = false

  /// Creates the setup of an app that changes nothing.
  public init() {}

  /// Which rules hold.
  public var rules: RuleSwitches {
    get { configuration.rules }
    set {
      configuration.rules = newValue
      servers.rules = newValue
    }
  }
}
