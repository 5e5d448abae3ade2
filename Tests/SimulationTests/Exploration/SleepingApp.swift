import DeepLinkSimulator
import Foundation

/// An app that opens a screen a while after each callback, unless another callback has come meanwhile.
@MainActor
final class SleepingApp: AppsFlyerLibDelegate, DeepLinkDelegate, AdjustDelegate {
  private let environment: AppEnvironment
  private var callbacks = 0
  init(_ environment: AppEnvironment) { self.environment = environment }

  private func wait(_ seconds: Int, _ screen: String) {
    callbacks += 1
    let number = callbacks
    Task {
      try await environment.clock.sleep(for: .seconds(seconds))
      environment.show(callbacks == number ? screen : "\(screen) late")
    }
  }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) { wait(1, "data") }
  func onConversionDataFail(_ error: any Error) { wait(2, "no data") }
  func didResolveDeepLink(_ result: DeepLinkResult) { wait(2, "link") }
  func adjustSessionTrackingSucceeded(_ session: ADJSessionSuccess?) { wait(1, "session") }
  func adjustAttributionChanged(_ attribution: ADJAttribution?) { wait(3, "attribution") }
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    wait(2, "deferred")
    return false
  }
}
