import Foundation
import SDKContract
import UIKitStandIns

/// An error of a session on a web page.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable {
  /// The domain of the errors.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// The error codes.
  public enum Code: Int, Sendable {
    /// The user has closed the page.
    case canceledLogin = 1
    /// There is no object that names the window.
    case presentationContextNotProvided = 2
    /// The window is not on screen.
    case presentationContextInvalid = 3
  }
  /// The user has closed the page.
  public static let canceledLogin = Code.canceledLogin
  /// The error code.
  public let code: Code
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }
}

/// Stands in for a session on a web page. There is no network, and the user closes the page.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// Receives the callback link, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Whether the session shares nothing with the browser.
  open var prefersEphemeralWebBrowserSession = false
  /// The object that names the window; held weakly.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session can start.
  open var canStart: Bool { completion != nil }
  private var completion: CompletionHandler?

  /// Creates a session for a page.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Shows the page, which the user closes.
  @discardableResult
  open func start() -> Bool {
    guard let completion else { return false }
    let code: ASWebAuthenticationSessionError.Code =
      presentationContextProvider == nil ? .presentationContextNotProvided : .canceledLogin
    end(completion, code)
    return code == .canceledLogin
  }

  /// Closes the page.
  open func cancel() {
    if let completion { end(completion, .canceledLogin) }
  }

  private func end(_ completion: @escaping CompletionHandler, _ code: ASWebAuthenticationSessionError.Code) {
    self.completion = nil
    DispatchQueue.main.answer(completion) { $0(nil, ASWebAuthenticationSessionError(code)) }
  }
}

/// Names the window over which the system shows a web page.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

extension ASWebAuthenticationSessionError.Code {
  /// Returns whether an error has a code, as in `catch ASWebAuthenticationSessionError.canceledLogin`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
