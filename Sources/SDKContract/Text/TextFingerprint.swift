/// A fingerprint of texts, the same in every process: FNV-1a, 64 bits.
package struct TextFingerprint: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the fingerprint of no text.
  package init() {}

  /// Adds a text, such as a line.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(10)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The fingerprint, in sixteen digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
