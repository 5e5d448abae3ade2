import Foundation
import SDKContract
import UIKitStandIns

/// Stands in for what separates the scripts of an app from those of a page.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The world of the page.
  public static let page = WKContentWorld(name: nil)
  /// The world of apps.
  public static let defaultClient = WKContentWorld(name: nil)
  /// The name of the world.
  public let name: String?
  private init(name: String?) { self.name = name }
  /// Returns the world of a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// Receives messages from a page and answers them; no page sends one.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called when a script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  /// Called when a script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// The default implementation, for an app that implements the other form.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {}
  /// The default implementation, for an app that implements the other form.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

extension WKUserContentController {
  /// Adds a handler for messages from a page.
  public func add(_ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
    add(handler, name: name)
  }
  /// Takes a handler that answers messages from a page; none comes.
  public func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  /// Removes a message handler.
  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
}

extension WKWebView {
  /// Evaluates a script, which fails because there is no page.
  public func evaluateJavaScript(
    _ javaScriptString: String, in frame: WKFrameInfo?, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.answer(completionHandler) { answer in
      MainActor.assumeIsolated { answer(.failure(WKError(.javaScriptExceptionOccurred))) }
    }
  }
  /// Calls a function of a script, which fails because there is no page.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { evaluateJavaScript(functionBody, in: frame, in: contentWorld, completionHandler: completionHandler) }
  /// Calls a function of a script, which fails because there is no page.
  @_disfavoredOverload
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
}
