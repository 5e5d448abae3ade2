import DeepLinkSimulator

/// A shop with Adjust's direct deep links, as on its page: every link goes through `processAndResolve`.
///
/// The app has all entry points, so it runs in every app style. A link that arrives before login waits. The gates are
/// `login`, and `banner`, whose opening is a tap on a banner that leads to winter clothes.
@MainActor
public final class ResolveApp: AppUnderTest {
  /// The mistake that the app makes; nil for none.
  public let mistake: ResolveMistake?
  private var process: Process?

  /// The objects of one process.
  private struct Process {
    let applicationDelegate: ResolveAppDelegate
    let sceneDelegate: ResolveSceneDelegate
    let session: ResolveSession
    let banner: ResolveBanner
  }

  /// Creates the app, without a running process.
  public init(mistake: ResolveMistake? = nil) {
    self.mistake = mistake
  }

  /// The app calls the SDK itself.
  public var integration: AppIntegration { .own }
  /// Sets the SDK up, and takes links in apps without scenes.
  public var applicationDelegate: (any ApplicationDelegate)? { process?.applicationDelegate }
  /// Takes links in apps with scenes.
  public var sceneDelegate: (any SceneDelegate)? { process?.sceneDelegate }

  /// Creates the objects of a process.
  public func startProcess(_ environment: AppEnvironment) {
    let session = ResolveSession(environment)
    let store = ResolveLinkStore(environment, mistake: mistake)
    let router = ResolveRouter(environment, session: session, store: store, mistake: mistake)
    let links = ResolveLinkHandler(environment, router: router, mistake: mistake)
    session.onLogin = router.openWaitingLinks
    process = Process(
      applicationDelegate: ResolveAppDelegate(environment, router: router, links: links),
      sceneDelegate: ResolveSceneDelegate(links: links, mistake: mistake),
      session: session, banner: ResolveBanner(environment, router: router, mistake: mistake))
  }

  /// Releases the objects of the process.
  public func endProcess() {
    process = nil
  }

  /// Handles a gate: the user logs in, or taps the banner.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    guard isOpen else { return }
    switch gate {
    case ResolveSession.gate: process?.session.onLogin?()
    case ResolveBanner.gate: process?.banner.tap()
    default: break
    }
  }

  /// Does nothing, because the app gives the SDK no delegate.
  public func releaseDelegate(of sdk: SDKName) {}
}
