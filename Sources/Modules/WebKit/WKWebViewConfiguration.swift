import Foundation
import UIKitStandIns

/// Stands in for the configuration of a web view.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The content controller with the app's scripts.
  open var userContentController = WKUserContentController()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The default preferences for pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The data store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process pool.
  open var processPool = WKProcessPool()
  /// The application name in the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether videos play inline.
  open var allowsInlineMediaPlayback = false
  /// Whether videos can play through AirPlay.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether videos can play in Picture in Picture.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media types that need a user action to play.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether media need a user action to play.
  open var requiresUserActionForMediaPlayback: Bool {
    get { !mediaTypesRequiringUserActionForPlayback.isEmpty }
    set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
  }
  /// What a page makes links of.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages can be zoomed although they forbid it.
  open var ignoresViewportScaleLimits = false
  /// Whether only pages of the app's own domains can be opened.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether incremental rendering is suppressed.
  open var suppressesIncrementalRendering = false
  /// Creates a configuration.
  public override init() { super.init() }
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// Whether pages of known hosts are loaded through secure connections.
  open var upgradeKnownHostsToHTTPS = true
  /// Sets what loads the addresses of a scheme.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    schemeHandlers[urlScheme] = urlSchemeHandler
  }
  /// Returns what loads the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme]
  }
}

/// What a page makes links of.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an option set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an option set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Audio and video.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Stands in for a process pool.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Stands in for the preferences of a web view.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether JavaScript is enabled.
  open var javaScriptEnabled = true
  /// Whether JavaScript can open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned of pages that pretend to be others.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether elements of a page can fill the screen.
  open var isElementFullscreenEnabled = false
  /// The minimum font size, in points.
  open var minimumFontSize: CGFloat = 0
}

/// Stands in for the preferences of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether the page can run JavaScript.
  open var allowsContentJavaScript = true
  /// Which version of a page is preferred.
  open var preferredContentMode = ContentMode.recommended
  /// A version of a page.
  public enum ContentMode: Int, Sendable {
    /// A version of a page.
    case recommended, mobile, desktop
  }
}

/// Stands in for the data store of web views.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// Returns the persistent data store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a data store that is kept in memory only.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The cookie store.
  open lazy var httpCookieStore = WKHTTPCookieStore()
  /// Returns all types of website data.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Removes website data.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Removes website data.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls back with the data of websites: there is none, because no page is loaded.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Returns the data of websites: there is none, because no page is loaded.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}

/// The data of a website.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The domain.
  open var displayName: String { "" }
  /// The types of the data.
  open var dataTypes: Set<String> { [] }
}

/// The type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The type of files in the cache.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The type of data in the memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The type of values that pages store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The type of values that pages store for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// Stands in for the content controller, whose scripts no page runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The user scripts.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// Adds a user script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all user scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler for messages from a page.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes a message handler.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all message handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// When a user script is injected.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// At the start of the document.
  case atDocumentStart = 0
  /// At the end of the document.
  case atDocumentEnd = 1
}

/// Stands in for a user script.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The source of the script.
  public let source: String
  /// Creates a user script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// Stands in for a message from a page.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The body of the message.
  open var body: Any { "" }
  /// The name of the message handler.
  open var name: String { "" }
  /// The web view that sent the message.
  open var webView: WKWebView? { nil }
  /// The frame that sent the message.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// Handles messages from a page.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a page has sent a message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
