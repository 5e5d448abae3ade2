import DeepLinkSimulator
import Foundation

/// The fruit app as a hybrid: its screens are scripts, which must be loaded before they can receive a link.
@MainActor
public final class FruitBridgeApp {
  private static let scriptsTakeTime = Duration.milliseconds(1500)

  /// Whether the app keeps a link until its scripts are loaded; otherwise an earlier link is lost.
  public let keepsLinks: Bool
  private let environment: AppEnvironment
  private let router: FruitRouter
  private var isReady = false
  private var waiting: String?

  /// Creates the app's delegate object for a new process, and starts to load the scripts.
  public init(_ environment: AppEnvironment, keepsLinks: Bool = true) {
    self.environment = environment
    self.keepsLinks = keepsLinks
    router = FruitRouter(environment)
    Task { await loadScripts() }
  }

  private func loadScripts() async {
    try? await environment.clock.sleep(for: Self.scriptsTakeTime)
    isReady = true
    if let fruit = waiting.take() { router.walk(to: fruit) }
  }
}

extension FruitBridgeApp: DeepLinkDelegate {
  /// Passes a link to the scripts.
  public func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let fruit = result.deepLink?.deeplinkValue else { return }
    if isReady {
      router.walk(to: fruit)
    } else if keepsLinks {
      waiting = fruit
    } else {
      environment.drop(fruit)
    }
  }
}
