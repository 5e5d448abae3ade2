import SDKContract

/// Path patterns as an association file has them, such as `/shop/*`.
///
/// The system does without the first slash, and so does Apple's example of a component: `abc` is `/abc`.
enum PathText {
  static let pattern = #"^([/*]|(?!NOT |[^:]*://)[^ ])"#

  /// Returns what is wrong with a text as a path pattern, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first else { return "expected a path pattern such as \"/path/*\", found an empty string" }
    if first == ASCII.slash || first == ASCII.star { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The syntax with which association files excluded a path before they had components.
    if text.hasPrefix("NOT ") {
      return "\(text.quoted) is not a path pattern; write what follows \"NOT\" under \"excludedPaths\""
    }
    if let path = path(ofURL: bytes) { return "\(text.quoted) is not a path pattern; write \(path.quoted)" }
    return first == ASCII.space ? "\(text.quoted) is not a path pattern, which begins with no blank" : nil
  }

  /// The path of a URL; nil if a text is none.
  private static func path(ofURL bytes: ArraySlice<UInt8>) -> String? {
    guard let colon = bytes.firstIndex(of: ASCII.colon), bytes[(colon + 1)...].starts(with: "//".utf8) else {
      return nil
    }
    let path = bytes[(colon + 3)...].drop { $0 != ASCII.slash }
    return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
  }
}
