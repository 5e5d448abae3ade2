import DeepLinkSimulatorCommand
import Foundation

/// An app that does the worst that apps do, each time that an SDK calls it.
@MainActor
final class CrashingDelegate: AppsFlyerLibDelegate, DeepLinkDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) { fatalError("the app has crashed") }

  func onConversionDataFail(_ error: any Error) {
    while true { Thread.sleep(forTimeInterval: 0.1) }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 1)
      fatalError("a thread of the app has crashed")
    }
  }
}
