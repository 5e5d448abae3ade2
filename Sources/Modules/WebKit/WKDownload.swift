import Foundation
import FoundationNetworking
import UIKitStandIns

/// Stands in for a download; a simulated web view downloads nothing.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// The request; nil, because nothing is downloaded.
  open var originalRequest: URLRequest? { nil }
  /// The web view that started the download.
  open private(set) weak var webView: WKWebView?
  /// The object that is told of the download; held weakly.
  open weak var delegate: (any WKDownloadDelegate)?
  /// Creates a download, for the tests of an app.
  public override init() { super.init() }
  /// Cancels the download, of which nothing can be resumed.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) { completionHandler?(nil) }
  /// Cancels the download, of which nothing can be resumed.
  open func cancel() async -> Data? { nil }
}

/// The object that is told of a download.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Asks where to save the file.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// Asks where to save the file.
  func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async
    -> URL?
  /// Called when the file is saved.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when the download has failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// The default implementation, for an app that has the `async` method.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) { completionHandler(nil) }
  /// The default implementation, for an app that has the method with a completion handler.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  /// The default implementation, for an app that does not implement the method.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// The default implementation, for an app that does not implement the method.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
