import Foundation
import SwiftUIStandIns

/// Stands in for SwiftUI's button of Sign in with Apple. The user cancels each authorization.
public struct SignInWithAppleButton: View {
  /// The text of the button.
  public struct Label: Sendable {
    /// Sign in.
    public static let signIn = Label()
    /// Continue.
    public static let `continue` = Label()
    /// Sign up.
    public static let signUp = Label()
  }
  /// The colours of the button.
  public struct Style: Sendable {
    /// Black.
    public static let black = Style()
    /// White.
    public static let white = Style()
    /// White with a border.
    public static let whiteOutline = Style()
  }

  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Creates a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    (self.onRequest, self.onCompletion) = (onRequest, onCompletion)
  }

  /// The view.
  public var body: some View {
    Button("Sign in with Apple") {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}

extension SignInWithAppleButton: SystemView {}

extension View {
  /// Sets the colours of buttons of Sign in with Apple. Has no effect.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
