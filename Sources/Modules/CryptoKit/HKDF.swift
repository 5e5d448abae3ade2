import Foundation

/// Derives keys from a secret, as in RFC 5869.
public struct HKDF<Function: HashFunction>: Sendable {
  /// Returns a key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  /// Returns a key.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
  }
  /// Returns a key.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(), outputByteCount: outputByteCount)
  }
  /// Returns a key.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(), outputByteCount: outputByteCount)
  }
  /// Returns the key that others are made of.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<Function> {
    HMAC<Function>.authenticationCode(
      for: inputKeyMaterial.withUnsafeBytes { Array($0) },
      using: SymmetricKey(data: Data(salt.map { Data($0) } ?? Data()))
    )
  }
  /// Returns a key made of another one.
  public static func expand<Pseudo: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: Pseudo, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk.withUnsafeBytes { Data($0) })
    var (all, last, count) = ([UInt8](), [UInt8](), UInt8(0))
    while all.count < outputByteCount {
      count += 1
      last = Array(
        HMAC<Function>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [count], using: key))
      all += last
    }
    return SymmetricKey(data: Array(all.prefix(outputByteCount)))
  }
}

/// A secret that both sides know.
public struct SharedSecret: KeptBytes, CustomStringConvertible {
  let bytes: [UInt8]
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the type, and the bytes.
  public var description: String { "SharedSecret: \(digits)" }

  /// Derives a key, as in RFC 5869.
  public func hkdfDerivedSymmetricKey<Hash: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: Hash.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<Hash>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }
  /// Derives a key, as in ANSI X9.63.
  public func x963DerivedSymmetricKey<Hash: HashFunction, Info: DataProtocol>(
    using hashFunction: Hash.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var (all, count) = ([UInt8](), UInt32(0))
    while all.count < outputByteCount {
      count += 1
      let number = (0..<4).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
      all += Array(Hash.hash(data: bytes + number + Array(sharedInfo)))
    }
    return SymmetricKey(data: Array(all.prefix(outputByteCount)))
  }
}
