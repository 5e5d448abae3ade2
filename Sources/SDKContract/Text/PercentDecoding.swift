/// Percent-decoding as in Foundation: `+` stays a plus sign, and what cannot be decoded is left as it is.
package enum PercentDecoding {
  /// Decodes text once.
  ///
  /// - Returns: The decoded text; the text itself if an escape is malformed or the bytes are not UTF-8.
  package static func decode(_ text: Substring.UTF8View) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(Substring(text)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return String(Substring(text))
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self) ?? String(Substring(text))
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
