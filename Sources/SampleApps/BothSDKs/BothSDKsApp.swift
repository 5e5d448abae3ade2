import DeepLinkSimulator

/// A market with AppsFlyer and Adjust side by side, of the size and shape of a real app.
///
/// Each link that opens the app goes to both SDKs, and both say where it leads. The gates are `onboarding` and
/// `login`; what comes before them waits.
@MainActor
public final class BothSDKsApp: AppUnderTest {
  /// Whether the app opens a destination once although both SDKs report it.
  public let opensOnce: Bool
  private var process: MarketProcess?

  /// Creates the app, of which no process runs yet.
  public init(opensOnce: Bool = true) {
    self.opensOnce = opensOnce
  }

  /// The app calls the SDKs itself.
  public var integration: AppIntegration { .own }
  /// Sets the SDKs up, and takes links in apps without scenes.
  public var applicationDelegate: (any ApplicationDelegate)? { process?.applicationDelegate }
  /// Takes links in apps with scenes.
  public var sceneDelegate: (any SceneDelegate)? { process?.sceneDelegate }

  /// Makes the objects of a process.
  public func startProcess(_ environment: AppEnvironment) {
    process = MarketProcess(environment, opensOnce: opensOnce)
  }

  /// Lets the objects of the process go.
  public func endProcess() {
    process = nil
  }

  /// The user finishes onboarding, logs in or logs out.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    process?.router.startChanged()
  }

  /// Lets go the object that an SDK's delegate points to.
  public func releaseDelegate(of sdk: SDKName) {
    process?.releaseDelegate(of: sdk)
  }
}
