import DeepLinkSimulator

extension String {
  /// The text as one word of a shell command.
  var shellQuoted: String {
    // Bytes that are no text are written as bash and zsh take them.
    unicodeScalars.contains { SystemPath.byte(of: $0) != nil } ? "$'\(escaped)'" : textShellQuoted
  }

  private var escaped: String {
    unicodeScalars.map { scalar in
      if let byte = SystemPath.byte(of: scalar) { return "\\x\(String(byte, radix: 16))" }
      return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }.joined()
  }

  /// A line with a shell command on as many lines as it takes, so that they can be pasted together.
  ///
  /// A line ends with a backslash between words. The only words that are broken are schedules, whose quotes go on in the
  /// next line: between their events a line break is as good as a blank.
  ///
  /// - Parameters:
  ///   - width: How wide a line gets at most; nil for as wide as it is.
  ///   - indent: Where the command begins.
  func shellLines(width: Int?, indent: Int) -> [String] {
    guard let width, columnCount > width else { return [self] }
    let head = String(prefix(indent))
    let margin = String(repeating: " ", count: indent + 2)
    var lines: [String] = []
    var line = head
    var isEmpty = true
    for word in QuotedWords(dropFirst(indent)).typed.map(String.init) {
      // Room is kept for a blank and the backslash.
      if !isEmpty, line.columnCount + 1 + word.columnCount > width - 2 {
        lines.append(line + " \\")
        line = margin + word
      } else {
        line += isEmpty ? word : " " + word
      }
      isEmpty = false
      guard line.columnCount > width - 2, let pieces = word.schedulePieces else { continue }
      line.removeLast(word.count)
      for (position, piece) in pieces.enumerated() {
        if position > 0, line.columnCount + piece.columnCount > width - 2 {
          while line.last == " " { line.removeLast() }
          lines.append(line)
          line = margin + " "
        }
        line += piece
      }
    }
    return lines + [line]
  }

  /// A quoted schedule in pieces of one event each, with the blank behind it; nil for another word.
  private var schedulePieces: [String]? {
    guard hasPrefix("'"), contains(#/#[0-9]+ before /#) else { return nil }
    var pieces: [String] = []
    var rest = self[...]
    while let end = rest.firstRange(of: #/#[0-9]+,? (before )?/#)?.upperBound {
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }
}
