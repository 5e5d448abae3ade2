import DeepLinkSimulatorXCTest
import Foundation

/// An app that answers every callback and every link in a task of its own, as one with Swift concurrency does.
///
/// What it does there is what the app inside it does in the callback itself.
@MainActor
final class AsyncStyleApp: AppUnderTest {
  private let inner: any AppUnderTest
  private var handlers: AsyncHandlers?

  init(_ inner: any AppUnderTest) {
    self.inner = inner
  }

  var integration: AppIntegration { inner.integration }
  var appsFlyerDelegate: (any AppsFlyerLibDelegate)? { inner.appsFlyerDelegate == nil ? nil : handlers }
  var deepLinkDelegate: (any DeepLinkDelegate)? { inner.deepLinkDelegate == nil ? nil : handlers }
  var adjustDelegate: (any AdjustDelegate)? { inner.adjustDelegate }
  var applicationDelegate: (any ApplicationDelegate)? { inner.applicationDelegate }
  var sceneDelegate: (any SceneDelegate)? { inner.sceneDelegate == nil ? nil : handlers }

  func startProcess(_ environment: AppEnvironment) {
    inner.startProcess(environment)
    handlers = AsyncHandlers(inner)
  }

  func endProcess() {
    inner.endProcess()
    handlers = nil
  }

  func gateChanged(_ gate: String, isOpen: Bool) {
    Task {
      await Task.yield()
      inner.gateChanged(gate, isOpen: isOpen)
    }
  }

  func releaseDelegate(of sdk: SDKName) {
    inner.releaseDelegate(of: sdk)
    handlers = nil
  }
}

/// The delegates of an `AsyncStyleApp`.
@MainActor
private final class AsyncHandlers: AppsFlyerLibDelegate, DeepLinkDelegate, SceneDelegate {
  private let inner: any AppUnderTest

  init(_ inner: any AppUnderTest) {
    self.inner = inner
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    Task {
      await Task.yield()
      inner.appsFlyerDelegate?.onConversionDataSuccess(conversionInfo)
    }
  }

  func onConversionDataFail(_ error: any Error) {
    Task { inner.appsFlyerDelegate?.onConversionDataFail(error) }
  }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    Task {
      await Task.yield()
      inner.appsFlyerDelegate?.onAppOpenAttribution(attributionData)
    }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    Task {
      await Task.yield()
      inner.deepLinkDelegate?.didResolveDeepLink(result)
    }
  }

  func scene(_ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions) {
    Task { inner.sceneDelegate?.scene(scene, willConnectTo: session, options: connectionOptions) }
  }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    Task { inner.sceneDelegate?.scene(scene, continue: userActivity) }
  }

  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {
    Task { inner.sceneDelegate?.scene(scene, openURLContexts: URLContexts) }
  }
}
