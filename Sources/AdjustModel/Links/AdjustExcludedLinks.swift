/// The links of other SDKs that contain access tokens, which Adjust must not see.
enum AdjustExcludedLinks {
  /// Returns whether a link is one of `fb…` or `vk…` with a token (`ADJ-CLICK-3`).
  static func contain(_ link: String) -> Bool {
    // The first letter rules out nearly every link.
    guard let network = link.utf8.first, network | 32 == UInt8(ascii: "f") || network | 32 == UInt8(ascii: "v") else {
      return false
    }
    let text = link.lowercased()
    guard text.hasPrefix("fb") || text.hasPrefix("vk"), let colon = text.firstIndex(of: ":") else { return false }
    let digits = text[..<colon].dropFirst(2).utf8.prefix(while: AdjustLinkSyntax.isDigit)
    let rest = text[colon...]
    return digits.count >= 5 && rest.hasPrefix("://authorize") && rest.contains("access_token=")
  }
}
