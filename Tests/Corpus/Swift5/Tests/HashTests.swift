import CommonCrypto
import CryptoKit
import XCTest

/// The hashes with which apps tell SDKs who a user is.
final class HashTests: XCTestCase {
  /// The first four bytes of the hashes of as many letters as the ends of blocks need, made with OpenSSL.
  private let beginnings: [(count: Int, md5: String, sha1: String, sha256: String, sha384: String, sha512: String)] = [
    (0, "d41d8cd9", "da39a3ee", "e3b0c442", "38b060a7", "cf83e135"),
    (55, "ef1772b6", "c1c8bbdc", "9f4390f8", "5d91ac7e", "b0220c77"),
    (56, "3b0c8ac7", "c2db330f", "b35439a4", "8a8d9649", "962b64aa"),
    (64, "014842d4", "0098ba82", "ffe054fe", "2e404b93", "01d35c10"),
    (111, "089f243d", "ac877859", "6374f732", "3c379550", "fa9121c7"),
    (112, "9146ef35", "68999372", "f5435300", "187d4e07", "c01d080e"),
    (128, "e510683b", "ad5b3fdb", "6836cf13", "edb12730", "b73d1929"),
    (200, "887f30b4", "e61cfffe", "c2a908d9", "0691b6e9", "4b11459c"),
  ]

  func testHashesAreThoseOfTheStandards() {
    func begin(_ digest: some Digest) -> String { digest.prefix(4).map { String(format: "%02x", $0) }.joined() }
    for expected in beginnings {
      let data = Data(repeating: UInt8(ascii: "a"), count: expected.count)
      XCTAssertEqual(begin(Insecure.MD5.hash(data: data)), expected.md5)
      XCTAssertEqual(begin(Insecure.SHA1.hash(data: data)), expected.sha1)
      XCTAssertEqual(begin(SHA256.hash(data: data)), expected.sha256)
      XCTAssertEqual(begin(SHA384.hash(data: data)), expected.sha384)
      XCTAssertEqual(begin(SHA512.hash(data: data)), expected.sha512)
    }
    XCTAssertEqual(
      "\(SHA256.hash(data: Data("abc".utf8)))",
      "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual([SHA256.byteCount, SHA384.byteCount, SHA512.byteCount], [32, 48, 64])
    var parts = SHA256()
    for part in ["a", "", "bc"] { parts.update(data: Data(part.utf8)) }
    XCTAssertEqual(parts.finalize(), SHA256.hash(data: Data("abc".utf8)))
    XCTAssertTrue(parts.finalize() == Data(SHA256.hash(data: Data("abc".utf8))))
  }

  func testACodeIsThatOfItsKey() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    XCTAssertEqual(
      Data(code).map { String(format: "%02x", $0) }.joined(),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
    XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [0], using: key))
    // A key that is longer than a block is hashed first.
    let long = SymmetricKey(data: Data(repeating: UInt8(ascii: "k"), count: 200))
    XCTAssertEqual(
      HMAC<SHA512>.authenticationCode(for: Data("data".utf8), using: long).prefix(8).map { String(format: "%02x", $0) }
        .joined(), "854e242c54ce5f31")
    XCTAssertEqual(SymmetricKey(size: .bits256).bitCount, 256)
  }

  func testTheFunctionsForCMakeTheSame() {
    let data = Data("jo@example.com".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    XCTAssertEqual(digest, Array(SHA256.hash(data: data)))
    var old = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &old) }
    XCTAssertEqual(old, Array(Insecure.MD5.hash(data: data)))
    var code = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA512), "key", 3, Array(data), data.count, &code)
    XCTAssertEqual(code, Array(HMAC<SHA512>.authenticationCode(for: data, using: SymmetricKey(data: Data("key".utf8)))))
  }

  func testEncryptionIsThatOfTheStandard() throws {
    func bytes(_ text: String) -> Data {
      Data(stride(from: 0, to: text.count, by: 2).map { UInt8(text.dropFirst($0).prefix(2), radix: 16) ?? 0 })
    }
    // The cases 2, 4, 10 and 16 of the specification of GCM, of which the last three share all but the key.
    let zeros = SymmetricKey(data: Data(count: 16))
    let first = try AES.GCM.seal(Data(count: 16), using: zeros, nonce: AES.GCM.Nonce(data: Data(count: 12)))
    XCTAssertEqual(first.ciphertext, bytes("0388dace60b6a392f328c2b971b2fe78"))
    XCTAssertEqual(first.tag, bytes("ab6e47d42cec13bdf53a67b21257bddf"))
    let key = "feffe9928665731c6d6a8f9467308308"
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let beside = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let cases = [
      (key, "42831ec2", "5bc94fbc3221a5db94fae95ae7121a47"),
      (key + key.prefix(16), "3980ca0b", "2519498e80f1478f37ba55bd6d27618c"),
      (key + key, "522dc1f0", "76fc6ece0f4e1768cddf8853bb2d551b"),
    ]
    for (key, begin, tag) in cases {
      let key = SymmetricKey(data: bytes(key))
      let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: beside)
      XCTAssertEqual(box.ciphertext.prefix(4), bytes(begin))
      XCTAssertEqual(box.tag, bytes(tag))
      XCTAssertEqual(try AES.GCM.open(box, using: key, authenticating: beside), text)
    }
  }

  func testNothingThatWasChangedIsDecrypted() throws {
    let key = SymmetricKey(size: .bits256)
    let combined = try XCTUnwrap(try AES.GCM.seal(Data("link".utf8), using: key).combined)
    XCTAssertEqual(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key), Data("link".utf8))
    var changed = combined
    changed[12] ^= 1
    XCTAssertThrowsError(try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)) {
      XCTAssertEqual($0 as? CryptoKitError, .authenticationFailure)
    }
    XCTAssertThrowsError(try AES.GCM.SealedBox(combined: combined.prefix(20)))
    XCTAssertThrowsError(try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5))))
  }
}
