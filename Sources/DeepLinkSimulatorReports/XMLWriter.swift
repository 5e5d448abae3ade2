/// Writes indented XML, and escapes everything that XML 1.0 does not allow.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  init() {}

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.attributes(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with its text, or an empty element if there is none.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ content: String? = nil) {
    let start = "<\(name)\(Self.attributes(attributes))"
    line(content.map { "\(start)>\(Self.escaped($0))</\(name)>" } ?? "\(start)/>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1, isAttribute: true))\"" }.joined()
  }

  /// Returns an escaped text; line breaks in an attribute become references, because they would be read as spaces.
  private static func escaped(_ string: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute, "\t" where isAttribute: result += "&#\(scalar.value);"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
