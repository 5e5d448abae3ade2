import Foundation
import FoundationNetworking

/// Stands in for the cookie store of web views: it has the cookies that the app sets, because no page is loaded.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = [] {
    didSet { for observer in observers { observer()?.cookiesDidChange(in: self) } }
  }
  private var observers: [() -> (any WKHTTPCookieStoreObserver)?] = []

  /// Tells an object of each change, and does not keep it alive.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append { [weak observer] in observer } }

  /// Tells an object of changes no more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0() === observer } }

  /// Passes all cookies to a completion handler.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = cookies
    Task { completionHandler(cookies) }
  }

  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Sets a cookie.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    if let completionHandler { Task { completionHandler() } }
  }

  /// Sets a cookie.
  open func setCookie(_ cookie: HTTPCookie) async {
    remove(cookie)
    cookies.append(cookie)
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    remove(cookie)
    if let completionHandler { Task { completionHandler() } }
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
  }
}

/// An object that is told of changes of cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called when cookies have changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// The default implementation, for an app that does not implement the method.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
