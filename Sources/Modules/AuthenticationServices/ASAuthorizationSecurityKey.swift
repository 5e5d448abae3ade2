import Foundation

/// Stands in for the provider of keys on other devices, of which the user has none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The app's website.
  public let relyingPartyIdentifier: String
  /// Creates a provider.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  /// Creates a request for a new key.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    let request = ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      provider: self, relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
    request.displayName = displayName
    return request
  }
  /// Creates a request for a signature.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    .init(provider: self, relyingPartyIdentifier, challenge: challenge)
  }
}

/// A kind of key and signature.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
  /// The kind.
  public let algorithm: ASCOSEAlgorithmIdentifier
  /// Creates a description.
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// A kind of key and signature.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a kind from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a kind from its raw value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// ECDSA with P-256 and SHA-256.
  public static let ES256 = ASCOSEAlgorithmIdentifier(rawValue: -7)
}

/// Stands in for a request for a new key on another device.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  /// The app's website.
  public let relyingPartyIdentifier: String
  /// The challenge.
  open var challenge: Data
  /// The user.
  open var userID: Data
  /// The name of the user.
  open var name: String
  /// The name of the user to show.
  open var displayName = ""
  /// The kinds of keys.
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  /// How the user shows who they are.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// What the app's server wants to know.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  init(provider: any ASAuthorizationProvider, _ site: String, challenge: Data, name: String, userID: Data) {
    (relyingPartyIdentifier, self.challenge, self.name, self.userID) = (site, challenge, name, userID)
    super.init(provider: provider)
  }
}

/// Stands in for a request for a signature with a key on another device.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest
{
  /// The app's website.
  public let relyingPartyIdentifier: String
  /// The challenge.
  open var challenge: Data
  /// How the user shows who they are.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, _ site: String, challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (site, challenge)
    super.init(provider: provider)
  }
}

/// A new key on another device, which no user makes.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  /// The data that the key has signed.
  open var rawClientDataJSON: Data { Data() }
  /// The identifier of the key.
  open var credentialID: Data { Data() }
  /// Where the key comes from.
  open var rawAttestationObject: Data? { nil }
}

/// A signature with a key on another device, which no user makes.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion
{
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
