/// A fingerprint of lines, the same in every process: FNV-1a, 64 bits.
struct TraceFingerprint {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a line.
  mutating func add(_ line: String) {
    for byte in line.utf8 { add(byte) }
    add(10)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The fingerprint, in sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
