import SDKContract

/// Path patterns as an association file has them, such as `/shop/*`.
enum PathText {
  static let pattern = "^[/*]"

  /// Returns what is wrong with a text as a path pattern, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.first != ASCII.slash, bytes.first != ASCII.star else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The syntax with which association files excluded a path before they had components.
    guard !text.hasPrefix("NOT ") else {
      return "\(text.quoted) is not a path pattern; write what follows \"NOT\" under \"excludedPaths\""
    }
    return "\(text.quoted) is not a path pattern, which begins with \"/\" or \"*\"; write \(suggestion(bytes).quoted)"
  }

  /// The path of a URL; otherwise the text with a leading slash.
  private static func suggestion(_ bytes: ArraySlice<UInt8>) -> String {
    guard let colon = bytes.firstIndex(of: ASCII.colon), bytes[(colon + 1)...].starts(with: "//".utf8) else {
      return "/" + String(decoding: bytes, as: UTF8.self)
    }
    let path = bytes[(colon + 3)...].drop { $0 != ASCII.slash }
    return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
  }
}
