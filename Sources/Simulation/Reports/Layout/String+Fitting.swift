extension String {
  /// The line on as many lines as it takes to stay within a width, broken between words; what goes on hangs under the
  /// text of the first line. Colours take no room.
  ///
  /// - Parameter width: How wide a line gets at most, or a little wider if a word is; nil for as wide as it is.
  package func fitted(to width: Int?) -> [String] {
    guard let width, visibleColumnCount > width else { return [self] }
    let margin = hangingIndent
    let indent = String(repeating: " ", count: margin < width / 2 ? margin : 2)
    var lines: [String] = []
    var line = String(prefix { $0 == " " })
    var hasWord = false
    var gap = ""
    for word in split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty) {
      // Blanks that stand side by side are kept within a line.
      if word.isEmpty {
        gap += " "
        continue
      }
      let piece = (hasWord ? gap + " " : "") + word
      if hasWord, line.visibleColumnCount + piece.visibleColumnCount > width {
        lines.append(line.withoutTrailingSpaces)
        line = indent + word
      } else {
        line += piece
      }
      hasWord = true
      gap = ""
    }
    return lines + [line]
  }

  /// Where the text begins that a line says behind its first word or mark.
  private var hangingIndent: Int {
    let blanks = prefix { $0 == " " }.count
    let first = dropFirst(blanks).prefix { $0 != " " }
    let gap = dropFirst(blanks + first.count).prefix { $0 == " " }.count
    // A mark, such as a tick, or a word in its own column.
    let isHead = gap > 1 || String(first).visibleColumnCount == 1
    return isHead ? blanks + String(first).visibleColumnCount + gap : blanks + 2
  }

  /// How many columns of a terminal the text takes, colours left out.
  private var visibleColumnCount: Int {
    guard contains("\u{1B}") else { return columnCount }
    var text = ""
    var isColour = false
    for character in self {
      if character == "\u{1B}" {
        isColour = true
      } else if isColour {
        isColour = character != "m"
      } else {
        text.append(character)
      }
    }
    return text.columnCount
  }
}
