extension Unicode.Scalar {
  /// The character that represents byte 0x80 where text was read that is not UTF-8; those for the other bytes follow.
  ///
  /// The characters are for private use, so that no text has them otherwise.
  private static let firstStandIn: UInt32 = 0x10F780

  /// Creates the character that represents a byte from 0x80 on, which is not UTF-8.
  package init?(standInFor byte: UInt8) {
    guard byte >= 0x80 else { return nil }
    self.init(Self.firstStandIn + UInt32(byte) - 0x80)
  }

  /// The byte that the character represents; nil for a character that represents itself.
  package var representedByte: UInt8? {
    (Self.firstStandIn..<Self.firstStandIn + 0x80).contains(value) ? UInt8(0x80 + value - Self.firstStandIn) : nil
  }

  /// The code and the name of a character, for complaints: `U+00A0 (no-break space)`, or `the byte 0xFF`.
  package var codeAndName: String {
    if let representedByte { return "the byte 0x" + String(representedByte, radix: 16, uppercase: true) }
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (properties.name ?? properties.nameAlias).map { "\(code) (\($0.lowercased()))" } ?? code
  }

  /// Whether the character looks like a blank, or like nothing.
  package var looksBlank: Bool {
    properties.isWhitespace || properties.generalCategory == .format || properties.generalCategory == .control
  }
}
