import Foundation
import UIKitStandIns

/// The credential that an authorization brings.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The provider of an authorization.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Stands in for an authorization, which no user gives.
open class ASAuthorization: NSObject {
  /// What the app asks for.
  public struct Scope: Hashable, Sendable {
    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address of the user.
    public static let email = Scope(rawValue: "email")
    /// The raw value.
    public let rawValue: String
    /// Creates a scope from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The provider.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// An error of an authorization.
public struct ASAuthorizationError: Error, LocalizedError, CustomNSError, Sendable {
  /// The domain of the errors.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// The error codes.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1000
    /// The user has cancelled the authorization.
    case canceled = 1001
    /// The answer is invalid.
    case invalidResponse = 1002
    /// Nothing handled the authorization.
    case notHandled = 1003
    /// The authorization failed.
    case failed = 1004
    /// The authorization needs a user, who cannot be asked now.
    case notInteractive = 1005
    /// The user has a passkey that the request excludes.
    case matchedExcludedCredential = 1006
    /// A credential could not be imported.
    case credentialImport = 1007
    /// A credential could not be exported.
    case credentialExport = 1008
    /// The user prefers Sign in with Apple.
    case preferSignInWithApple = 1009
    /// The device cannot make passkeys.
    case deviceNotConfiguredForPasskeyCreation = 1010
  }
  /// An unknown error.
  public static let unknown = Code.unknown
  /// The user has cancelled the authorization.
  public static let canceled = Code.canceled
  /// The authorization failed.
  public static let failed = Code.failed
  /// The answer is invalid.
  public static let invalidResponse = Code.invalidResponse
  /// Nothing handled the authorization.
  public static let notHandled = Code.notHandled
  /// The authorization needs a user, who cannot be asked now.
  public static let notInteractive = Code.notInteractive
  /// The error code.
  public let code: Code
  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }
  /// The description, as a device words it.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (com.apple.AuthenticationServices.AuthorizationError error \(code.rawValue).)"
  }
}

/// Stands in for a request for an authorization.
open class ASAuthorizationRequest: NSObject {
  /// The provider.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Stands in for a request whose user has an identifier.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app asks for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that comes back with the credential.
  open var state: String?
  /// A text that ties the credential to the request.
  open var nonce: String?
}

/// Stands in for a request for Sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The user, if known.
  open var user: String?
}

/// Stands in for the provider of Sign in with Apple, to which no user has signed in.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// The state of the credential of a user.
  public enum CredentialState: Int, Sendable {
    /// The user has revoked the authorization.
    case revoked = 0
    /// The user is authorized.
    case authorized = 1
    /// The user is not known.
    case notFound = 2
    /// The app has moved to another team.
    case transferred = 3
  }
  /// The notification that the user has revoked the authorization; it is never posted.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Creates a provider.
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
  /// Passes the state of the credential of a user, who is not known.
  @preconcurrency
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }
  /// Returns the state of the credential of a user, who is not known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Stands in for the provider of passwords in the keychain.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider.
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest(provider: self) }
}

/// Whether a user is probably a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// This system does not say.
  case unsupported = 0
  /// The system does not know.
  case unknown = 1
  /// A person.
  case likelyReal = 2
}

/// The credential of Sign in with Apple, which no user gives.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user.
  open var user: String { "" }
  /// The text of the request.
  open var state: String? { nil }
  /// What the user has authorized.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// A code for the app's server.
  open var authorizationCode: Data? { nil }
  /// A token for the app's server.
  open var identityToken: Data? { nil }
  /// The address.
  open var email: String? { nil }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// Whether the user is probably a person.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A password of the keychain, which no user gives.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user.
  open var user: String { "" }
  /// The password.
  open var password: String { "" }
}

extension ASAuthorizationError.Code {
  /// Returns whether an error has a code, as in `catch ASAuthorizationError.canceled`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
