import SDKContract

/// URL schemes, without the colon.
enum SchemeText {
  static let pattern = "^[A-Za-z][A-Za-z0-9+.\\-]*$"

  static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIILetter else { return false }
    return bytes.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == ASCII.plus || $0 == ASCII.minus || $0 == ASCII.dot
    }
  }

  /// Whether a scheme is `http` or `https`, in any case.
  static func isOfTheWeb(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 4 || bytes.count == 5 else { return false }
    return zip(bytes, "https".utf8).allSatisfy { ($0 | 0x20) == $1 }
  }

  /// Returns what is wrong with a text as a scheme, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard !isScheme(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let word = bytes.prefix { $0 != ASCII.colon }
    let hint =
      word.count < bytes.count && isScheme(word)
      ? "; write \(String(decoding: word, as: UTF8.self).quoted)"
      : "; use letters, digits, \"+\", \"-\" and \".\", and begin with a letter"
    return "\(text.quoted) is not a URL scheme\(hint)"
  }
}
