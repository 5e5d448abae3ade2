import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  /// Creates a size.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Creates a key from its bytes.
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a random key; in a simulation it is the same in each run.
  public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) } }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
