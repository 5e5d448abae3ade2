import Foundation
import SwiftUIStandIns

/// What an authorization brings, which no user gives.
public enum ASAuthorizationResult {
  /// A password.
  case password(ASPasswordCredential)
  /// Sign in with Apple.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A signature with a passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// A signature with a key on another device.
  case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
  /// A new key on another device.
  case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
}

/// Stands in for SwiftUI's controller of authorizations. The user cancels each.
@preconcurrency @MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}
  /// Asks the user, who cancels.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
  /// Asks the user, who cancels.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
  /// Offers passkeys above the keyboard. There are none, so the user picks none.
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

extension EnvironmentValues {
  /// The controller of authorizations.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
