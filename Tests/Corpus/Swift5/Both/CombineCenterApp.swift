import AppsFlyerLib
import Combine
import UIKit

// A link center that publishes: with a subject that keeps nothing, a link that comes before the subscription is lost.

final class LinkCenter: NSObject, DeepLinkDelegate {
  let links: AnyPublisher<String, Never>
  private let send: (String) -> Void

  init(keepsLast: Bool) {
    if keepsLast {
      let subject = CurrentValueSubject<String?, Never>(nil)
      links = subject.compactMap { $0 }.removeDuplicates().eraseToAnyPublisher()
      send = { subject.send($0) }
    } else {
      let subject = PassthroughSubject<String, Never>()
      links = subject.eraseToAnyPublisher()
      send = { subject.send($0) }
    }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    send(value)
  }
}

class CombineAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let center: LinkCenter
  private var cancellables = Set<AnyCancellable>()

  init(keepsLast: Bool) {
    center = LinkCenter(keepsLast: keepsLast)
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = center
    Just("configuration")
      .delay(for: .seconds(3), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.subscribe() }
      .store(in: &cancellables)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  private func subscribe() {
    center.links
      .receive(on: RunLoop.main)
      .sink { [weak self] value in
        let screen = UIViewController()
        screen.title = value
        self?.window?.rootViewController?.present(screen, animated: true)
      }
      .store(in: &cancellables)
  }
}
