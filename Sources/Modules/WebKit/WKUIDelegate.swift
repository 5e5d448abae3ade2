import Foundation
import UIKitStandIns

/// What a page wants to use.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera = 0
  /// The microphone.
  case microphone = 1
  /// Both.
  case cameraAndMicrophone = 2
}

/// The decision about a permission that a page asks for.
public enum WKPermissionDecision: Int, Sendable {
  /// Ask the user.
  case prompt = 0
  /// Grant it.
  case grant = 1
  /// Deny it.
  case deny = 2
}

/// The delegate for the user interface of a web view.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Creates a web view for a new window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page closes its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a JavaScript alert.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void)
  /// Shows a JavaScript confirmation.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void)
  /// Shows a JavaScript prompt.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
  /// Decides whether a page may use the camera or the microphone.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
}

extension WKUIDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// The default implementation, for an app that does not implement the method.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
  ) { completionHandler(nil) }
  /// The default implementation, for an app that does not implement the method.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
}

/// Stands in for the features of a window that a page requests.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}
