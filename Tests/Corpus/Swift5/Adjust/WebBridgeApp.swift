// A SwiftUI app shows the page of a link in a web view with Adjust's bridge. The app itself starts the SDK, because the
// link comes before the page.
import AdjustSdk
import AdjustWebBridge
import SwiftUI
import UIKit
@preconcurrency import WebKit

final class WebBridgeDelegate: NSObject, UIApplicationDelegate, AdjustDelegate, ObservableObject {
  struct Page: Identifiable {
    let id: String
  }

  @Published var page: Page?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { show(deeplink) }
    return false
  }

  func follow(_ url: URL) {
    guard let link = ADJDeeplink(deeplink: url) else { return }
    Adjust.processAndResolve(link) { [weak self] resolved in
      if let resolved, let url = URL(string: resolved) { self?.show(url) }
    }
  }

  private func show(_ url: URL) {
    page = (url.scheme == "https" ? url.lastPathComponent : url.host).map { Page(id: $0) }
  }
}

struct WebBridgeApp: App {
  @UIApplicationDelegateAdaptor(WebBridgeDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text("Welcome")
        .onOpenURL { delegate.follow($0) }
        .sheet(item: $delegate.page) { BridgedPage(page: $0.id) }
    }
  }
}

struct BridgedPage: UIViewRepresentable {
  let page: String
  var bridge = AdjustBridge()

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> WKWebView {
    let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    webView.navigationDelegate = context.coordinator
    bridge.loadWKWebViewBridge(webView)
    return webView
  }

  func updateUIView(_ webView: WKWebView, context: Context) {
    let address = URL(string: "https://shop.example/\(page)")
    guard let address, context.coordinator.address != address else { return }
    context.coordinator.address = address
    webView.load(URLRequest(url: address))
  }

  final class Coordinator: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    var address: URL?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      navigationResponse.canShowMIMEType ? .allow : .download
    }

    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
      download.delegate = self
    }

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
      completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
      completionHandler(FileManager.default.temporaryDirectory.appendingPathComponent(suggestedFilename))
    }
  }
}
