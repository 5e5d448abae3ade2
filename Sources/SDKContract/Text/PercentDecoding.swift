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

  /// Returns a link with escapes for what a URL cannot contain, but not in its authority; escapes in it are kept.
  ///
  /// This is how browsers read the address of a link (URL Standard, percent-encode sets).
  package static func escapingInvalid(_ link: String) -> String {
    let bytes = Array(link.utf8)
    var escaped: [UInt8] = []
    var authorityEnd = 0
    if let start = bytes.indices.first(where: { bytes[$0...].starts(with: "://".utf8) }) {
      authorityEnd = bytes[(start + 3)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
    }
    var hasFragment = false
    for (place, byte) in bytes.enumerated() {
      let isSecondMark = byte == UInt8(ascii: "#") && hasFragment
      hasFragment = hasFragment || byte == UInt8(ascii: "#")
      if place < authorityEnd || isAllowed(byte) && !isSecondMark || isEscape(bytes[place...]) {
        escaped.append(byte)
      } else {
        escaped += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0xF)]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?#@!$&'()*+,;=".utf8.contains(byte)
    }
  }

  private static func isEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: "%") && rest.count > 2 && rest.dropFirst().prefix(2).allSatisfy { digit($0) != nil }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
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
