import DeepLinkSimulator

/// A bazaar with both SDKs, written with Swift concurrency throughout: tasks, actors, a stream, continuations, a group.
///
/// Every source of links puts them into a stream, which one task reads. A link that arrives before onboarding and login
/// is kept on a slow disk. The gates are `onboarding`, `login`, and `banner`, whose opening is a tap on a banner that
/// leads to winter clothes.
@MainActor
public final class BazaarApp: AppUnderTest {
  /// The mistake that the app makes; nil for none.
  public let flaw: BazaarFlaw?
  private var process: BazaarProcess?

  /// Creates the app, without a running process.
  public init(flaw: BazaarFlaw? = nil) {
    self.flaw = flaw
  }

  /// The app calls the SDKs itself.
  public var integration: AppIntegration { .own }
  /// Sets the SDKs up, receives their callbacks, and takes links in apps without scenes.
  public var applicationDelegate: (any ApplicationDelegate)? { process?.applicationDelegate }
  /// Takes links in apps with scenes.
  public var sceneDelegate: (any SceneDelegate)? { process?.sceneDelegate }

  /// Creates the objects of a process.
  public func startProcess(_ environment: AppEnvironment) {
    process = BazaarProcess(environment, flaw: flaw)
  }

  /// Releases the objects of the process.
  public func endProcess() {
    process?.end()
    process = nil
  }

  /// Handles a gate: the user finishes onboarding, logs in or out, or taps the banner.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    if gate == BazaarBanner.gate {
      if isOpen { process?.banner.tap() }
    } else {
      process?.session.changed()
    }
  }

  /// Releases the object behind an SDK's delegate reference.
  public func releaseDelegate(of sdk: SDKName) {
    process?.applicationDelegate = nil
  }
}
