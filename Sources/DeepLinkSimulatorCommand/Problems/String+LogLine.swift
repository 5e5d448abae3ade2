extension [String] {
  /// The lines, each where it comes first.
  var withoutDuplicates: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Whether the text is the first line of a message in a log; other lines, and lines in columns, only show data.
  var isMessage: Bool { hasPrefix("[") && !["{", "\t", "   "].contains(where: contains) }

  /// The text with all numbers made equal, because they differ between runs.
  var withoutDigits: String {
    guard let bytes = asciiBytes else { return String(characters: self) }
    let zero = UInt8(ascii: "0")
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if !byte.isDigit { text.append(byte) } else if text.last != zero { text.append(zero) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Makes the numbers of a text equal that may have any characters.
  private init(characters text: String) {
    self = ""
    for character in text {
      if !character.isNumber { append(character) } else if last != "0" { append("0") }
    }
  }

  /// The bytes of a text in ASCII, as nearly all lines of a log are, of which each can be looked at alone; nil for any
  /// other text.
  var asciiBytes: [UInt8]? {
    let bytes = Array(utf8)
    return bytes.contains { $0 >= 0x80 } ? nil : bytes
  }

  /// The text with `url` for every link that names its scheme: an app's links are not those of a scenario.
  var withoutLinks: String {
    var text = ""
    var rest = self[...]
    while let colon = rest.firstRange(of: "://") {
      let scheme = rest[..<colon.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      text += rest[..<colon.lowerBound].dropLast(scheme.count) + "url"
      rest = rest[colon.upperBound...].drop { !$0.isWhitespace && !"\"'`()<>,;".contains($0) }
    }
    return text + rest
  }
}

extension UInt8 {
  /// Whether the byte is a digit in ASCII.
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// The byte as a small letter or a digit in ASCII; nil if it is neither a letter nor a digit.
  var letterOrDigit: UInt8? {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: nil
    }
  }
}
