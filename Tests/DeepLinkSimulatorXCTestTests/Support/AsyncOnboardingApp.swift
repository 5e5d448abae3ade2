import DeepLinkSimulatorXCTest
import Foundation

/// Adjust's onboarding app with Swift concurrency: a deferred link goes through a store that is an actor.
@MainActor
final class AsyncOnboardingApp: AdjustDelegate, GateObserver, ApplicationDelegate {
  private actor Store {
    private var link: String?
    func keep(_ link: String) { self.link = link }
    func take() -> String? { link.take() }
  }

  private let environment: AppEnvironment
  private let storesLinks: Bool
  private let store = Store()

  init(_ environment: AppEnvironment, storesLinks: Bool) {
    self.environment = environment
    self.storesLinks = storesLinks
  }

  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    let config = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    guard let link = deeplink?.absoluteString else { return false }
    Task {
      if environment.allGatesAreOpen {
        environment.show("SummerClothes")
      } else if storesLinks {
        await store.keep(link)
      }
    }
    return false
  }

  func gateChanged(_ gate: String, isOpen: Bool) {
    Task {
      if await store.take() != nil { environment.show("SummerClothes") }
    }
  }
}
