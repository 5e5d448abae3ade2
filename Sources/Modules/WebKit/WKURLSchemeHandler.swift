import Foundation
import FoundationNetworking
import UIKitStandIns

/// Loads what a page asks for under a scheme of the app; no page asks.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called when a page asks for something.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when a page no longer needs what it has asked for.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What a page has asked for.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Gives the page the headers.
  func didReceive(_ response: URLResponse)
  /// Gives the page some of the content.
  func didReceive(_ data: Data)
  /// Tells the page that this was all.
  func didFinish()
  /// Tells the page that there is an error.
  func didFailWithError(_ error: any Error)
}

extension WKWebView {
  /// Returns whether web views load a scheme themselves.
  public class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "about", "data", "blob", "file"].contains(urlScheme.lowercased())
  }
  /// Draws the page, which fails because there is none.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  /// Closes what plays in full screen.
  public func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
  /// Pauses all media.
  public func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
}

/// What of a page is drawn.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the page.
  open var rect = CGRect.null
  /// The width of the image.
  open var snapshotWidth: NSNumber?
  /// Whether the page is first updated.
  open var afterScreenUpdates = true
  /// Creates a configuration.
  public override init() { super.init() }
}
