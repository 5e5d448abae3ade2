import Foundation

/// The elliptic curve P-256. Keys and signatures are real; random ones are the same in each run of a simulation.
public enum P256 {
  /// Signs data.
  public enum Signing {
    /// A key that verifies signatures.
    public struct PublicKey: P256PublicKey, Sendable {
      let point: Curve256.Point
      init(point: Curve256.Point) { self.point = point }
      /// Creates a key from its coordinates, with the byte 4 before them.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws { try self.init(x963: x963Representation) }
      /// Creates a key from its coordinates.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws { try self.init(raw: rawRepresentation) }
      /// Creates a key from one coordinate and the sign of the other.
      public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        try self.init(compressed: compressedRepresentation)
      }
      /// Creates a key from the form of RFC 5480.
      public init<Bytes: RandomAccessCollection<UInt8>>(derRepresentation: Bytes) throws {
        try self.init(der: derRepresentation)
      }
      /// Creates a key from its text.
      public init(pemRepresentation: String) throws { try self.init(pem: pemRepresentation) }

      /// Whether a signature is the one of data.
      public func isValidSignature<Bytes: DataProtocol>(_ signature: ECDSASignature, for data: Bytes) -> Bool {
        isValidSignature(signature, for: SHA256.hash(data: data))
      }
      /// Whether a signature is the one of a digest.
      public func isValidSignature<Hash: Digest>(_ signature: ECDSASignature, for digest: Hash) -> Bool {
        Curve256.isSignature(Array(signature.rawRepresentation), of: Array(digest), key: point)
      }
    }

    /// A key that signs.
    public struct PrivateKey: P256PrivateKey, Sendable {
      let number: Number256
      /// The key that verifies signatures.
      public var publicKey: PublicKey { PublicKey(point: number * Curve256.base) }
      init(number: Number256) { self.number = number }
      /// Creates a random key; in a simulation it is the same in each run.
      public init(compactRepresentable: Bool = true) { number = Curve256.randomKey() }
      /// Creates a key from its bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws { try self.init(raw: rawRepresentation) }
      /// Creates a key from the coordinates of its public key and its bytes.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws { try self.init(x963: x963Representation) }

      /// Signs data.
      public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
      /// Signs a digest.
      public func signature<Hash: Digest>(for digest: Hash) throws -> ECDSASignature {
        try ECDSASignature(rawRepresentation: Data(Curve256.signature(of: Array(digest), key: number)))
      }
    }

    /// A signature.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      /// The two numbers of the signature.
      public let rawRepresentation: Data
      /// Creates a signature from its two numbers.
      public init<Bytes: DataProtocol>(rawRepresentation: Bytes) throws {
        guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        self.rawRepresentation = Data(rawRepresentation)
      }
      /// Creates a signature from the form of RFC 3279.
      public init<Bytes: DataProtocol>(derRepresentation: Bytes) throws {
        var reader = DERReader(derRepresentation)
        var inside = DERReader(try reader.value(of: 0x30))
        let numbers = try [inside.value(of: 2), inside.value(of: 2)].map { Array($0.drop { $0 == 0 }) }
        guard numbers.allSatisfy({ $0.count <= 32 }) else { throw CryptoKitError.incorrectParameterSize }
        rawRepresentation = Data(numbers.flatMap { Array(repeating: 0, count: 32 - $0.count) + $0 })
      }
      /// The form of RFC 3279.
      public var derRepresentation: Data {
        let numbers = [rawRepresentation.prefix(32), rawRepresentation.suffix(32)].map { bytes in
          let number = Array(bytes.drop { $0 == 0 })
          return DERReader.written(2, (number.first ?? 0x80) >= 0x80 ? [0] + number : number)
        }
        return Data(DERReader.written(0x30, numbers.flatMap { $0 }))
      }
      /// Calls a closure with the bytes.
      public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try rawRepresentation.withUnsafeBytes(body)
      }
    }
  }

  /// Agrees on a secret.
  public enum KeyAgreement {
    /// A key that the other side may know.
    public struct PublicKey: P256PublicKey, Sendable {
      let point: Curve256.Point
      init(point: Curve256.Point) { self.point = point }
      /// Creates a key from its coordinates, with the byte 4 before them.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws { try self.init(x963: x963Representation) }
      /// Creates a key from its coordinates.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws { try self.init(raw: rawRepresentation) }
      /// Creates a key from one coordinate and the sign of the other.
      public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        try self.init(compressed: compressedRepresentation)
      }
      /// Creates a key from the form of RFC 5480.
      public init<Bytes: RandomAccessCollection<UInt8>>(derRepresentation: Bytes) throws {
        try self.init(der: derRepresentation)
      }
      /// Creates a key from its text.
      public init(pemRepresentation: String) throws { try self.init(pem: pemRepresentation) }
    }

    /// A key of this side.
    public struct PrivateKey: P256PrivateKey, Sendable {
      let number: Number256
      /// The key that the other side may know.
      public var publicKey: PublicKey { PublicKey(point: number * Curve256.base) }
      init(number: Number256) { self.number = number }
      /// Creates a random key; in a simulation it is the same in each run.
      public init(compactRepresentable: Bool = true) { number = Curve256.randomKey() }
      /// Creates a key from its bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws { try self.init(raw: rawRepresentation) }
      /// Creates a key from the coordinates of its public key and its bytes.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws { try self.init(x963: x963Representation) }

      /// Returns the secret that both sides can calculate.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: (number * publicKeyShare.point).coordinates.x)
      }
    }
  }
}

extension P256.Signing.PublicKey {
  /// The coordinates.
  public var rawRepresentation: Data { raw }
  /// The coordinates, with the byte 4 before them.
  public var x963Representation: Data { x963 }
  /// One coordinate and the sign of the other.
  public var compressedRepresentation: Data { compressed }
  /// The form of RFC 5480.
  public var derRepresentation: Data { der }
  /// The text.
  public var pemRepresentation: String { pem }
}

extension P256.Signing.PrivateKey {
  /// The bytes of the key.
  public var rawRepresentation: Data { raw }
  /// The coordinates of the public key, with the byte 4 before them, and the bytes of the key.
  public var x963Representation: Data { x963 }
}

extension P256.KeyAgreement.PublicKey {
  /// The coordinates.
  public var rawRepresentation: Data { raw }
  /// The coordinates, with the byte 4 before them.
  public var x963Representation: Data { x963 }
  /// One coordinate and the sign of the other.
  public var compressedRepresentation: Data { compressed }
  /// The form of RFC 5480.
  public var derRepresentation: Data { der }
  /// The text.
  public var pemRepresentation: String { pem }
}

extension P256.KeyAgreement.PrivateKey {
  /// The bytes of the key.
  public var rawRepresentation: Data { raw }
  /// The coordinates of the public key, with the byte 4 before them, and the bytes of the key.
  public var x963Representation: Data { x963 }
}
