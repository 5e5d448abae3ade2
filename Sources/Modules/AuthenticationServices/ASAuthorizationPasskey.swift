import Foundation

/// How the user shows who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a preference from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// If possible.
  public static let preferred = Self(rawValue: "preferred")
  /// Always.
  public static let required = Self(rawValue: "required")
  /// Better not.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// What the app's server wants to know of a key.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = Self(rawValue: "none")
  /// Where it comes from.
  public static let direct = Self(rawValue: "direct")
  /// Where it comes from, through others.
  public static let indirect = Self(rawValue: "indirect")
  /// Which one it is.
  public static let enterprise = Self(rawValue: "enterprise")
}

/// The answer to a challenge.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The data that the key has signed.
  var rawClientDataJSON: Data { get }
  /// The identifier of the key.
  var credentialID: Data { get }
}

/// A new key.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// Where the key comes from.
  var rawAttestationObject: Data? { get }
}

/// A signature by a key.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The data about the key.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var rawAuthenticatorData: Data! { get }
  /// The user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var userID: Data! { get }
  /// The signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var signature: Data! { get }
}

/// A request for a new key.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
  /// The app's website.
  var relyingPartyIdentifier: String { get }
  /// The challenge.
  var challenge: Data { get set }
  /// The user.
  var userID: Data { get set }
  /// The name of the user.
  var name: String { get set }
}

/// A request for a signature.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
  /// The app's website.
  var relyingPartyIdentifier: String { get }
  /// The challenge.
  var challenge: Data { get set }
}

/// A key that the app's server knows.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  /// The identifier of the key.
  open var credentialID: Data
  /// Creates a description.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Stands in for the provider of passkeys, of which the device has none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The app's website.
  public let relyingPartyIdentifier: String
  /// Creates a provider.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  /// Creates a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    .init(provider: self, relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
  }
  /// Creates a request for a signature.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    .init(provider: self, relyingPartyIdentifier, challenge: challenge)
  }
}

/// Stands in for a request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  /// How a passkey is made.
  public enum RequestStyle: Int, Sendable {
    /// The user is asked.
    case standard = 0
    /// The user is not asked.
    case conditional = 1
  }
  /// The app's website.
  public let relyingPartyIdentifier: String
  /// The challenge.
  open var challenge: Data
  /// The user.
  open var userID: Data
  /// The name of the user.
  open var name: String
  /// The name of the user to show.
  open var displayName: String?
  /// How the user shows who they are.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// What the app's server wants to know.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// The keys that the user has.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// How the passkey is made.
  open var requestStyle = RequestStyle.standard
  /// Whether to show others.
  open var shouldShowHybridTransport = true

  init(provider: any ASAuthorizationProvider, _ site: String, challenge: Data, name: String, userID: Data) {
    (relyingPartyIdentifier, self.challenge, self.name, self.userID) = (site, challenge, name, userID)
    super.init(provider: provider)
  }
}

/// Stands in for a request for a signature with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest
{
  /// The app's website.
  public let relyingPartyIdentifier: String
  /// The challenge.
  open var challenge: Data
  /// The keys that may sign.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// How the user shows who they are.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Whether to show others.
  open var shouldShowHybridTransport = true

  init(provider: any ASAuthorizationProvider, _ site: String, challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (site, challenge)
    super.init(provider: provider)
  }
}

/// A new passkey, which no user makes.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  /// The data that the key has signed.
  open var rawClientDataJSON: Data { Data() }
  /// The identifier of the key.
  open var credentialID: Data { Data() }
  /// Where the key comes from.
  open var rawAttestationObject: Data? { nil }
}

/// A signature with a passkey, which no user makes.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
  /// The data that the key has signed.
  open var rawClientDataJSON: Data { Data() }
  /// The identifier of the key.
  open var credentialID: Data { Data() }
  /// The data about the key.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var rawAuthenticatorData: Data! { nil }
  /// The user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var userID: Data! { nil }
  /// The signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var signature: Data! { nil }
}
