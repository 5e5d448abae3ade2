import Foundation

/// A public key of the curve P-256, in the forms in which it is passed on.
protocol P256PublicKey {
  var point: Curve256.Point { get }
  init(point: Curve256.Point)
}

extension P256PublicKey {
  /// What stands before the coordinates in the form of RFC 5480.
  private static var header: [UInt8] {
    [
      0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
      0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
    ]
  }

  private init(_ point: Curve256.Point?) throws {
    guard let point else { throw CryptoKitError.underlyingCoreCryptoError(error: -7) }
    self.init(point: point)
  }

  init(raw: some ContiguousBytes) throws {
    let bytes = raw.withUnsafeBytes { Array($0) }
    guard bytes.count == 64 else { throw CryptoKitError.incorrectKeySize }
    try self.init(Curve256.point(x: bytes.prefix(32), y: bytes.suffix(32)))
  }

  init(x963: some ContiguousBytes) throws {
    let bytes = x963.withUnsafeBytes { Array($0) }
    guard bytes.count == 65, bytes[0] == 4 else { throw CryptoKitError.incorrectKeySize }
    try self.init(raw: Array(bytes.dropFirst()))
  }

  init(compressed: some ContiguousBytes) throws {
    let bytes = compressed.withUnsafeBytes { Array($0) }
    guard bytes.count == 33, [2, 3].contains(bytes[0]) else { throw CryptoKitError.incorrectKeySize }
    try self.init(Curve256.point(x: bytes.dropFirst(), isOdd: bytes[0] == 3))
  }

  init(der: some RandomAccessCollection<UInt8>) throws {
    guard der.starts(with: Self.header) else { throw CryptoKitError.incorrectKeySize }
    try self.init(x963: Array(der.dropFirst(Self.header.count)))
  }

  init(pem: String) throws {
    let lines = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard let der = Data(base64Encoded: lines.joined()) else { throw CryptoKitError.incorrectParameterSize }
    try self.init(der: der)
  }

  /// The coordinates.
  var raw: Data {
    let (x, y) = point.coordinates
    return Data(x + y)
  }
  /// The coordinates, with the byte 4 before them.
  var x963: Data { [4] + raw }
  /// One coordinate and the sign of the other.
  var compressed: Data {
    let (x, y) = point.coordinates
    return Data([(y.last ?? 0) & 1 == 1 ? 3 : 2] + x)
  }
  /// The form of RFC 5480.
  var der: Data { Data(Self.header) + x963 }
  /// The text.
  var pem: String {
    let text = der.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN PUBLIC KEY-----\n\(text)\n-----END PUBLIC KEY-----"
  }
}

/// A private key of the curve P-256, in the forms in which it is kept.
protocol P256PrivateKey {
  var number: Number256 { get }
  init(number: Number256)
}

extension P256PrivateKey {
  init(raw: some ContiguousBytes) throws {
    let bytes = raw.withUnsafeBytes { Array($0) }
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    let number = Number256(bytes: bytes)
    guard Curve256.isKey(number) else { throw CryptoKitError.underlyingCoreCryptoError(error: -7) }
    self.init(number: number)
  }

  init(x963: some ContiguousBytes) throws {
    let bytes = x963.withUnsafeBytes { Array($0) }
    guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
    try self.init(raw: Array(bytes.suffix(32)))
  }

  /// The bytes of the key.
  var raw: Data { Data(number.bytes) }
  /// The coordinates of the public key, with the byte 4 before them, and the bytes of the key.
  var x963: Data {
    let (x, y) = (number * Curve256.base).coordinates
    return Data([4] + x + y + number.bytes)
  }
}

/// Reads values in the form of X.690.
struct DERReader {
  private var rest: ArraySlice<UInt8>
  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  /// Reads a value of at most 127 bytes.
  mutating func value(of tag: UInt8) throws -> ArraySlice<UInt8> {
    guard rest.popFirst() == tag, let length = rest.popFirst(), length < 0x80, rest.count >= length else {
      throw CryptoKitError.incorrectParameterSize
    }
    defer { rest = rest.dropFirst(Int(length)) }
    return rest.prefix(Int(length))
  }

  /// Returns a value of at most 127 bytes in that form.
  static func written(_ tag: UInt8, _ bytes: [UInt8]) -> [UInt8] { [tag, UInt8(bytes.count)] + bytes }
}
