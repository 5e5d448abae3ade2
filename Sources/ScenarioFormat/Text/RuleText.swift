import SDKContract

/// IDs of rules, such as `IOS-COLD-1`.
package enum RuleText {
  static let pattern = "^[A-Z]+(-[A-Z0-9]+)+$"

  /// Returns what is wrong with a text as the ID of a rule, or nil.
  package static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard !isRule(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let guess = text.uppercased().replacing("_", with: "-")
    let hint = isRule(Array(guess.utf8)[...]) ? guess.quoted : "it in capitals, such as \"IOS-COLD-1\""
    return "\(text.quoted) is not the ID of a rule; write \(hint)"
  }

  private static func isRule(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: ASCII.minus, omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0].allSatisfy(\.isCapital)
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isCapital || $0.isASCIIDigit } }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { 0x41...0x5A ~= self }
}
