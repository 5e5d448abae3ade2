// Replaces the module of Adjust's bridge for web pages where it does not exist, so that app code compiles unchanged. It
// exports WebKit, like the real module.
@_exported import Foundation
@_exported import WebKit

/// Stands in for the bridge through which a page's JavaScript calls the SDK.
///
/// A simulated web view runs no scripts, so nothing comes over the bridge.
@preconcurrency @MainActor
open class AdjustBridge: NSObject {
  /// The web view whose page uses the bridge; before the bridge is loaded, one without a page.
  open lazy var wkWebView = WKWebView()

  /// Creates a bridge, anywhere, as the real class has no isolation.
  public nonisolated override init() { super.init() }

  /// Loads the bridge into a web view: adds its script, and its message handler `adjust`.
  open func loadWKWebViewBridge(_ wkWebView: WKWebView) {
    self.wkWebView = wkWebView
    let controller = wkWebView.configuration.userContentController
    controller.addUserScript(WKUserScript(source: "", injectionTime: .atDocumentStart, forMainFrameOnly: false))
    controller.add(PageHandler(), name: "adjust")
  }

  /// Loads the bridge into a web view, with a navigation delegate, as in version 4.
  open func loadWKWebViewBridge(_ wkWebView: WKWebView, wkWebViewDelegate: (any WKNavigationDelegate)?) {
    loadWKWebViewBridge(wkWebView)
    if let wkWebViewDelegate { wkWebView.navigationDelegate = wkWebViewDelegate }
  }

  /// Lets a page also call Facebook's pixel; without effect.
  open func augmentHybridWebView() {}
}

/// Receives what a page sends; a simulated page sends nothing.
private final class PageHandler: NSObject, WKScriptMessageHandler {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
}
