/// The words of a line, in which quotes and backslashes allow words with blanks.
struct QuotedWords {
  /// The words as they were typed.
  private(set) var typed: [Substring] = []
  /// The last word as it was typed, possibly incomplete; empty after a blank.
  let last: Substring
  /// The words without their quotes and backslashes; nil if a quote is not closed.
  let texts: [String]?

  /// Splits a line into words.
  init(_ line: some StringProtocol) {
    let line = Substring(line)
    var texts: [String] = []
    var start: Substring.Index?
    var text = ""
    var quote: Character?
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if quote == nil, !isEscaped, character.isWhitespace {
        guard let begin = start else { continue }
        typed.append(line[begin..<index])
        texts.append(text)
        (start, text) = (nil, "")
        continue
      }
      start = start ?? index
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    last = line[(start ?? line.endIndex)...]
    if start != nil {
      typed.append(last)
      texts.append(isEscaped ? text + "\\" : text)
    }
    self.texts = quote == nil ? texts : nil
  }
}

extension String {
  /// The text as one word, with a backslash before each character that would end it.
  var escapedWord: String { map { " '\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() }

  /// Whether the text is empty without its quotes.
  var isEmptyWhenQuoted: Bool { allSatisfy { $0 == "'" || $0 == "\"" } }
}
