import Foundation

/// Encryption with AES.
public enum AES {
  /// Encryption in the mode that also proves that nothing was changed (NIST SP 800-38D).
  public enum GCM {}
}

extension AES.GCM {
  /// A number that is used once with each key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    private let bytes: [UInt8]
    /// Creates a random one; in a simulation it is the same in each run.
    public init() { bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max) } }
    /// Creates one from its bytes, of which it needs at least twelve.
    public init<Bytes: DataProtocol>(data: Bytes) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      try bytes.withUnsafeBytes(body)
    }
    /// Returns the bytes one by one.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// What was encrypted, with what proves it.
  public struct SealedBox: Sendable {
    /// The number that was used once.
    public let nonce: Nonce
    /// The encrypted data.
    public let ciphertext: Data
    /// What proves that nothing was changed.
    public let tag: Data
    /// All of it in one piece; nil if the number has another length than twelve bytes.
    public var combined: Data? {
      let nonce = Data(nonce)
      return nonce.count == 12 ? nonce + ciphertext + tag : nil
    }

    /// Creates a box from its parts.
    public init<Text: DataProtocol, Tag: DataProtocol>(nonce: Nonce, ciphertext: Text, tag: Tag) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
    /// Creates a box from one piece.
    public init<Bytes: DataProtocol>(combined: Bytes) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16), tag: bytes.suffix(16))
    }
  }

  /// Encrypts data.
  public static func seal<Message: DataProtocol, Open: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: Open
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let counter = try CounterMode(key, nonce)
    let text = counter.apply(Array(message))
    return try SealedBox(nonce: nonce, ciphertext: text, tag: counter.tag(of: text, Array(authenticatedData)))
  }
  /// Encrypts data.
  public static func seal<Message: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

  /// Decrypts data, if nothing was changed.
  public static func open<Open: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: Open
  ) throws -> Data {
    let counter = try CounterMode(key, sealedBox.nonce)
    let text = Array(sealedBox.ciphertext)
    guard counter.tag(of: text, Array(authenticatedData)) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(counter.apply(text))
  }
  /// Decrypts data, if nothing was changed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}

/// The counter of the mode, and what it proves.
private struct CounterMode {
  private let cipher: BlockCipher
  private let hashKey: [UInt8]
  private let start: [UInt8]

  init(_ key: SymmetricKey, _ nonce: AES.GCM.Nonce) throws {
    guard let cipher = BlockCipher(key: key.withUnsafeBytes { Array($0) }) else {
      throw CryptoKitError.incorrectKeySize
    }
    self.cipher = cipher
    hashKey = cipher.encrypt([UInt8](repeating: 0, count: 16))
    let bytes = Array(nonce)
    start =
      bytes.count == 12
      ? bytes + [0, 0, 0, 1]
      : Self.hash(Self.padded(bytes) + Self.length(0) + Self.length(bytes.count), hashKey)
  }

  /// Returns data combined with the encrypted counter, which encrypts and decrypts it.
  func apply(_ data: [UInt8]) -> [UInt8] {
    var (counter, result): ([UInt8], [UInt8]) = (start, [])
    for position in stride(from: 0, to: data.count, by: 16) {
      counter = Self.next(counter)
      result += BlockCipher.exclusiveOr(Array(data[position..<min(position + 16, data.count)]), cipher.encrypt(counter))
    }
    return result
  }

  /// Returns what proves encrypted data, and data beside it.
  func tag(of text: [UInt8], _ beside: [UInt8]) -> [UInt8] {
    let blocks = Self.padded(beside) + Self.padded(text) + Self.length(beside.count) + Self.length(text.count)
    return BlockCipher.exclusiveOr(Self.hash(blocks, hashKey), cipher.encrypt(start))
  }

  private static func next(_ counter: [UInt8]) -> [UInt8] {
    var counter = counter
    for index in (12..<16).reversed() {
      counter[index] &+= 1
      if counter[index] != 0 { break }
    }
    return counter
  }

  private static func padded(_ data: [UInt8]) -> [UInt8] {
    data + [UInt8](repeating: 0, count: (16 - data.count % 16) % 16)
  }

  private static func length(_ bytes: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes << 3) >> ($0 * 8)) }
  }

  private static func hash(_ blocks: [UInt8], _ key: [UInt8]) -> [UInt8] {
    stride(from: 0, to: blocks.count, by: 16).reduce([UInt8](repeating: 0, count: 16)) { hash, position in
      product(BlockCipher.exclusiveOr(hash, Array(blocks[position..<position + 16])), key)
    }
  }

  private static func product(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var (product, factor) = ([UInt8](repeating: 0, count: 16), right)
    for bit in 0..<128 {
      if left[bit / 8] & (0x80 >> UInt8(bit % 8)) != 0 { product = BlockCipher.exclusiveOr(product, factor) }
      let isOdd = factor[15] & 1 != 0
      for index in (0..<16).reversed() { factor[index] = factor[index] >> 1 | (index > 0 ? factor[index - 1] << 7 : 0) }
      if isOdd { factor[0] ^= 0xe1 }
    }
    return product
  }
}
