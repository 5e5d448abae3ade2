import SDKContract

/// The parts of a link that routing looks at.
///
/// Routing meets whatever a scenario calls a link, so that the parts are cut out by hand: what cannot be cut
/// is nil on every platform, while the leniency of `Foundation.URL` differs between versions. The cuts are made
/// between scalars, because a combining mark joins a delimiter into another character.
struct LinkParts {
  private typealias Scalars = Substring.UnicodeScalarView

  /// The scheme in lower case.
  private(set) var scheme: String
  /// The host in lower case; empty for a link that is not a web link.
  private(set) var host = ""
  /// The port, unless it is the one that the scheme implies.
  private(set) var port: Int?
  /// The path, from its first slash on; `/` if a web link has none.
  private(set) var path = "/"

  var isWeb: Bool { scheme == "https" || scheme == "http" }

  init?(_ text: String) {
    let scalars = text[...].unicodeScalars
    if scalars.contains(where: Self.isBlank) { return nil }
    guard let colon = scalars.firstIndex(of: ":"), Self.isScheme(scalars[..<colon]) else { return nil }
    scheme = Self.lowercased(scalars[..<colon])
    guard isWeb else { return }

    var rest = scalars[colon...].dropFirst()
    guard rest.starts(with: "//".unicodeScalars) else { return nil }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard takeAuthority(rest[..<end]) else { return nil }
    rest = rest[end...]
    let pathEnd = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    if end != pathEnd { path = String(Substring(rest[..<pathEnd])) }
  }

  private mutating func takeAuthority(_ authority: Scalars) -> Bool {
    var server = authority
    if let at = server.lastIndex(of: "@") { server = server[at...].dropFirst() }
    var digits: Scalars?
    if server.first == "[" {
      guard let bracket = server.firstIndex(of: "]") else { return false }
      let tail = server[bracket...].dropFirst()
      guard tail.isEmpty || tail.first == ":" else { return false }
      digits = tail.dropFirst()
      server = server[...bracket]
    } else if let colon = server.firstIndex(of: ":") {
      digits = server[colon...].dropFirst()
      server = server[..<colon]
    }
    if let digits, !digits.isEmpty {
      // `UInt16` also reads a sign.
      guard digits.allSatisfy({ "0" <= $0 && $0 <= "9" }), let number = UInt16(String(digits)) else { return false }
      port = number == (scheme == "https" ? 443 : 80) ? nil : Int(number)
    }
    host = Self.lowercased(server)
    return !server.isEmpty && !server.contains { #"<>"{}|\^`"#.unicodeScalars.contains($0) }
  }

  /// Looks Unicode properties up only where they are needed: links are ASCII almost always.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value <= 0x20 || scalar.value == 0x7F : scalar.properties.isWhitespace
  }

  private static func lowercased(_ scalars: Scalars) -> String { Substring(scalars).lowercased() }

  private static func isScheme(_ text: Scalars) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { "a" <= scalar && scalar <= "z" || "A" <= scalar && scalar <= "Z" }
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || "0" <= $0 && $0 <= "9" || $0 == "+" || $0 == "-" || $0 == "." }
  }
}
