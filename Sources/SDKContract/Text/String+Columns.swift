extension String {
  /// How many columns of a terminal the text takes.
  package var columnCount: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnCount }
  }

  /// The text with spaces after it.
  package func padded(to width: Int) -> String {
    let missing = width - columnCount
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// The text with spaces before it.
  package func leftPadded(to width: Int) -> String {
    let missing = width - columnCount
    return missing > 0 ? String(repeating: " ", count: missing) + self : self
  }

  /// The text, or as much of its beginning as there is room for, and an ellipsis.
  package func cut(to width: Int) -> String {
    guard columnCount > width else { return self }
    var text = ""
    var used = 0
    for character in self {
      used += character.columnCount
      guard used < width else { break }
      text.append(character)
    }
    return text + "…"
  }

  /// The text without the spaces at its end.
  package var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The words of the text on lines that are as wide as asked for, or a little wider if a word is.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.columnCount + 1 + String(word).columnCount <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The words of the text on lines that are no wider than asked for: a word that is, such as a link, is broken where
  /// the room ends.
  package func broken(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(separator: " ") {
      let columns = String(word).columnCount
      if used > 0, used + 1 + columns <= width || columns > width {
        line += " "
        used += 1
      } else if used > 0 {
        lines.append(line)
        (line, used) = ("", 0)
      }
      for character in word {
        let columns = String(character).columnCount
        if used > 0, used + columns > width {
          lines.append(line.withoutTrailingSpaces)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += columns
      }
    }
    return lines + [line]
  }
}

extension Character {
  /// How many columns of a terminal the character takes.
  fileprivate var columnCount: Int {
    var count = 0
    for scalar in unicodeScalars {
      // What follows the base of a character is drawn over it; it can only make it an emoji, which is wide.
      if scalar.isWide || scalar == "\u{FE0F}" { return 2 }
      if count == 0, !scalar.isZeroWidth { count = 1 }
    }
    return count
  }
}

extension Unicode.Scalar {
  fileprivate var isZeroWidth: Bool {
    // Properties are looked up only where they are needed: most characters are ASCII.
    if (0x20..<0x7F).contains(value) { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// Whether Unicode counts the character as wide or full-width, or as an emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
