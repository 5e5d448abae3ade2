import AppsFlyerLib
import SafariServices
import StoreKit
import UIKit
import WebKit

// A loading screen waits for the install's campaign, at most ten seconds, and then shows a page of the web or the app.
// What the SDK says goes through a stream, of which the first value counts. A direct link shows its page in Safari.

final class CampaignSource: NSObject, AppsFlyerLibDelegate, DeepLinkDelegate {
  private let stream: AsyncStream<String?>
  private let continuation: AsyncStream<String?>.Continuation
  var whenLinked: ((URL) -> Void)?

  override init() {
    (stream, continuation) = AsyncStream.makeStream()
    super.init()
  }

  func campaign(within seconds: Double) async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { [stream] in
        for await campaign in stream { return campaign }
        return nil
      }
      group.addTask {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    let isLinked = conversionInfo["af_status"] as? String == "Non-organic"
    continuation.yield(isLinked ? conversionInfo["deep_link_value"] as? String : nil)
  }

  func onConversionDataFail(_ error: Error) { continuation.yield(nil) }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let link = result.deepLink, !link.isDeferred, let value = link.deeplinkValue else { return }
    guard let url = URL(string: "https://example.com/\(value)") else { return }
    DispatchQueue.main.async { self.whenLinked?(url) }
  }
}

final class WebPageScreen: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
  private let url: URL
  private lazy var web: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(self, name: "purchase")
    configuration.allowsInlineMediaPlayback = true
    let web = WKWebView(frame: view.bounds, configuration: configuration)
    web.navigationDelegate = self
    web.scrollView.contentInsetAdjustmentBehavior = .never
    return web
  }()

  init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    title = url.lastPathComponent
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(web)
    web.load(URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10))
    web.evaluateJavaScript("navigator.userAgent") { agent, _ in print(agent ?? "") }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = navigationAction.request.url, url.scheme == "itms-apps" else { return decisionHandler(.allow) }
    UIApplication.shared.open(url)
    decisionHandler(.cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.title }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    AppsFlyerLib.shared().logEvent(AFEventPurchase, withValues: message.body as? [String: Any])
  }
}

final class WebLoadingScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { @MainActor in
      let delegate = UIApplication.shared.delegate as? WebPageAppDelegate
      let campaign = await delegate?.source.campaign(within: 10)
      let url = campaign.flatMap { URL(string: "https://example.com/\($0)") }
      view.window?.rootViewController = url.map { WebPageScreen(url: $0) } ?? WebMenuScreen()
      SKAdNetwork.updatePostbackConversionValue(1, coarseValue: .low) { _ in }
    }
  }
}

final class WebMenuScreen: UIViewController, SFSafariViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    (UIApplication.shared.delegate as? WebPageAppDelegate)?.source.whenLinked = { [weak self] url in
      let safari = SFSafariViewController(url: url)
      safari.delegate = self
      self?.present(safari, animated: true)
    }
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { controller.dismiss(animated: true) }
}

class WebPageAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let source = CampaignSource()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = source
    AppsFlyerLib.shared().deepLinkDelegate = source
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = WebLoadingScreen()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil) }
}
