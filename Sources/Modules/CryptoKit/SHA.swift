import Foundation

/// The hash function SHA-256.
public struct SHA256: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA256Digest
  /// The number of bytes that the function hashes at once.
  public static var blockByteCount: Int { 64 }
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
  private var message: [UInt8] = []
  /// Creates a function that has no data yet.
  public init() {}
  /// Adds data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
  /// Returns the digest of the data so far.
  public func finalize() -> Digest { Digest(bytes: SHA2.sha256(message)) }
}

/// The digest of SHA-256.
public struct SHA256Digest: Digest, KeptBytes {
  /// The number of bytes.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  /// The digest, with the name of its function.
  public var description: String { "SHA256 digest: \(digits)" }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// The hash function SHA-384.
public struct SHA384: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA384Digest
  /// The number of bytes that the function hashes at once.
  public static var blockByteCount: Int { 128 }
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
  private var message: [UInt8] = []
  /// Creates a function that has no data yet.
  public init() {}
  /// Adds data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
  /// Returns the digest of the data so far.
  public func finalize() -> Digest { Digest(bytes: SHA2.sha384(message)) }
}

/// The digest of SHA-384.
public struct SHA384Digest: Digest, KeptBytes {
  /// The number of bytes.
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
  /// The digest, with the name of its function.
  public var description: String { "SHA384 digest: \(digits)" }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// The hash function SHA-512.
public struct SHA512: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA512Digest
  /// The number of bytes that the function hashes at once.
  public static var blockByteCount: Int { 128 }
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }
  private var message: [UInt8] = []
  /// Creates a function that has no data yet.
  public init() {}
  /// Adds data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
  /// Returns the digest of the data so far.
  public func finalize() -> Digest { Digest(bytes: SHA2.sha512(message)) }
}

/// The digest of SHA-512.
public struct SHA512Digest: Digest, KeptBytes {
  /// The number of bytes.
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
  /// The digest, with the name of its function.
  public var description: String { "SHA512 digest: \(digits)" }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
