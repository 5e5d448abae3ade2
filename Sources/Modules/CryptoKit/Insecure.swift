import Foundation

/// The functions that are no longer secure.
public enum Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction {
    /// The type of the digest.
    public typealias Digest = MD5Digest
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
    public func finalize() -> Digest { Digest(bytes: OldHashes.md5(message)) }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA1Digest
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
    public func finalize() -> Digest { Digest(bytes: OldHashes.sha1(message)) }
  }

  /// The digest of MD5.
  public struct MD5Digest: Digest, KeptBytes {
    /// The number of bytes.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
    /// The digest, with the name of its function.
    public var description: String { "MD5 digest: \(digits)" }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// The digest of SHA-1.
  public struct SHA1Digest: Digest, KeptBytes {
    /// The number of bytes.
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
    /// The digest, with the name of its function.
    public var description: String { "SHA1 digest: \(digits)" }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      try bytes.withUnsafeBytes(body)
    }
  }
}
