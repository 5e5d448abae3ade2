import AppsFlyerLib
import CryptoKit
import StoreKit
import UIKit
import WebKit

// An app that knows its customer by the hash of an address, and opens links in a page of the web whose server has to
// show the certificate that the app expects.

final class PinnedPage: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
  private let url: URL
  private lazy var web: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.requiresUserActionForMediaPlayback = false
    configuration.dataDetectorTypes = [.link, .phoneNumber]
    configuration.userContentController.add(self, name: "event")
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.scrollView.bouncesZoom = false
    web.scrollView.pinchGestureRecognizer?.isEnabled = false
    web.navigationDelegate = self
    return web
  }()

  init(_ url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    title = url.lastPathComponent
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(web)
    if web.backForwardList.backItem == nil { web.load(URLRequest(url: url)) }
  }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let space = challenge.protectionSpace
    guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust, let trust = space.serverTrust else {
      return completionHandler(.performDefaultHandling, nil)
    }
    var error: CFError?
    guard SecTrustEvaluateWithError(trust, &error), let certificate = SecTrustGetCertificateAtIndex(trust, 0),
      SHA256.hash(data: SecCertificateCopyData(certificate) as Data) == Data(repeating: 0, count: 32)
    else { return completionHandler(.cancelAuthenticationChallenge, nil) }
    completionHandler(.useCredential, URLCredential(trust: trust))
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    if message.frameInfo.isMainFrame { AppsFlyerLib.shared().logEvent(message.name, withValues: nil) }
  }
}

final class PinnedPageAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate,
  SKStoreProductViewControllerDelegate
{
  private var isOpen = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().setUserEmails(["jo@example.com".hashed], with: EmailCryptTypeNone)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true else { return }
    if let fruit = conversionInfo["deep_link_value"] as? String { open(fruit) } else { openStore() }
  }

  func onConversionDataFail(_ error: Error) {}

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    if let fruit = attributionData["deep_link_value"] as? String { open(fruit) }
  }

  private func open(_ fruit: String) {
    guard let url = URL(string: "https://example.com/\(fruit)"),
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    else { return }
    scene.windows.first?.rootViewController?.present(PinnedPage(url), animated: true)
  }

  /// Recommends another app to users who come without a campaign.
  private func openStore() {
    let store = SKStoreProductViewController()
    store.delegate = self
    store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1_512_793_879]) { isFound, _ in
      guard isFound else { return }
      UIApplication.shared.windows.first?.rootViewController?.present(store, animated: true)
    }
  }
}

extension String {
  /// The hash of an address, as partners ask for it.
  var hashed: String { SHA256.hash(data: Data(lowercased().utf8)).map { String(format: "%02x", $0) }.joined() }
}
