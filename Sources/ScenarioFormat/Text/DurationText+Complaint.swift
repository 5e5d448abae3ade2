import SDKContract

extension DurationText {
  /// Returns what is wrong with a text as a duration, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard case .failure(let failure) = read(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    switch failure {
    case .notADuration:
      let hint = (sum(text) ?? withPoint(text)).map(\.quoted) ?? "a number and a unit, such as \"2.5s\""
      return "\(text.quoted) is not a duration; write \(hint)"
    case .negative:
      return "a duration cannot be negative, as \(text.quoted) is"
    case .missingUnit:
      return "a duration needs a unit; write \"\(text)s\" for seconds or \"\(text)ms\" for milliseconds"
    case .unknownUnit(let unit):
      let hint = spelledOut[unit.lowercased()].map { "; write \"\(text.dropLast(unit.count))\($0)\"" } ?? ""
      return "unknown unit \(unit.quoted) in a duration; the units are us, ms, s, m, h and d\(hint)"
    case .tooFine:
      return "\(text.quoted) is finer than a microsecond, the resolution of the clock"
    case .tooLong:
      return "\(text.quoted) is too long; a duration is at most \(longestInDays)d"
    }
  }

  /// Returns the duration that several numbers with units probably mean together, such as `1m 30s` or `2 seconds`; nil
  /// if they mean none.
  private static func sum(_ text: String) -> String? {
    var rest = Substring(text.lowercased())
    var sum = Duration.zero
    repeat {
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      let afterNumber = rest.dropFirst(number.count).drop { $0 == " " }
      let unit = afterNumber.prefix(while: \.isLetter)
      guard let part = parse("\(number)\(spelledOut[String(unit)] ?? String(unit))".utf8) else { return nil }
      sum += part
      rest = afterNumber.dropFirst(unit.count).drop { $0 == " " }
    } while !rest.isEmpty
    let text = write(sum)
    return parse(text.utf8) == nil ? nil : text
  }

  /// Returns a duration whose decimal point is written as a comma, such as `1,5s`, with a point; nil if it is none.
  private static func withPoint(_ text: String) -> String? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let changed = text.replacing(",", with: ".")
    guard !text[text.index(after: comma)...].contains(","), parse(changed.utf8) != nil else { return nil }
    return changed
  }

  /// Units as they are often written elsewhere.
  private static let spelledOut = [
    "sec": "s", "secs": "s", "second": "s", "seconds": "s", "min": "m", "mins": "m", "minute": "m", "minutes": "m",
    "hr": "h", "hour": "h", "hours": "h", "day": "d", "days": "d", "msec": "ms", "millis": "ms",
    "millisecond": "ms", "milliseconds": "ms", "usec": "us", "µs": "us", "microseconds": "us",
  ]
}
