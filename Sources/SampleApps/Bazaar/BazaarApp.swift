import DeepLinkSimulator

/// A bazaar with both SDKs, written with Swift concurrency throughout: tasks, actors, a stream, continuations, a group.
///
/// Whoever tells of a link puts it into a stream, which one task reads. A link that comes before the user has been
/// through onboarding and login is kept on a disk that takes its time. The gates are `onboarding`, `login`, and `banner`: opening that one is a tap on a banner that leads to winter clothes.
@MainActor
public final class BazaarApp: AppUnderTest {
  /// What the app does wrong; nil if nothing.
  public let flaw: BazaarFlaw?
  private var process: BazaarProcess?

  /// Creates the app, of which no process runs yet.
  public init(flaw: BazaarFlaw? = nil) {
    self.flaw = flaw
  }

  /// The app calls the SDKs itself.
  public var integration: AppIntegration { .own }
  /// Sets the SDKs up and hears from them, and takes links in apps without scenes.
  public var applicationDelegate: (any ApplicationDelegate)? { process?.applicationDelegate }
  /// Takes links in apps with scenes.
  public var sceneDelegate: (any SceneDelegate)? { process?.sceneDelegate }

  /// Makes the objects of a process.
  public func startProcess(_ environment: AppEnvironment) {
    process = BazaarProcess(environment, flaw: flaw)
  }

  /// Lets the objects of the process go.
  public func endProcess() {
    process?.end()
    process = nil
  }

  /// The user finishes onboarding, logs in or logs out, or taps the banner.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    if gate == BazaarBanner.gate {
      if isOpen { process?.banner.tap() }
    } else {
      process?.session.changed()
    }
  }

  /// Lets go the object that an SDK's delegate points to.
  public func releaseDelegate(of sdk: SDKName) {
    process?.applicationDelegate = nil
  }
}
