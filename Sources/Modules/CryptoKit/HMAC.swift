import Foundation

/// A code that shows that data comes from someone who knows the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// A code that a hash function makes.
public struct HashedAuthenticationCode<Function: HashFunction>: MessageAuthenticationCode, KeptBytes {
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The code, with the name of its function.
  public var description: String { "HMAC with \(Function.self): \(digits)" }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// Makes a code with a hash function and a key, as in RFC 2104.
public struct HMAC<Function: HashFunction>: Sendable {
  /// The type of the key.
  public typealias Key = SymmetricKey
  /// The type of the code.
  public typealias MAC = HashedAuthenticationCode<Function>
  private let key: [UInt8]
  private var inner: Function

  /// Creates a code for no data yet.
  public init(key: SymmetricKey) {
    let bytes = key.withUnsafeBytes { Array($0) }
    let short = bytes.count > Function.blockByteCount ? Array(Function.hash(data: bytes)) : bytes
    self.key = short + Array(repeating: 0, count: Function.blockByteCount - short.count)
    inner = Function()
    inner.update(data: self.key.map { $0 ^ 0x36 })
  }
  /// Adds data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }
  /// Returns the code for the data so far.
  public func finalize() -> MAC {
    MAC(bytes: Array(Function.hash(data: key.map { $0 ^ 0x5c } + Array(inner.finalize()))))
  }
  /// Returns the code for data.
  public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a code is the one for data.
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: Bytes, using key: SymmetricKey
  ) -> Bool { authenticationCode == Self.authenticationCode(for: authenticatedData, using: key) }
  /// Whether the bytes of a code are those of the one for data.
  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ authenticationCode: Code, authenticating authenticatedData: Bytes, using key: SymmetricKey
  ) -> Bool {
    authenticationCode.withUnsafeBytes { Array($0) }
      == Array(Self.authenticationCode(for: authenticatedData, using: key))
  }
}
