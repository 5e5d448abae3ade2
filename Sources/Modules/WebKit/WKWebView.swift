import Foundation
import FoundationNetworking
import SDKContract
import Security
import UIKitStandIns

/// Stands in for a web view: it records requests, but there is no network, so nothing is loaded and its delegate is not
/// called.
open class WKWebView: UIView {
  /// The configuration of the web view.
  public let configuration: WKWebViewConfiguration
  /// The navigation delegate; held weakly.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The user interface delegate; held weakly.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view.
  open lazy var scrollView = UIScrollView()
  /// The URL of the last request.
  open private(set) var url: URL? { didSet { _valueChanged(of: self, \.url) } }
  /// The title of the page; nil, because none is ever loaded.
  open var title: String? { nil }
  /// Whether a page is being loaded.
  open var isLoading: Bool { false }
  /// The fraction of the page that is loaded.
  open var estimatedProgress: Double { 0 }
  /// Whether all of the page came through a secure connection: true, as there is nothing.
  open var hasOnlySecureContent: Bool { true }
  /// The pages before and after.
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  /// Whether there is a previous page.
  open var canGoBack: Bool { false }
  /// Whether there is a next page.
  open var canGoForward: Bool { false }
  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have previews.
  open var allowsLinkPreview = true
  /// The custom user agent.
  open var customUserAgent: String?
  /// Whether Safari's Web Inspector can inspect the view.
  open var isInspectable = false
  /// How much the page is enlarged.
  open var pageZoom: CGFloat = 1
  /// The colour behind the page.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var underPageBackgroundColor: UIColor! = .white
  /// What the app keeps in order to show the same page again.
  open var interactionState: Any?
  /// The trust of the server; nil, because no server is asked.
  open var serverTrust: SecTrust? { nil }
  /// The colour that the page names; nil, because there is no page.
  open var themeColor: UIColor? { nil }

  /// Creates a web view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates a web view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// Creates a web view from a storyboard, which simulations do not have.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Requests a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
  /// Loads a page from the app's own data.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  /// Loads a page from the app's own data.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    url = baseURL
    return WKNavigation()
  }
  /// Loads a page from the app's own data.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }
  /// Requests the page again.
  @discardableResult
  open func reload() -> WKNavigation? { WKNavigation() }
  /// Stops loading.
  open func stopLoading() {}
  /// Goes to the previous page; there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes to the next page; there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Goes to a page that was shown before.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    url = item.url
    return WKNavigation()
  }
  /// Evaluates a script, which fails because there is no page.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    guard let completionHandler else { return }
    DispatchQueue.main.answer(completionHandler) { $0(nil, WKError(.javaScriptExceptionOccurred)) }
  }
  /// Evaluates a script, which fails because there is no page.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }
}

/// Stands in for the pages of a web view: there are none, because no page is loaded.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The current page.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The previous page.
  open var backItem: WKBackForwardListItem? { nil }
  /// The next page.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The previous pages.
  open var backList: [WKBackForwardListItem] { [] }
  /// The next pages.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// Stands in for a page of a web view.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The title.
  open var title: String? { nil }
  /// The address from which the page was requested.
  open var initialURL: URL { url }
  init(url: URL) { self.url = url }
}

/// The domain of the errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: Error, CustomNSError, Sendable {
  /// The domain of the errors.
  public static let errorDomain = WKErrorDomain
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// The error codes.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// A JavaScript exception occurred.
    case javaScriptExceptionOccurred = 4
  }
  /// The error code.
  public let code: Code
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }
}

/// Stands in for a navigation.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

extension WKWebView: _NamedProperties {
  /// The properties that can change, by their names.
  public static var _properties: [String: AnyKeyPath] { ["URL": \WKWebView.url, "url": \WKWebView.url] }
}

extension WKError.Code {
  /// Returns whether an error has a code, as in `catch WKError.unknown`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? WKError)?.code == code }
}
