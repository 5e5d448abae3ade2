import Foundation
import UIKitStandIns

/// A window over which the system shows its own screens.
public typealias ASPresentationAnchor = UIWindow

/// Stands in for the controller of authorizations. The user cancels each.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate; held weakly.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that names the window; held weakly.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// How a request is made.
  public struct RequestOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks the user only if the device has a credential; it has none.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Asks the user, who cancels.
  open func performRequests(options requestOptions: RequestOptions) { performRequests() }
  /// Offers passkeys above the keyboard. There are none, so the user picks none, and the delegate learns nothing.
  open func performAutoFillAssistedRequests() { isAutoFillAssisted = true }
  /// Ends the requests. The delegate learns it.
  open func cancel() {
    if isAutoFillAssisted { performRequests() }
    isAutoFillAssisted = false
  }
  private var isAutoFillAssisted = false

  /// Asks the user, who cancels. The system retains the controller until then.
  open func performRequests() {
    DispatchQueue.main.async {
      self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
}

/// The delegate of a controller of authorizations.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the user has given an authorization.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when there is no authorization.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// The default implementation, for an app that does not implement the method.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Names the window over which the system shows an authorization.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Stands in for the button of Sign in with Apple.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The text of the button.
  public enum ButtonType: Int, Sendable {
    /// Sign in.
    case signIn = 0
    /// Continue.
    case `continue` = 1
    /// Sign up.
    case signUp = 2
    /// The default text.
    public static let `default` = ButtonType.signIn
  }
  /// The colours of the button.
  public enum Style: Int, Sendable {
    /// White.
    case white = 0
    /// White with a border.
    case whiteOutline = 1
    /// Black.
    case black = 2
  }
  /// The corner radius.
  open var cornerRadius: CGFloat = 6

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  /// Creates a button.
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.init(frame: .zero)
  }
}
