import Foundation

/// A function that makes a digest of data.
public protocol HashFunction: Sendable {
  /// The number of bytes that the function hashes at once.
  static var blockByteCount: Int { get }
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest
  /// Creates a function that has no data yet.
  init()
  /// Adds data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// Adds data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// What a hash function makes of data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Whether the digest has the bytes of other data.
  public static func == <Bytes: DataProtocol>(digest: Self, bytes: Bytes) -> Bool { Array(digest) == Array(bytes) }
  /// Whether the digest has not the bytes of other data.
  public static func != <Bytes: DataProtocol>(digest: Self, bytes: Bytes) -> Bool { !(digest == bytes) }
}

/// A digest, or a code, that keeps its bytes.
protocol KeptBytes: Hashable, ContiguousBytes, Sequence, Sendable {
  var bytes: [UInt8] { get }
}

extension KeptBytes {
  /// The bytes as they are written: two digits for each.
  var digits: String { bytes.map { String(format: "%02x", $0) }.joined() }
}
