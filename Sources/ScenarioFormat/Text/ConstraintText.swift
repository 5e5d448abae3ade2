import SDKContract

/// One line of a schedule, which orders two events, such as `sceneDidBecomeActive#1 before wait#2`, or gives the time
/// of one, such as `answer click#1 at 2.1s`.
package enum ConstraintText {
  /// What a line says.
  package enum Line: Hashable, Sendable {
    case order(first: EventName, second: EventName)
    /// The time since the start of the run.
    case time(EventName, Duration)
  }

  static let pattern =
    "^[^#]+#[1-9][0-9]{0,5} (before [^#]+#[1-9][0-9]{0,5}|at \(DurationText.pattern.dropFirst().dropLast()))$"
  static let separator = " before "
  static let timeSeparator = " at "
  /// A valid line, for complaints.
  static let example = "sceneDidBecomeActive#1 before wait#2"
  static let timeExample = "answer click#1 at 2.1s"
  /// The complaint about a line that names the same event twice.
  package static let selfComplaint = "an event cannot come before itself"

  /// Returns what a line says; nil if the text is not a line.
  package static func parse(_ text: String) -> Line? {
    var rest = Substring(text)
    guard let first = takeEvent(&rest) else { return nil }
    if rest.hasPrefix(timeSeparator) {
      return DurationText.parse(rest.dropFirst(timeSeparator.count).utf8).map { .time(first, $0) }
    }
    guard rest.hasPrefix(separator) else { return nil }
    rest = rest.dropFirst(separator.count)
    guard let second = takeEvent(&rest), rest.isEmpty else { return nil }
    return .order(first: first, second: second)
  }

  /// Returns the text for two events.
  package static func write(_ first: EventName, before second: EventName) -> String {
    first.text + separator + second.text
  }

  /// Returns the text for an event and its time.
  package static func write(_ event: EventName, at time: Duration) -> String {
    event.text + timeSeparator + DurationText.write(time)
  }

  /// Returns the lines of a schedule that is written on one line.
  ///
  /// Names of events may contain commas, so a line ends only at a comma that follows a number or a time.
  package static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    // A command spread over several lines has line breaks and indentation instead of single blanks.
    var rest = text.replacing(#/\s*\n\s*/#, with: " ")[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return lines }
      let end = rest.firstRange(of: #/#[0-9]+( at [^\s,#]+)?\s*,/#)
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
    if let meant { return "\(text.quoted) needs a number after each event, starting at 1; write \(meant.quoted)" }
    var rest = Substring(text)
    if takeEvent(&rest) != nil, rest.hasPrefix(timeSeparator),
      let complaint = DurationText.complaint(about: Array(rest.dropFirst(timeSeparator.count).utf8)[...])
    {
      return complaint
    }
    return "\(text.quoted) is neither an order of two events, such as \(example.quoted), nor the time of one, such as "
      + timeExample.quoted
  }

  /// Returns a line with the number 1 for each event that has none; nil if it names no event.
  private static func numbered(_ text: String) -> String? {
    let events = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbered = { (event: Substring) in event.contains("#") ? String(event) : "\(event)#1" }
    if events.count == 1, let time = text.ranges(of: timeSeparator).last, time.lowerBound > text.startIndex {
      return numbered(text[..<time.lowerBound]) + text[time.lowerBound...]
    }
    guard events.count == 2, events.allSatisfy({ event in event.contains { !$0.isWhitespace } }) else { return nil }
    return events.map(numbered).joined(separator: separator)
  }
}
