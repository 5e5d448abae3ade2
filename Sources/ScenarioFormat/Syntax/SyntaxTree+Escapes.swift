extension SyntaxTree {
  /// Decodes a text with escapes that the reader has checked; invalid escapes become U+FFFD.
  func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == ASCII.backslash, index + 1 < range.upperBound else {
        text.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(ASCII.newline)
      case UInt8(ascii: "r"): text.append(ASCII.return)
      case UInt8(ascii: "t"): text.append(ASCII.tab)
      case UInt8(ascii: "u"):
        let (scalar, length) = EscapedCharacter.read(bytes, at: index, before: range.upperBound)
        text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
        index += length
        continue
      case let byte: text.append(byte)
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A character written as one or two `\u` escapes of four hexadecimal digits.
enum EscapedCharacter {
  /// Returns the character whose escape begins at an index (nil if it is invalid), and the number of bytes to skip.
  static func read(_ bytes: [UInt8], at index: Int, before end: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    guard let first = unit(bytes, at: index, before: end) else { return (nil, 2) }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard first < 0xDC00, let second = unit(bytes, at: index + 6, before: end), 0xDC00..<0xE000 ~= second else {
      return (nil, 6)
    }
    return (Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)), 12)
  }

  private static func unit(_ bytes: [UInt8], at index: Int, before end: Int) -> UInt32? {
    guard index + 6 <= end, bytes[index] == ASCII.backslash, bytes[index + 1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt32 = 0
    for offset in 2..<6 {
      guard let digit = bytes[index + offset].hexadecimalValue else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}
