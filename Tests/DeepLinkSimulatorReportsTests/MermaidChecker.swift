/// Holds a sequence diagram against the grammar of Mermaid's documentation, as far as reports use it.
///
/// Statements: `participant ID as TEXT`, `ID ARROW ID: TEXT`, `Note right of ID: TEXT`, `Note over ID[,ID]: TEXT`, and
/// the blocks `alt TEXT … else TEXT … end` and `rect COLOUR … end`. A text ends with its line; `;` and `#` stand in it
/// only as parts of `#NUMBER;`, and a text that is the word `end` would end a block.
struct MermaidChecker {
  private static let arrows = ["->>", "-->>"]

  private var participants: Set<String> = []
  private var blocks: [String] = []
  private(set) var complaints: [String] = []
  /// How many arrows there are.
  private(set) var arrowCount = 0
  /// How often each block is there.
  private(set) var blockCounts: [String: Int] = [:]

  /// Reads the lines of a diagram.
  init(_ lines: [String]) {
    guard lines.first == "sequenceDiagram" else {
      complaints = ["the first line is not sequenceDiagram: \(lines.first ?? "")"]
      return
    }
    for line in lines.dropFirst() { read(line.trimmed) }
    if !blocks.isEmpty { complaints.append("without an end: \(blocks)") }
  }

  /// The diagrams of a Markdown page.
  static func diagrams(in page: String) -> [[String]] {
    var diagrams: [[String]] = []
    var current: [String]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```mermaid" {
        current = []
      } else if line == "```", let lines = current {
        diagrams.append(lines)
        current = nil
      } else {
        current?.append(line)
      }
    }
    return diagrams
  }

  private mutating func read(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "participant":
      let parts = (words.last ?? "").components(around: " as ")
      if participants.contains(parts.0) || !isName(parts.0) { complain("not a new participant", line) }
      participants.insert(parts.0)
      readText(parts.1, line)
    case "Note": readNote(words.last ?? "", line)
    case "alt":
      open("alt", line)
      readText(words.last, line)
    case "else":
      if blocks.last != "alt" { complain("else outside of alt", line) }
      readText(words.last, line)
    case "rect":
      open("rect", line)
      if words.last?.wholeMatch(of: /rgba?\([0-9]+, [0-9]+, [0-9]+(, [0-9.]+)?\)/) == nil {
        complain("not a colour", line)
      }
    case "end":
      if words.count > 1 || blocks.popLast() == nil { complain("an end of nothing", line) }
    default: readArrow(line)
    }
  }

  private mutating func open(_ block: String, _ line: String) {
    blocks.append(block)
    blockCounts[block, default: 0] += 1
  }

  private mutating func readNote(_ rest: String, _ line: String) {
    let parts = rest.components(around: ": ")
    for prefix in ["right of ", "left of "] where parts.0.hasPrefix(prefix) {
      checkParticipant(String(parts.0.dropFirst(prefix.count)), line)
      return readText(parts.1, line)
    }
    guard parts.0.hasPrefix("over ") else { return complain("not a place of a note", line) }
    let names = parts.0.dropFirst("over ".count).split(separator: ",").map(String.init)
    if names.isEmpty || names.count > 2 { complain("a note over \(names.count) participants", line) }
    for name in names { checkParticipant(name, line) }
    readText(parts.1, line)
  }

  private mutating func readArrow(_ line: String) {
    guard let arrow = Self.arrows.reversed().first(where: { line.contains($0) }) else {
      return complain("no statement", line)
    }
    arrowCount += 1
    let (from, rest) = line.components(around: arrow)
    let (to, text) = (rest ?? "").components(around: ": ")
    for name in [from, to] { checkParticipant(name, line) }
    readText(text, line)
  }

  private mutating func checkParticipant(_ name: String, _ line: String) {
    if !participants.contains(name) { complain("\(name) is no participant", line) }
  }

  private mutating func readText(_ text: String?, _ line: String) {
    guard let text, !text.trimmed.isEmpty else { return complain("no text", line) }
    let plain = text.replacing(/#[0-9]+;/.matchingSemantics(.unicodeScalar), with: "")
    for character in "#;<>{}".unicodeScalars where plain.unicodeScalars.contains(character) {
      complain("\(character) in a text", line)
    }
    if plain.contains("%%") { complain("a comment in a text", line) }
    if text.trimmed.lowercased() == "end" { complain("a text that ends a block", line) }
  }

  private func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
      && !["end", "alt", "else", "rect", "note", "participant", "loop", "opt", "par"].contains(text.lowercased())
  }

  private mutating func complain(_ what: String, _ line: String) { complaints.append("\(what): \(line)") }
}

extension String {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// What stands before and behind the first place of a separator.
  fileprivate func components(around separator: String) -> (String, String?) {
    guard let range = firstRange(of: separator) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
