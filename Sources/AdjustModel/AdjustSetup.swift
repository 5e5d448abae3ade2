import SDKContract

/// All that makes Adjust's SDK before a run.
public struct AdjustSetup: SDKSetup {
  /// How the app sets the SDK up.
  public var configuration = AdjustConfiguration()
  /// What the servers know and answer.
  public var servers = AdjustBackend()
  /// What the app does with a link that opens it.
  public var directLinks = AdjustDirectLinks.processAndResolve
  /// What the described app returns from `adjustDeferredDeeplinkReceived`.
  public var deferredDeeplinkReturns = false

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
