/// A line of an SDK's log, in the forms in which a search compares it with a line that a user pastes.
struct LogLine {
  /// The line as the SDK prints it.
  let line: String
  /// The letters of the line, in lower case.
  let plain: String
  /// The same of the message alone, or of the whole line if the message is short.
  ///
  /// What an SDK prints before it depends on its version, and may name a queue. The system's log may leave it out.
  let message: String

  /// The minimum length of a part of a line that stands for the line.
  static let shortest = 12

  /// The same for the start of a line whose end is missing.
  static let shortestStart = 24

  /// Creates the forms of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - text: What is compared, such as the line without its links; the line if nil.
  init(_ line: String, as text: String? = nil) {
    self.line = line
    let text = (text ?? line).withoutClasses
    plain = Self.letters(of: text)
    let message = Self.letters(of: Self.message(of: text))
    self.message = message.count >= Self.shortest ? message : plain
  }

  /// Returns whether a message is the whole of this one, whatever token follows it, as in `Event tracked 'abc123'`.
  func isWhole(_ message: String) -> Bool {
    message == self.message || Self.withoutToken(message) == Self.withoutToken(self.message)
  }

  /// Returns the letters of a message without a last word of letters and digits.
  private static func withoutToken(_ message: String) -> Substring {
    guard let space = message.lastIndex(of: " ") else { return message[...] }
    let last = message[space...].dropFirst()
    return last.contains("0") && last.count > 1 ? message[..<space] : message[...]
  }

  /// Returns the letters of the message of a line, however short it is.
  static func shortMessage(of line: String) -> String { letters(of: message(of: line)) }

  /// Returns the letters of a line in lower case, with a zero for each number, decimals included, because users omit
  /// brackets and quotes, and the shell removes some.
  private static func letters(of line: String) -> String {
    if let bytes = line.asciiBytes { return letters(of: bytes) }
    let words = line.replacing(#/\d+(?:[.,]\d+)+/#, with: "0").withoutDigits.lowercased()
      .split { !($0.isLetter || $0.isNumber) }
    return words.joined(separator: " ")
  }

  private static func letters(of bytes: [UInt8]) -> String {
    let (space, zero) = (UInt8(ascii: " "), UInt8(ascii: "0"))
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8?
    for (place, byte) in bytes.enumerated() {
      // The separator of a decimal number depends on the region of the device.
      let isSeparator = previous == zero && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","))
      if isSeparator, place + 1 < bytes.count, bytes[place + 1].isDigit { continue }
      let next = byte.isDigit ? zero : byte.letterOrDigit
      defer { previous = next }
      guard let next, next != zero || previous != zero else { continue }
      if previous == nil, !text.isEmpty { text.append(space) }
      text.append(next)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a line without the brackets before its message, and without a name that follows them, as in
  /// `[DEBUG] Name: Skip launch`.
  private static func message(of line: String) -> String {
    let words = line.split(whereSeparator: \.isWhitespace)
    var rest = words.drop { $0.hasPrefix("[") }
    if rest.count < words.count, rest.first?.hasSuffix(":") == true {
      rest = rest.dropFirst().drop { $0.hasPrefix("[") }
    }
    return rest.joined(separator: " ")
  }
}

extension String {
  /// The text without the classes of methods, as in `-[Shop.AppDelegate onConversionDataFail:]`: each app has its own.
  fileprivate var withoutClasses: String {
    guard contains("-[") else { return self }
    return replacing(#/-\[[^\s\]]+(?:\s|$)/#, with: "-[ ")
  }
}
