extension String {
  /// Returns the line wrapped between words to a width, with a hanging indent under the text of the first line. Escape
  /// sequences for colors have no width.
  ///
  /// - Parameter width: The largest width of a line, which a longer word exceeds; nil for no limit.
  package func fitted(to width: Int?) -> [String] {
    guard let width, visibleColumnCount > width else { return [self] }
    let margin = hangingIndent
    let indent = String(repeating: " ", count: margin < width / 2 ? margin : 2)
    var lines: [String] = []
    var line = String(prefix { $0 == " " })
    var hasWord = false
    var gap = ""
    for word in split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty) {
      // Consecutive spaces are preserved within a line.
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

  /// The column at which the text after a line's first word or mark begins.
  private var hangingIndent: Int {
    let blanks = prefix { $0 == " " }.count
    let first = dropFirst(blanks).prefix { $0 != " " }
    let gap = dropFirst(blanks + first.count).prefix { $0 == " " }.count
    // A mark, such as a check mark, or a word in its own column.
    let isHead = gap > 1 || String(first).visibleColumnCount == 1
    return isHead ? blanks + String(first).visibleColumnCount + gap : blanks + 2
  }

  /// The number of terminal columns that the text takes, without colors.
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
