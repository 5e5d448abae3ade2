extension String {
  /// The text in double quotes for a message: short, on one line, and without control characters.
  package var quoted: String {
    let limit = 60
    var text = "\""
    for scalar in unicodeScalars.prefix(limit) {
      text.unicodeScalars.append(scalar.isShowable ? scalar : "\u{FFFD}")
    }
    if unicodeScalars.dropFirst(limit).first != nil { text += "…" }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the character as itself and in place.
  package var isShowable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: false
    // Line separators, and marks that reorder the text around them.
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    // Private use: terminals differ in what they show.
    case 0xF0000...0x10FFFF: false
    default: true
    }
  }
}

extension Sequence<String> {
  /// The texts as a list in a message: `"a", "b" or "c"`.
  package var alternatives: String {
    let quoted = map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The texts as a choice without quotation marks: `a, b or c`.
  package var choices: String {
    let texts = Array(self)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}
