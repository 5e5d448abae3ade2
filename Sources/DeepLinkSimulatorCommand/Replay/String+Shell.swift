import DeepLinkSimulator

extension String {
  /// The text as one word of a shell command.
  var shellQuoted: String {
    // Bytes that are not text, and what a terminal would obey, are written in the syntax of bash and zsh.
    unicodeScalars.contains { !$0.isShowable } ? "$'\(escaped)'" : textShellQuoted
  }

  /// The path as one word of a shell command, which no command takes for an option.
  var pathQuoted: String { (hasPrefix("-") ? "./\(self)" : self).shellQuoted }

  /// The name of a scenario as one word of a command: a dash for standard input, with the variant if there is one.
  var scenarioArgument: String {
    let path = SelectedPath(self).path
    guard path == ScenarioSource.standardInputName else { return pathQuoted }
    return self == path ? "-" : "-\(dropFirst(path.count))".shellQuoted
  }

  private var escaped: String {
    unicodeScalars.map { scalar in
      if !scalar.isShowable { return SystemPath.bytes(String(scalar)).map(\.shellEscape).joined() }
      return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }.joined()
  }

  /// Returns a line with a shell command, broken into lines that can be pasted together.
  ///
  /// A line ends with a backslash between words. The only words that are broken are schedules, whose quotes continue in
  /// the next line: between their events, a line break is equivalent to a blank.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line; nil for no limit.
  ///   - indent: The column at which the command starts.
  func shellLines(width: Int?, indent: Int) -> [String] {
    guard let width, columnCount > width else { return [self] }
    let head = String(prefix(indent))
    let margin = String(repeating: " ", count: indent + 2)
    var lines: [String] = []
    var line = head
    var isEmpty = true
    for word in QuotedWords(dropFirst(indent)).typed.map(String.init) {
      // Leaves room for a blank and the backslash.
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

  /// The pieces of a quoted schedule, one event each with the following blank; nil for another word.
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

extension UInt8 {
  /// The byte in a word of the form `$'…'`, with both digits, so that no letter after it is taken for one.
  fileprivate var shellEscape: String { (self < 0x10 ? "\\x0" : "\\x") + String(self, radix: 16) }
}
