import AVFoundation
import AppsFlyerLib
import Combine
import UIKit
import WebKit

/// Follows a page in a web view, as apps do that show what a link opens on a page.
final class ObservingAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private var subscriptions: Set<AnyCancellable> = []

  private func open(_ fruit: String) {
    guard let url = URL(string: "https://example.com/\(fruit)") else { return }
    (window?.rootViewController as? PageController)?.web.load(URLRequest(url: url))
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1"
    AppsFlyerLib.shared().deepLinkDelegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PageController()
    window?.makeKeyAndVisible()
    UserDefaults.standard.publisher(for: \.lastFruit, options: .new).compactMap { $0 }.sink { [weak self] in
      self?.open($0)
    }.store(in: &subscriptions)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    UserDefaults.standard.set(result.deepLink?.deeplinkValue, forKey: "lastFruit")
    UserDefaults.standard.set(Date(), forKey: "other")
  }
}

/// Shows another screen once the page of its web view has changed.
class PageController: UIViewController {
  let web = WKWebView()
  private var observation: NSKeyValueObservation?
  private var subscriptions: Set<AnyCancellable> = []
  @objc dynamic private(set) var pages = 0
  private(set) var published: [URL?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = web.observe(\.url, options: [.new]) { [weak self] _, _ in self?.pages += 1 }
    web.publisher(for: \.url).sink { [weak self] in self?.published.append($0) }.store(in: &subscriptions)
    web.addObserver(self, forKeyPath: #keyPath(WKWebView.url), options: [.new, .old], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "url", let url = change?[.newKey] as? URL else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let screen = UIViewController()
    screen.title = url.lastPathComponent
    present(screen, animated: true)
  }
}

/// An object of the app whose properties can be observed.
@objcMembers class ObservedBasket: NSObject {
  dynamic var count = 0
  dynamic var fruit: String? = "apples" { didSet { changes += 1 } }
  var changes = 0
}

/// The same, behind another object.
final class ObservedCart: ObservedBasket {
  @objc dynamic var basket = ObservedBasket()
}

extension UserDefaults {
  @objc dynamic var lastFruit: String? { string(forKey: "lastFruit") }
}

/// Follows its player by name.
final class PlayerFollower: NSObject {
  let player = AVPlayer()
  private(set) var rates: [Float] = []

  func follow() { player.addObserver(self, forKeyPath: "rate", options: [.initial, .new], context: nil) }
  func leave() { player.removeObserver(self, forKeyPath: "rate") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    rates.append(change?[.newKey] as? Float ?? -1)
  }
}
