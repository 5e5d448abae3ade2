import SDKContract

/// The key of an axis of variants, or the name of a choice on it: what can stand in `file[axis=choice]`.
enum VariantNameText {
  /// The regular expression of such names.
  static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]*$"

  /// Returns what is wrong with a name, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first else { return "expected a name, found an empty string" }
    guard isAlphanumeric(first), bytes.allSatisfy({ isAlphanumeric($0) || "._-".utf8.contains($0) }) else {
      let name = String(decoding: bytes, as: UTF8.self)
      return "\(name.quoted) is not a name for a variant; use letters, digits, \".\", \"_\" and \"-\", as in "
        + "\"data-first\""
    }
    return nil
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
