import Foundation
import UIKitStandIns

/// Stands in for how pages are shown.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The app's scripts.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What pages may do.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Who shows pages.
  open var processPool = WKProcessPool()
  /// What the app calls itself.
  open var applicationNameForUserAgent: String?
  /// Whether films stay in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films show over others.
  open var allowsPictureInPictureMediaPlayback = true
  /// Which films wait for a tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether the page is seen as a whole only.
  open var suppressesIncrementalRendering = false
  /// Creates a configuration.
  public override init() { super.init() }
}

/// Films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Stands in for who shows pages.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Stands in for what pages may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether they run scripts.
  open var javaScriptEnabled = true
  /// Whether they open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// How small letters are.
  open var minimumFontSize: CGFloat = 0
}

/// Stands in for what a page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether it runs scripts.
  open var allowsContentJavaScript = true
}

/// Stands in for what pages keep.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// What pages keep.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// What pages keep until the app ends.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The cookies of pages.
  open lazy var httpCookieStore = WKHTTPCookieStore()
  /// All kinds of what pages keep.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Removes what pages keep.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Stands in for the app's scripts, which no page runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes the scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Hears of what a page says.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Hears no more of what a page says.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Hears no more of what pages say.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// Stands in for a script.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// Stands in for what a page says.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { "" }
  /// To whom.
  open var name: String { "" }
  /// The view of the page.
  open var webView: WKWebView? { nil }
}

/// What hears of what a page says.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A page has said something.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
