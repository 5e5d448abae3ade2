import Foundation
import FoundationNetworking
import UIKitStandIns

/// The user action behind a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A tap on a link.
  case linkActivated = 0
  /// A form that was submitted.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// A reload.
  case reload = 3
  /// A form that was submitted again.
  case formResubmitted = 4
  /// Another action.
  case other = -1
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel = 0
  /// Allow the navigation.
  case allow = 1
  /// Download the file.
  case download = 2
}

/// The decision about the response to a navigation.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel = 0
  /// Allow the navigation.
  case allow = 1
  /// Download the file.
  case download = 2
}

/// Stands in for a frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the main frame.
  open var isMainFrame: Bool { true }
  /// The request of the page: none, because no page is loaded.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The origin of the page.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

/// Stands in for the origin of a page: there is none, because no page is loaded.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme.
  open var `protocol`: String { "" }
  /// The host.
  open var host: String { "" }
  /// The port; zero for that of the scheme.
  open var port: Int { 0 }
}

/// Stands in for an action that may cause a navigation.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The type of the navigation.
  open var navigationType: WKNavigationType { .other }
  /// The frame in which the page will be shown.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// The frame that asks for the navigation.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// Whether the page asks for a download.
  open var shouldPerformDownload: Bool { false }
  /// Creates an action, for the tests of an app.
  public init(request: URLRequest) { self.request = request }
}

/// Stands in for the response to a navigation.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The response of the server.
  public let response: URLResponse
  /// Whether it is for the main frame.
  open var isForMainFrame: Bool { true }
  /// Whether the web view can show the type of the response.
  open var canShowMIMEType: Bool { true }
  /// Creates a response, for the tests of an app.
  public init(response: URLResponse) { self.response = response }
}

/// The delegate for the navigations of a web view.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether to allow a navigation.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Decides whether to allow a navigation.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Decides whether to allow a navigation after its response.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Decides whether to allow a navigation after its response.
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  /// Called when an action has become a download.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called when a response has become a download.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  /// Called when a navigation has started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the server redirects.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when content starts to arrive.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a navigation has finished.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a navigation has failed after content started to arrive.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a navigation has failed before content arrived.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the web content process has terminated.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  { .allow }
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// The default implementation, for an app that does not implement the method.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
