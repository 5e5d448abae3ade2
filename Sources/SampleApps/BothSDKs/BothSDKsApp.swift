import DeepLinkSimulator

/// A market with AppsFlyer and Adjust side by side, of the size and shape of a real app.
///
/// Each link that opens the app is passed to both SDKs, and both report its destination. The gates are `onboarding` and
/// `login`; a destination that arrives earlier waits for them.
@MainActor
public final class BothSDKsApp: AppUnderTest {
  /// Whether the app opens a destination only once although both SDKs report it.
  public let opensOnce: Bool
  private var process: MarketProcess?

  /// Creates the app, without a running process.
  public init(opensOnce: Bool = true) {
    self.opensOnce = opensOnce
  }

  /// The app calls the SDKs itself.
  public var integration: AppIntegration { .own }
  /// Sets the SDKs up, and takes links in apps without scenes.
  public var applicationDelegate: (any ApplicationDelegate)? { process?.applicationDelegate }
  /// Takes links in apps with scenes.
  public var sceneDelegate: (any SceneDelegate)? { process?.sceneDelegate }

  /// Creates the objects of a process.
  public func startProcess(_ environment: AppEnvironment) {
    process = MarketProcess(environment, opensOnce: opensOnce)
  }

  /// Releases the objects of the process.
  public func endProcess() {
    process = nil
  }

  /// Handles a gate: the user finishes onboarding, or logs in or out.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    process?.router.startChanged()
  }

  /// Releases the object behind an SDK's delegate reference.
  public func releaseDelegate(of sdk: SDKName) {
    process?.releaseDelegate(of: sdk)
  }
}
