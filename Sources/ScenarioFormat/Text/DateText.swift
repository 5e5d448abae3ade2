import SDKContract

/// Dates with a time in UTC, such as `2026-01-31T12:00:00.000Z`.
enum DateText {
  static let pattern =
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    + "(T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{3})?Z)?$"

  /// Returns what is wrong with a text as a date, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard read(bytes) == nil else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return "\(text.quoted) is not a date; write it in UTC, such as \"2026-01-31T12:00:00Z\""
  }

  /// Returns the time that a text stands for; nil if the text is not a date.
  static func read(_ bytes: ArraySlice<UInt8>) -> UTCTime? {
    let text = Array(bytes)
    let template: String
    switch text.count {
    case 10: template = "0000-00-00"
    case 20: template = "0000-00-00T00:00:00Z"
    case 24: template = "0000-00-00T00:00:00.000Z"
    default: return nil
    }
    for (byte, form) in zip(text, template.utf8) {
      guard form == ASCII.zero ? byte.isASCIIDigit : byte == form else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      text[range].reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    guard 1...12 ~= month, 1...daysInMonth(month, year) ~= day else { return nil }
    guard text.count > 10 else { return UTCTime(year: year, month: month, day: day) }
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return UTCTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      millisecond: text.count == 24 ? number(20..<23) : 0)
  }

  /// Returns the longest text for a time.
  static func write(_ time: UTCTime) -> String { time.text(separator: "T", zone: "Z") }

  private static func daysInMonth(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
