import Foundation

/// The public declarations of an SDK's headers, from a list in `Members`.
struct HeaderMembers {
  /// One declaration.
  struct Declaration: Hashable {
    /// The type, as the headers call it; empty for a constant or a case, whose name says it all.
    let type: String
    /// A selector, a property, a constant, a case or a type.
    let name: String
  }

  private(set) var declarations: Set<Declaration> = []
  /// The values of the constants that are macros, by their names.
  private(set) var macros: [String: String] = [:]

  /// Reads a list: header, kind, type, what it is, and the declaration, with tabs between them.
  init(list: String) throws {
    let url = try URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Members/\(list).tsv").checkedReachable()
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 3 else { throw CocoaError(.fileReadCorruptFile) }
      let text = fields.count > 4 ? fields[4] : ""
      switch fields[3] {
      case "type": declarations.insert(Declaration(type: fields[2], name: fields[2]))
      case "define":
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        declarations.insert(Declaration(type: "", name: parts[0]))
        macros[parts[0]] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "@\""))
      case "extern": declarations.insert(Declaration(type: "", name: Self.lastWord(text)))
      case "case": declarations.insert(Declaration(type: "", name: Self.words(text)[0]))
      case "property":
        let declared = text.components(separatedBy: " DEPRECATED")[0]
        declarations.insert(Declaration(type: fields[2], name: Self.lastWord(declared)))
      default: declarations.insert(Declaration(type: fields[2], name: Self.selector(text)))
      }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private static func lastWord(_ text: String) -> String { words(text).last ?? "" }

  /// The selector of a declaration in Objective-C.
  private static func selector(_ text: String) -> String {
    var depth = 0
    var plain = ""
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ")" { depth -= 1 }
    }
    let labels = plain.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      .compactMap { words(String($0)).last }
    return labels.isEmpty ? words(plain).first ?? "" : labels.map { $0 + ":" }.joined()
  }
}

extension URL {
  /// The same, if there is a file.
  fileprivate func checkedReachable() throws -> URL {
    _ = try checkResourceIsReachable()
    return self
  }
}
