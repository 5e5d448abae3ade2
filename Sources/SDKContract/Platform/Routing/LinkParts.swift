/// The parts of a link that routing looks at.
///
/// Routing meets whatever a scenario calls a link, so that the parts are cut out by hand: what cannot be cut
/// is nil on every platform, while the leniency of `Foundation.URL` differs between versions.
struct LinkParts {
  /// The scheme in lower case.
  var scheme: String
  /// The host in lower case; empty for a link without one.
  var host = ""
  /// The port, unless it is the one that the scheme implies.
  var port: Int?
  /// The path, from its first slash on; `/` if a web link has none.
  var path = "/"

  var isWeb: Bool { scheme == "https" || scheme == "http" }

  init?(_ text: String) {
    for scalar in text.unicodeScalars where scalar.properties.isWhitespace || scalar.value < 0x20 || scalar == "\u{7F}"
    {
      return nil
    }
    guard let colon = text.firstIndex(of: ":"), Self.isScheme(text[..<colon]) else { return nil }
    scheme = text[..<colon].lowercased()
    guard isWeb else { return }

    var rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else { return nil }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard takeAuthority(rest[..<end]) else { return nil }
    rest = rest[end...]
    let pathEnd = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    if end != pathEnd { path = String(rest[..<pathEnd]) }
  }

  private mutating func takeAuthority(_ authority: Substring) -> Bool {
    var server = authority
    if let at = server.lastIndex(of: "@") { server = server[server.index(after: at)...] }
    var portText: Substring?
    if server.hasPrefix("[") {
      guard let bracket = server.firstIndex(of: "]") else { return false }
      let after = server[server.index(after: bracket)...]
      guard after.isEmpty || after.hasPrefix(":") else { return false }
      portText = after.isEmpty ? nil : after.dropFirst()
      server = server[...bracket]
    } else if let colon = server.firstIndex(of: ":") {
      portText = server[server.index(after: colon)...]
      server = server[..<colon]
    }
    if let portText, !portText.isEmpty {
      guard portText.allSatisfy(\.isASCII), let number = UInt16(portText) else { return false }
      port = number == (scheme == "https" ? 443 : 80) ? nil : Int(number)
    }
    host = server.lowercased()
    return !host.isEmpty && !host.contains { #"<>"{}|\^`"#.contains($0) }
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == ".") }
  }
}
