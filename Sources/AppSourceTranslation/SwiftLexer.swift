/// Splits Swift source into tokens, as far as names, brackets and literals are concerned.
struct SwiftLexer {
  private enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let pound = UInt8(ascii: "#")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let dot = UInt8(ascii: ".")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The start of the current token.
  private var start = 0
  private var isFirstOnLine = true
  private var tokens: [SwiftToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the tokens of a file.
  ///
  /// - Parameter bytes: The file in UTF-8. Invalid Swift, such as an unterminated literal, extends to the end of the
  ///   file.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    while lexer.position < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  /// Reads one token, one comment or one piece of white space.
  private mutating func step() {
    start = position
    let first = bytes[position]
    if first == Byte.newline {
      position += 1
      isFirstOnLine = true
    } else if first <= UInt8(ascii: " ") {
      position += 1
    } else if first == Byte.slash, byte(1) == Byte.slash {
      while let next = byte(), next != Byte.newline { position += 1 }
    } else if first == Byte.slash, byte(1) == Byte.star {
      skipComment()
    } else {
      finish(readToken(first))
    }
  }

  private mutating func finish(_ kind: SwiftToken.Kind) {
    // A backslash may be the last character.
    position = min(position, bytes.count)
    tokens.append(SwiftToken(kind: kind, range: start..<position, isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
  }

  /// Skips a comment; block comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == Byte.slash, byte(1) == Byte.star {
        depth += 1
        position += 2
      } else if byte() == Byte.star, byte(1) == Byte.slash {
        depth -= 1
        position += 2
      } else {
        if byte() == Byte.newline { isFirstOnLine = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func readToken(_ first: UInt8) -> SwiftToken.Kind {
    let pounds = poundsAhead()
    if byte(pounds) == Byte.quote {
      readText(pounds)
      return .literal
    }
    if pounds > 0, byte(pounds) == Byte.slash {
      readRegularExpression(pounds)
      return .literal
    }
    if first == Byte.slash, isRegularExpressionAhead {
      readRegularExpression(0)
      return .literal
    }
    if first == Byte.backtick {
      position += 1
      while let next = byte(), next != Byte.backtick, next != Byte.newline { position += 1 }
      if byte() == Byte.backtick { position += 1 }
      return .name
    }
    if Self.isDigit(first) {
      readNumber()
      return .number
    }
    if Self.belongsToName(first) {
      while let next = byte(), Self.belongsToName(next) { position += 1 }
      return .name
    }
    position += 1
    return .punctuation
  }

  private func poundsAhead() -> Int {
    var count = 0
    while byte(count) == Byte.pound { count += 1 }
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func belongsToName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: isDigit(byte)
    }
  }

  private mutating func readNumber() {
    while let next = byte() {
      let isFraction = next == Byte.dot && byte(1).map(Self.isDigit) == true
      guard Self.belongsToName(next) || isFraction else { return }
      position += 1
    }
  }

  // MARK: Literals

  private mutating func readText(_ pounds: Int) {
    position += pounds
    let isLong = byte(1) == Byte.quote && byte(2) == Byte.quote
    let quotes = isLong ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == Byte.backslash, hasPounds(pounds, at: 1) {
        position += 1 + pounds
        if byte() == Byte.open { readInterpolation() } else { position += 1 }
      } else if next == Byte.quote, hasQuotes(quotes), hasPounds(pounds, at: quotes) {
        position += quotes + pounds
        return
      } else if next == Byte.newline, !isLong {
        return
      } else {
        position += 1
      }
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == Byte.pound }
  }

  private func hasQuotes(_ count: Int) -> Bool { (0..<count).allSatisfy { byte($0) == Byte.quote } }

  /// Reads an interpolation: code that may contain literals; the text before and after it becomes separate tokens.
  private mutating func readInterpolation() {
    finish(.literal)
    var depth = 0
    repeat {
      let count = tokens.count
      step()
      guard let last = tokens.last, tokens.count > count, last.range.count == 1 else { continue }
      if bytes[last.range.lowerBound] == Byte.open { depth += 1 }
      if bytes[last.range.lowerBound] == Byte.close { depth -= 1 }
    } while depth > 0 && position < bytes.count
    start = position
  }

  /// Whether a slash starts a regular expression: a value is possible here, and another slash follows on the same line.
  private var isRegularExpressionAhead: Bool {
    guard let next = byte(1), next > UInt8(ascii: " "), next != Byte.star, valueMayBegin else { return false }
    var offset = 1
    while let next = byte(offset), next != Byte.newline {
      if next == Byte.slash { return true }
      offset += next == Byte.backslash ? 2 : 1
    }
    return false
  }

  private var valueMayBegin: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal, .number: return false
    case .name: return ["return", "try", "case", "in", "where", "if", "guard", "while", "await"].contains(text(last))
    case .punctuation: return ["(", "[", "{", ",", "=", ":", ";", "?", "&", "|", "!"].contains(text(last))
    }
  }

  private func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private mutating func readRegularExpression(_ pounds: Int) {
    position += pounds + 1
    while let next = byte() {
      if next == Byte.slash, hasPounds(pounds, at: 1) {
        position += 1 + pounds
        return
      }
      if next == Byte.newline, pounds == 0 { return }
      position += next == Byte.backslash ? 2 : 1
    }
  }
}
