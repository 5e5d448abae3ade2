/// A parameter of a link: what it means, and how the link spells it.
public struct LinkParameter {
  /// The name, decoded.
  public var key: String
  /// The value, decoded.
  public var value: String
  /// Both as they stand in the link.
  public var spelling: String

  /// Creates a parameter.
  public init(key: String, value: String, spelling: String) {
    self.key = key
    self.value = value
    self.spelling = spelling
  }

  /// Whether a text comes before another by its bytes.
  public static func inOrderOfUnicode(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension SeededRandom {
  private static let alphabet = Array("abyzAZ059-._~ +&=#?/%:@!$'()*,;\"<>[]\\^`{|}éß果物😀\n\u{200D}\u{301}\u{0}")
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)

  /// Returns any text, with all that needs escaping in a link.
  public mutating func text(upTo length: Int) -> String {
    var text = ""
    for _ in 0..<next(length + 1) { text.append(Self.alphabet[next(Self.alphabet.count)]) }
    return text
  }

  /// Escapes all bytes but those that mean themselves anywhere, and some of these as well.
  public mutating func escaped(_ text: String) -> String {
    let digits = Array(next(2) == 0 ? "0123456789ABCDEF" : "0123456789abcdef")
    var escaped = ""
    for byte in text.utf8 {
      if Self.plain.contains(byte), next(8) > 0 {
        escaped.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        escaped += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return escaped
  }

  /// Returns parameters whose names no payload uses for anything else.
  public mutating func parameters(prefix: String, emptyValues: Bool) -> [LinkParameter] {
    var parameters: [LinkParameter] = []
    for index in 0..<next(6) {
      let key = "\(index)" + text(upTo: 6)
      var value = text(upTo: 20)
      if !emptyValues, value.isEmpty { value = "0" }
      parameters.append(
        LinkParameter(key: key, value: value, spelling: prefix + escaped(key) + "=" + escaped(value)))
    }
    return parameters
  }

  /// Returns a link with parameters, and now and then a fragment.
  public mutating func link(_ base: String, _ parameters: [LinkParameter]) -> String {
    base + "?" + parameters.map(\.spelling).joined(separator: "&") + (next(3) == 0 ? "#x=1&adjust_x=2" : "")
  }
}

extension Array {
  /// Returns the elements in another order, the same in every run.
  public func shuffled(by random: inout SeededRandom) -> [Element] {
    var result = self
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, random.next(index + 1)) }
    return result
  }
}
