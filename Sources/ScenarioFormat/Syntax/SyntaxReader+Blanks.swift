extension SyntaxReader {
  /// Skips white space and comments, and with a complaint what only looks like them.
  ///
  /// Punctuation that only looks like that of JSON is replaced, also with a complaint.
  mutating func skipBlanks() {
    while position < end {
      switch tree.bytes[position] {
      case ASCII.space, ASCII.newline, ASCII.return, ASCII.tab: position += 1
      case ASCII.slash where isNext(ASCII.slash): skipLine()
      case ASCII.slash where isNext(ASCII.star): skipBlockComment()
      case ASCII.hash:
        complain(at: position, "unexpected \"#\"; a comment begins with \"//\"")
        skipLine()
      default:
        if replaceFullWidthPunctuation() { continue }
        guard let blank = strangeBlank(at: position) else { return }
        complain(at: position, "\(blank.codeAndName) is no space in JSON; replace it with one")
        position += blank.utf8.count
      }
    }
  }

  private func isNext(_ byte: UInt8) -> Bool {
    position + 1 < end && tree.bytes[position + 1] == byte
  }

  /// Skips the rest of the line.
  mutating func skipLine() {
    while position < end, tree.bytes[position] != ASCII.newline, tree.bytes[position] != ASCII.return {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < end {
      if tree.bytes[position] == ASCII.star, isNext(ASCII.slash) {
        position += 2
        return
      }
      position += 1
    }
    stop(at: start, "this comment is not closed; \"*/\" is missing")
  }

  /// Skips a possible word without quotes.
  mutating func skipWord() {
    while position < end, tree.bytes[position].isWordByte, strangeBlank(at: position) == nil,
      !isFullWidthPunctuation(at: position)
    {
      position += 1
    }
  }

  /// Returns the character at an offset if it looks like a blank, or like nothing, and is none of JSON's.
  private func strangeBlank(at offset: Int) -> Unicode.Scalar? {
    let byte = tree.bytes[offset]
    guard byte < ASCII.space || byte >= 0x80 else { return nil }
    let text = String(decoding: tree.bytes[offset..<min(offset + 4, end)], as: UTF8.self)
    return text.unicodeScalars.first.flatMap { $0.looksBlank ? $0 : nil }
  }

  func word(from start: Int) -> String {
    String(decoding: tree.bytes[start..<position], as: UTF8.self)
  }

  /// The character at an offset, for complaints.
  func character(at offset: Int) -> String {
    String(String(decoding: tree.bytes[offset..<min(offset + 4, end)], as: UTF8.self).unicodeScalars.prefix(1))
  }
}
