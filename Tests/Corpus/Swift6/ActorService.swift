import AppsFlyerLib
import UIKit

// The SDK inside an actor; callbacks are turned into one answer with a continuation and a timeout. Resuming a
// continuation twice would stop the app, so the second answer is let go.

actor LinkService {
  private var answer: String??
  private var waiter: CheckedContinuation<String?, Never>?

  func configure(_ delegate: LinkServiceDelegate) {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = delegate
    AppsFlyerLib.shared().deepLinkDelegate = delegate
  }

  func start() { AppsFlyerLib.shared().start() }

  func resolve(_ value: String?) {
    guard answer == nil else { return }
    answer = .some(value)
    waiter?.resume(returning: value)
    waiter = nil
  }

  /// The destination of the first link; nil if none has come in time.
  func firstLink(within seconds: Double) async -> String? {
    if let answer { return answer }
    Task {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      resolve(nil)
    }
    return await withCheckedContinuation { waiter = $0 }
  }
}

final class LinkServiceDelegate: NSObject, AppsFlyerLibDelegate, DeepLinkDelegate, Sendable {
  private let service: LinkService

  init(service: LinkService) { self.service = service }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    let value = conversionInfo["deep_link_value"] as? String
    guard conversionInfo["is_first_launch"] as? Bool == true else { return }
    Task { [service] in await service.resolve(value) }
  }

  func onConversionDataFail(_ error: any Error) {
    Task { [service] in await service.resolve(nil) }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found else { return }
    let value = result.deepLink?.deeplinkValue
    Task { [service] in await service.resolve(value) }
  }
}

final class ActorAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let service = LinkService()
  private var delegate: LinkServiceDelegate?
  private let patience: Double

  init(patience: Double) {
    self.patience = patience
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let delegate = LinkServiceDelegate(service: service)
    self.delegate = delegate
    Task {
      await service.configure(delegate)
      await service.start()
      let destination = await service.firstLink(within: patience)
      let screen = UIViewController()
      screen.title = destination ?? "Home"
      window?.rootViewController = screen
    }
    return true
  }
}
