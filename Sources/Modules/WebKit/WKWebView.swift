import Foundation
import FoundationNetworking
import UIKitStandIns

/// Stands in for a page of the web: it remembers what was asked for, and as there is no network, nothing is loaded and its
/// delegate hears nothing.
open class WKWebView: UIView {
  /// How the page is shown.
  public let configuration: WKWebViewConfiguration
  /// What hears of pages; held weakly.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What shows what pages want to show; held weakly.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that the user moves.
  open lazy var scrollView = UIScrollView()
  /// The page that was asked for last.
  open private(set) var url: URL?
  /// The title of the page, which is never loaded.
  open var title: String? { nil }
  /// Whether a page is being loaded.
  open var isLoading: Bool { false }
  /// How much of the page is loaded.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page behind.
  open var canGoForward: Bool { false }
  /// Whether the user goes back with a finger.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show their page.
  open var allowsLinkPreview = true
  /// What the app calls itself.
  open var customUserAgent: String?
  /// Whether Safari may look into the page.
  open var isInspectable = false

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// Creates a view from a storyboard, which simulations do not have.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Asks for a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
  /// Shows a page that the app has.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  /// Shows a page that the app has.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }
  /// Asks for the page again.
  @discardableResult
  open func reload() -> WKNavigation? { WKNavigation() }
  /// Asks for the page no more.
  open func stopLoading() {}
  /// Goes to the page before; there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes to the page behind; there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Runs a script, which fails as there is no page.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    guard let completionHandler else { return }
    let answer = Answer(call: completionHandler)
    DispatchQueue.main.async { answer.call(nil, WKError(.javaScriptExceptionOccurred)) }
  }
  /// Runs a script, which fails as there is no page.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// An answer that is given on the main thread, where it was made.
  private struct Answer: @unchecked Sendable {
    let call: (Any?, (any Error)?) -> Void
  }
}

/// Why a page was not shown.
public struct WKError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// A script has failed.
    case javaScriptExceptionOccurred = 4
  }
  /// The reason.
  public let code: Code
  /// Names a reason.
  public init(_ code: Code) { self.code = code }
}

/// Stands in for a page that is asked for.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
