/// The bytes that have a meaning in a scenario file.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let `return` = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let delete: UInt8 = 0x7F
}

extension UInt8 {
  var isASCIIDigit: Bool { self &- ASCII.zero < 10 }

  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte can be part of a bare word: a key or value without its quotes.
  var isWordByte: Bool {
    isASCIIDigit || isASCIILetter || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == ASCII.minus
      || self == ASCII.plus || self == ASCII.dot
  }

  /// Whether the byte ends the host of a URL.
  var endsHost: Bool {
    self == ASCII.slash || self == UInt8(ascii: "?") || self == ASCII.hash
  }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt32? {
    if isASCIIDigit { return UInt32(self - ASCII.zero) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
