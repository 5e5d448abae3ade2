/// The words of a line where a word can have blanks: in quotes, or behind backslashes.
enum QuotedWords {
  /// Returns the words without their quotes and backslashes; nil if a quote is not closed.
  static func split(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    if isEscaped { word = (word ?? "") + "\\" }
    return words + (word.map { [$0] } ?? [])
  }

  /// The last word as it was typed, or what there is of it.
  static func last(of text: String) -> Substring {
    var start = text.startIndex
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        start = text.index(after: index)
      }
    }
    return text[start...]
  }
}

extension String {
  /// The text as one word, with a backslash before what would end it.
  var escapedWord: String { map { " '\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() }

  /// Whether nothing is left of the text without quotes.
  var isEmptyWhenQuoted: Bool { allSatisfy { $0 == "'" || $0 == "\"" } }
}
