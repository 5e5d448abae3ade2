import SDKContract

/// One line of a schedule, which orders two events, such as `sceneDidBecomeActive#1 before wait#2`.
package enum ConstraintText {
  static let pattern = "^[^#]+#[1-9][0-9]{0,5} before [^#]+#[1-9][0-9]{0,5}$"
  static let separator = " before "
  /// A valid line, for complaints.
  static let example = "sceneDidBecomeActive#1 before wait#2"
  /// The complaint about a line that names the same event twice.
  package static let selfComplaint = "an event cannot come before itself"

  /// Returns the two events; nil if the text does not name two events.
  package static func parse(_ text: String) -> (first: EventName, second: EventName)? {
    var rest = Substring(text)
    guard let first = takeEvent(&rest), rest.hasPrefix(separator) else { return nil }
    rest = rest.dropFirst(separator.count)
    guard let second = takeEvent(&rest), rest.isEmpty else { return nil }
    return (first, second)
  }

  /// Returns the text for two events.
  package static func write(_ first: EventName, before second: EventName) -> String {
    first.text + separator + second.text
  }

  /// Returns the lines of a schedule that is written on one line.
  ///
  /// Names of events may contain commas, so a line ends only at a comma that follows a number.
  package static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    // A command spread over several lines has line breaks and indentation instead of single blanks.
    var rest = text.replacing(#/\s*\n\s*/#, with: " ")[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return lines }
      let end = rest.firstRange(of: #/#[0-9]+\s*,/#)
      var line = rest[..<(end?.upperBound ?? rest.endIndex)]
      rest = rest[line.endIndex...]
      while let last = line.last, last.isWhitespace || end != nil && last == "," { line.removeLast() }
      lines.append(line)
    }
  }

  /// Removes an event from the front of a text.
  private static func takeEvent(_ text: inout Substring) -> EventName? {
    guard let hash = text.firstIndex(of: "#"), hash > text.startIndex else { return nil }
    let digits = text[text.index(after: hash)...].prefix { $0.isASCII && $0.isNumber }
    guard digits.first != "0", digits.count <= 6, let number = Int(digits) else { return nil }
    let event = EventName(String(text[..<hash]), number)
    text = text[digits.endIndex...]
    return event
  }

  /// Returns what is wrong with a text as a line of a schedule, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return parse(text) == nil ? complaint(about: text) : nil
  }

  /// Returns the complaint about a text that is not a line of a schedule.
  package static func complaint(about text: String) -> String {
    let meant = numbered(text).flatMap { parse($0) == nil ? nil : $0 }
    return meant.map { "\(text.quoted) needs a number after each event, starting at 1; write \($0.quoted)" }
      ?? "\(text.quoted) is not an order of two events; write it as in \(example.quoted)"
  }

  /// Returns a line with the number 1 for each event that has none; nil if it does not name two events.
  private static func numbered(_ text: String) -> String? {
    let events = text.split(separator: separator, omittingEmptySubsequences: false)
    guard events.count == 2, events.allSatisfy({ event in event.contains { !$0.isWhitespace } }) else { return nil }
    return events.map { $0.contains("#") ? String($0) : "\($0)#1" }.joined(separator: separator)
  }
}
