/// Text in another language than JSON.
extension SyntaxReader {
  /// Complains about a file that does not begin as a scenario does, and stops reading, if its first line shows why.
  ///
  /// - Returns: Whether it did.
  mutating func stopIfInOtherLanguage() -> Bool {
    guard let reason = reasonAgainstBeginning else { return false }
    stop(at: position, reason)
    return true
  }

  private var reasonAgainstBeginning: String? {
    let line = tree.bytes[position..<end].prefix { $0 != ASCII.newline && $0 != ASCII.return }
    let text = String(decoding: line.prefix(200), as: UTF8.self)
    if let conflict = conflict(at: position) { return conflict }
    let language: String
    switch line.first {
    case UInt8(ascii: "<"): language = "XML or HTML"
    case UInt8(ascii: "%"), ASCII.minus:
      guard text.hasPrefix("%YAML") || text == "---" || text.hasPrefix("--- ") || text.hasPrefix("- ") else {
        return nil
      }
      language = "YAML"
    case ASCII.openBracket where text.hasSuffix("]") && Self.isName(text.dropFirst().dropLast()):
      language = "TOML or INI"
    case ASCII.quote:
      let behind = text.dropFirst().drop { $0 != "\"" }.dropFirst().drop { $0 == " " }
      return behind.first == ":" ? "\"{\" is missing before the first key" : nil
    default:
      let behind = text.drop { $0 != ":" && $0 != "=" }
      guard let sign = behind.first, Self.isName(text.dropLast(behind.count)) else { return nil }
      language = sign == ":" ? "YAML" : "TOML or INI"
    }
    return "this looks like \(language); a scenario is JSON, and begins with \"{\""
  }

  /// Whether a text is a name without quotes, such as `version`, with blanks behind it.
  private static func isName(_ text: Substring) -> Bool {
    let name = text.prefix { $0 != " " }
    return name.first?.isLetter ?? false && text.drop { $0 != " " }.allSatisfy { $0 == " " }
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
  }

  /// Returns a complaint about a mark of a merge conflict; nil if there is none at an offset.
  func conflict(at offset: Int) -> String? {
    let mark = tree.bytes[offset..<min(offset + 7, end)]
    guard mark.count == 7, let first = mark.first,
      [UInt8(ascii: "<"), ASCII.equals, UInt8(ascii: ">")].contains(first),
      mark.allSatisfy({ $0 == first })
    else { return nil }
    return "this is a mark of a merge conflict; resolve the conflict, and remove its marks"
  }
}
