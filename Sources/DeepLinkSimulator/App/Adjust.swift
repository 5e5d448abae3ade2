/// Stands in for the Adjust SDK, with its method names.
@MainActor
public final class Adjust {
  private unowned let engine: Engine
  weak var delegate: (any AdjustDelegate)?

  init(engine: Engine) {
    self.engine = engine
  }

  /// Starts the SDK with a configuration.
  public func initSdk(_ config: ADJConfig?) {
    engine.call("Adjust.initSdk", nil) { engine in
      guard let config else { return }
      // The configuration is copied, and the copy does not carry the delegate: the SDK takes it now, weakly.
      self.delegate = config.delegate
      engine.adjustInitSdk()
    }
  }

  /// Switches the SDK on; the setting is kept on the device.
  public func enable() {
    engine.call("Adjust.enable", nil) { $0.adjustSetEnabled(true) }
  }

  /// Switches the SDK off; the setting is kept on the device.
  public func disable() {
    engine.call("Adjust.disable", nil) { $0.adjustSetEnabled(false) }
  }

  /// Stops sending until `switchBackToOnlineMode()`; forgotten when the process ends.
  public func switchToOfflineMode() {
    engine.call("Adjust.switchToOfflineMode", nil) { $0.adjustSetOffline(true) }
  }

  /// Goes on sending.
  public func switchBackToOnlineMode() {
    engine.call("Adjust.switchBackToOnlineMode", nil) { $0.adjustSetOffline(false) }
  }
}
