import Foundation

/// Decides what `NSURL` accepts as a URL, as far as Adjust's links are concerned, without a URL parser whose rules
/// depend on the version of Foundation.
enum AdjustLinkSyntax {
  /// Returns whether every version of `NSURL` accepts a string: exactly the URLs of RFC 3986.
  static func isURL(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    return text.utf8.withContiguousStorageIfAvailable(isURL) ?? isURL(Array(text.utf8))
  }

  /// Returns what `NSURL` makes of a string since iOS 17: in each part with an invalid character everything invalid is
  /// escaped, and so are the escapes that are there; nil if the result is still not a URL, as after an invalid host.
  static func escaped(_ text: String) -> String? {
    URL(string: text)?.absoluteString
  }

  /// Returns the string with its percent escapes decoded; invalid escapes stay.
  static func unescaped(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), startsEscape(bytes[index...]) {
        result.append(hexValue(bytes[index + 1]) << 4 | hexValue(bytes[index + 2]))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isURL<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) -> Bool {
    var fragments = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard isAllowed(byte) else { return false }
      if byte == UInt8(ascii: "%"), !startsEscape(bytes[index...]) { return false }
      if byte == UInt8(ascii: "#") { fragments += 1 }
      index = bytes.index(after: index)
    }
    return fragments <= 1 && !bytes.isEmpty && hasValidScheme(bytes)
  }

  /// Returns whether the scheme is valid; a colon before the first slash, question mark or number sign ends it.
  private static func hasValidScheme<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) -> Bool {
    guard let end = bytes.firstIndex(where: endsScheme), bytes[end] == UInt8(ascii: ":") else {
      return true
    }
    guard let first = bytes[..<end].first, isLetter(first) else { return false }
    return bytes[..<end].allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  private static func endsScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private static func startsEscape<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) -> Bool {
    let digits = bytes.dropFirst().prefix(2)
    return digits.count == 2 && digits.allSatisfy { isDigit($0) || (97...102).contains($0 | 32) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    if isLetter(byte) || isDigit(byte) { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): return true
    case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"): return true
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("): return true
    case UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"): return true
    case UInt8(ascii: "="), UInt8(ascii: "%"): return true
    default: return false
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }

  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func hexValue(_ digit: UInt8) -> UInt8 { isDigit(digit) ? digit - 48 : (digit | 32) - 87 }
}
