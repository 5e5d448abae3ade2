import SDKContract

extension SyntaxReader {
  struct ReadString {
    var hasEscapes = false
    var isValid = true
  }

  /// Reads a string and its quotes; nil if it is not terminated, which stops the reading.
  mutating func readString(until quote: UInt8) -> ReadString? {
    let start = position
    if quote != ASCII.quote { complain(at: start, "a string needs double quotes, not single ones") }
    var string = ReadString()
    position += 1
    while position < end {
      let byte = tree.bytes[position]
      if byte == quote {
        position += 1
        return string
      }
      if byte == ASCII.backslash {
        string.hasEscapes = true
        if !readEscape() { string.isValid = false }
      } else if byte < ASCII.space {
        if byte == ASCII.newline || byte == ASCII.return { break }
        let name = byte == ASCII.tab ? "a tab" : "a control character"
        complain(at: position, "\(name) in a string; write \(Self.escape(byte))")
        string.isValid = false
        position += 1
      } else {
        position += 1
      }
    }
    stop(at: start, "this string is not closed in its line; its second quote is missing")
    return nil
  }

  private static func escape(_ byte: UInt8) -> String {
    if byte == ASCII.tab { return "\\t" }
    let digits = String(byte, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private mutating func readEscape() -> Bool {
    let start = position
    let kind = position + 1 < end ? tree.bytes[position + 1] : 0
    switch kind {
    case ASCII.quote, ASCII.backslash, ASCII.slash:
      position += 2
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let (scalar, length) = EscapedCharacter.read(tree.bytes, at: position, before: end)
      position = min(position + length, end)
      guard scalar == nil else { return true }
      complain(
        at: start,
        length == 2
          ? "\"\\u\" needs four hexadecimal digits after it"
          : "this escape is one half of a character; the other half is missing")
      return false
    default:
      position += 1
      complain(at: start, "unknown escape in a string; write \"\\\\\" for a backslash")
      return false
    }
    return true
  }

  /// Reads a word without quotes.
  mutating func readWord(key: Key?) {
    let start = position
    if readTypographicString("a string") != nil {
      add(.invalid, from: start, key: key)
      return finishedValue(.optional)
    }
    skipWord()
    let kind = keyword(from: start)
    if kind == .invalid {
      let word = word(from: start)
      let hint =
        Spelling.hint(for: word, in: ["true", "false", "null"]) ?? Self.hint(aboutFullWidthNumber: word)
        ?? "; a string needs double quotes"
      complain(at: start, "unknown word \(word.quoted)\(hint)")
    }
    add(kind, from: start, key: key)
    finishedValue(kind == .invalid ? .optional : .needed)
  }

  private func keyword(from start: Int) -> SyntaxTree.Node.Kind {
    func matches(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { tree.bytes[start..<position].elementsEqual($0) }
    }
    if matches("true") { return .true }
    if matches("false") { return .false }
    return matches("null") ? .null : .invalid
  }

  /// Reads a number in JSON syntax.
  mutating func readNumber(key: Key?) {
    let start = position
    skipWord()
    let kind = kindOfNumber(from: start)
    if kind == .invalid { complain(at: start, complaintAboutNumber(from: start)) }
    add(kind, from: start, key: key)
    finishedValue(kind == .invalid ? .optional : .needed)
  }

  private func kindOfNumber(from start: Int) -> SyntaxTree.Node.Kind {
    var index = start
    func skipDigits() -> Int {
      let first = index
      while index < position, tree.bytes[index].isASCIIDigit { index += 1 }
      return index - first
    }
    func skip(_ byte: UInt8) -> Bool {
      guard index < position, tree.bytes[index] == byte else { return false }
      index += 1
      return true
    }
    _ = skip(ASCII.minus)
    let startsWithZero = index < position && tree.bytes[index] == ASCII.zero
    let digits = skipDigits()
    guard digits > 0, !(startsWithZero && digits > 1) else { return .invalid }
    if index == position {
      return digits < 18 || Int(word(from: start)) != nil ? .integer : .invalid
    }
    if skip(ASCII.dot), skipDigits() == 0 { return .invalid }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(ASCII.plus) { _ = skip(ASCII.minus) }
      guard skipDigits() > 0 else { return .invalid }
    }
    guard index == position, let value = Double(word(from: start)), value.isFinite else { return .invalid }
    return .double
  }

  private func complaintAboutNumber(from start: Int) -> String {
    let word = word(from: start)
    if DurationText.parse(word.utf8) != nil { return "a duration needs double quotes; write \(word.quoted)" }
    if let hint = Self.hint(aboutFullWidthNumber: word) { return "unknown number \(word.quoted)\(hint)" }
    let isDecimal = word.utf8.allSatisfy { $0.isASCIIDigit || $0 == ASCII.minus }
    let isTooLarge = isDecimal ? Int(word) == nil : word.utf8.contains(UInt8(ascii: "e")) && Double(word) == .infinity
    if isTooLarge, Double(word) != nil {
      let limit = isDecimal ? String(Int.max) : "1.7e308"
      return "the number \(word.prefix(40)) is too large; at most \(limit), "
        + "or in double quotes where a string can stand"
    }
    return "\(word.quoted) is not a number as JSON has it, such as 5, -5 or 0.5"
  }
}
