import Foundation
import FoundationNetworking

/// Stands in for what a server shows of itself. No connection is made in a simulation, so an app never gets one.
public final class SecTrust: NSObject, Sendable {
  override private init() {}
}

/// Stands in for a certificate.
public final class SecCertificate: NSObject, Sendable {
  override private init() {}
}

/// The result of the evaluation of a trust.
public enum SecTrustResultType: UInt32, Sendable {
  /// Not evaluated.
  case invalid = 0
  /// The user trusts it.
  case proceed = 1
  /// The user does not trust it.
  case deny = 3
  /// Trusted, as nobody said otherwise.
  case unspecified = 4
  /// Not trusted, unless the user says so.
  case recoverableTrustFailure = 5
  /// Not trusted.
  case fatalTrustFailure = 6
  /// Another failure.
  case otherError = 7
}

/// Returns whether a trust holds: always, as a test has no servers.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { true }
/// Evaluates a trust.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = .unspecified
  return errSecSuccess
}
/// Returns the number of certificates of a trust.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// Returns a certificate of a trust.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
/// Returns the certificates of a trust.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Returns what would make a trust hold.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
/// Sets what makes a trust hold.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { true }
/// Sets the certificates that a trust may end at.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }
/// Creates a certificate from its bytes: always nil.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? { nil }

/// The method by which a server shows who it is.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// What the server shows of itself: always nil, as no connection is made.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that accepts what a server shows of itself.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
