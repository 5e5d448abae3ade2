import Foundation
import FoundationNetworking
import UIKitStandIns

/// What the user did to get to a page.
public enum WKNavigationType: Int, Sendable {
  /// A tap on a link.
  case linkActivated = 0
  /// A form that was sent.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// The same page again.
  case reload = 3
  /// The same form again.
  case formResubmitted = 4
  /// Something else.
  case other = -1
}

/// Whether a page may be asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel = 0
  /// It may.
  case allow = 1
  /// It is a file.
  case download = 2
}

/// Whether a page may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It may not.
  case cancel = 0
  /// It may.
  case allow = 1
  /// It is a file.
  case download = 2
}

/// Stands in for a part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page.
  open var isMainFrame: Bool { true }
}

/// Stands in for a page that is about to be asked for.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The page.
  public let request: URLRequest
  /// What the user did.
  open var navigationType: WKNavigationType { .other }
  /// The part of a page in which it is shown.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// Creates an action, for an app's own tests.
  public init(request: URLRequest) { self.request = request }
}

/// Stands in for a page that has come.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// What the server says.
  public let response: URLResponse
  /// Whether it is the page.
  open var isForMainFrame: Bool { true }
  /// Creates a response, for an app's own tests.
  public init(response: URLResponse) { self.response = response }
}

/// What hears of pages.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page may be asked for.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Whether a page may be asked for.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Whether a page may be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// A page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The server names another page.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// The page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The rest of the page does not come.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The page does not come.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// What shows the page has ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Stands in for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Stands in for an app that does not implement the method.
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  /// Stands in for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Stands in for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Stands in for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Stands in for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Stands in for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Stands in for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Stands in for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Stands in for an app that does not implement the method.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What shows what pages want to show.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page wants another window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page wants to close its window.
  func webViewDidClose(_ webView: WKWebView)
  /// A page wants to say something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
}

extension WKUIDelegate {
  /// Stands in for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Stands in for an app that does not implement the method.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Stands in for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Stands in for what a window looks like.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}
