import SDKContract

/// URLs as text: a scheme, a colon and something after it.
///
/// Scenarios are often about odd links, so anything that a person can paste is accepted; only what no link can contain
/// is refused.
enum URLText {
  static let pattern =
    "^([Hh][Tt][Tt][Pp][Ss]?://[^\\u0000-\\u0020\\u007F/?#]|"
    + "(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.\\-]*:[^\\u0000-\\u0020\\u007F])[^\\u0000-\\u0020\\u007F]*$"

  /// Returns what is wrong with a text as a URL, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    if let bad = bytes.first(where: { $0 <= ASCII.space || $0 == ASCII.delete }) {
      return bad == ASCII.space ? "bad URL: it has a space; write \"%20\"" : "bad URL: it has a control character"
    }
    guard let colon = bytes.firstIndex(of: ASCII.colon), SchemeText.isScheme(bytes[..<colon]) else {
      return "bad URL: it has no scheme; write \(inFull("https", bytes))"
    }
    let rest = bytes[(colon + 1)...]
    guard !rest.isEmpty else {
      return "bad URL: there is nothing after \"\(String(decoding: bytes, as: UTF8.self))\""
    }
    guard SchemeText.isOfTheWeb(bytes[..<colon]) else { return nil }
    let host = rest.dropFirst(2).prefix { !$0.endsHost }
    guard rest.starts(with: "//".utf8), !host.isEmpty else {
      let scheme = String(decoding: bytes[..<colon], as: UTF8.self)
      return "bad URL: it has no host; write \(inFull(scheme, rest.drop { $0 == ASCII.slash }))"
    }
    return nil
  }

  /// Returns what to write if a text begins with the host of a web link, or an example if it does not.
  private static func inFull(_ scheme: String, _ text: ArraySlice<UInt8>) -> String {
    let host = text.prefix { !$0.endsHost }
    let isHost = host.contains(ASCII.dot) && DomainText.complaint(about: host) == nil
    return isHost && text.count <= 200
      ? "\(scheme)://\(String(decoding: text, as: UTF8.self))".quoted
      : "it in full, such as \"https://example.com/path\""
  }
}
