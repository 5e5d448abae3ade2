import CryptoKit
import XCTest

/// Keys and signatures with which apps prove to their own server who they are.
final class CurveTests: XCTestCase {
  private func bytes(_ digits: String) -> Data {
    Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits.dropFirst($0).prefix(2), radix: 16) ?? 0 })
  }

  // The example of RFC 6979, A.2.5.
  private let secret = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
  private let x = "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
  private let y = "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
  private let signature =
    "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"

  func testTheExampleOfTheStandard() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: bytes(secret))
    XCTAssertEqual(key.publicKey.rawRepresentation, bytes(x + y))
    let known = try P256.Signing.ECDSASignature(rawRepresentation: bytes(signature))
    XCTAssertTrue(key.publicKey.isValidSignature(known, for: Data("sample".utf8)))
    XCTAssertFalse(key.publicKey.isValidSignature(known, for: Data("Sample".utf8)))
  }

  func testASignatureIsValidForItsDataAndKeyOnly() throws {
    let (key, other) = (P256.Signing.PrivateKey(), P256.Signing.PrivateKey())
    let signature = try key.signature(for: Data("apples".utf8))
    XCTAssertTrue(key.publicKey.isValidSignature(signature, for: Data("apples".utf8)))
    XCTAssertFalse(key.publicKey.isValidSignature(signature, for: Data("pears".utf8)))
    XCTAssertFalse(other.publicKey.isValidSignature(signature, for: Data("apples".utf8)))
    let read = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    XCTAssertEqual(read.rawRepresentation, signature.rawRepresentation)
  }

  func testAKeyHasSeveralForms() throws {
    let key = P256.Signing.PrivateKey()
    let point = key.publicKey
    let forms = try [
      P256.Signing.PublicKey(x963Representation: point.x963Representation),
      P256.Signing.PublicKey(compressedRepresentation: point.compressedRepresentation),
      P256.Signing.PublicKey(derRepresentation: point.derRepresentation),
      P256.Signing.PublicKey(pemRepresentation: point.pemRepresentation),
      P256.Signing.PrivateKey(x963Representation: key.x963Representation).publicKey,
    ]
    for form in forms { XCTAssertEqual(form.rawRepresentation, point.rawRepresentation) }
    XCTAssertTrue(point.pemRepresentation.hasPrefix("-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"))
    XCTAssertThrowsError(try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)))
    XCTAssertThrowsError(try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)))
  }

  func testBothSidesHaveTheSameSecret() throws {
    let (one, two) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    func key(_ secret: SharedSecret) -> SymmetricKey {
      secret.hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
    }
    let first = key(try one.sharedSecretFromKeyAgreement(with: two.publicKey))
    let second = key(try two.sharedSecretFromKeyAgreement(with: one.publicKey))
    let box = try AES.GCM.seal(Data("apples".utf8), using: first)
    XCTAssertEqual(try AES.GCM.open(box, using: second), Data("apples".utf8))
  }

  func testDerivedKeysAreThoseOfTheStandard() {
    // The first example of RFC 5869.
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: Data(0...12),
      info: Data(0xf0...0xf9), outputByteCount: 42)
    XCTAssertEqual(
      key.withUnsafeBytes { Data($0) },
      bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
  }
}
