extension String {
  /// The number of terminal columns that the text takes.
  package var columnCount: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnCount }
  }

  /// Returns the text padded with spaces at its end to a width in columns.
  package func padded(to width: Int) -> String {
    let missing = width - columnCount
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// Returns the text padded with spaces at its start to a width in columns.
  package func leftPadded(to width: Int) -> String {
    let missing = width - columnCount
    return missing > 0 ? String(repeating: " ", count: missing) + self : self
  }

  /// Returns the text, or as much of its start as fits in a width, with an ellipsis.
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

  /// The text without trailing spaces.
  package var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Returns the text wrapped into lines of a width; a longer word makes its line wider.
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

  /// Returns the text wrapped into lines no wider than a width; a longer word, such as a link, is broken.
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
  /// The number of terminal columns that the character takes.
  fileprivate var columnCount: Int {
    var count = 0
    for scalar in unicodeScalars {
      // Scalars after the base are drawn over it; they can only turn it into an emoji, which is wide.
      if scalar.isWide || scalar == "\u{FE0F}" { return 2 }
      if count == 0, !scalar.isZeroWidth { count = 1 }
    }
    return count
  }
}

extension Unicode.Scalar {
  fileprivate var isZeroWidth: Bool {
    // Unicode properties are looked up only for non-ASCII characters: most characters are ASCII.
    if (0x20..<0x7F).contains(value) { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// Whether Unicode classifies the character as wide, full-width or emoji.
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
