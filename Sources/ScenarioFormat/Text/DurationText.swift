/// Durations as text: a number and a unit, such as `2.5s`.
package enum DurationText {
  /// The units from the shortest to the longest, in microseconds.
  static let units: [(name: String, microseconds: Int64)] = [
    ("us", 1), ("ms", 1_000), ("s", 1_000_000), ("m", 60_000_000), ("h", 3_600_000_000), ("d", 86_400_000_000),
  ]

  /// The longest duration, in days.
  package static let longestInDays: Int64 = 36_500

  /// The pattern of a duration as a regular expression, for editors.
  static let pattern = "^[0-9]+(\\.[0-9]+)?(\(units.map(\.name).joined(separator: "|")))$"

  enum Failure: Error {
    case notADuration
    case negative
    case unknownUnit(String)
    case missingUnit
    case tooFine
    case tooLong
  }

  /// Returns the duration that a text stands for; nil if it is not a duration.
  package static func parse<Text: Collection<UInt8>>(_ text: Text) -> Duration? {
    try? read(text).get()
  }

  /// Reads a duration, or returns the reason why the text is not one.
  static func read<Text: Collection<UInt8>>(_ text: Text) -> Result<Duration, Failure> {
    var rest = text[...]
    if rest.first == ASCII.minus {
      guard rest.dropFirst().first?.isASCIIDigit == true else { return .failure(.notADuration) }
      return .failure(.negative)
    }
    let whole = rest.prefix { $0.isASCIIDigit }
    rest = rest.dropFirst(whole.count)
    guard !whole.isEmpty else { return .failure(.notADuration) }
    var fraction = rest.prefix(0)
    if rest.first == ASCII.dot {
      fraction = rest.dropFirst().prefix { $0.isASCIIDigit }
      guard !fraction.isEmpty else { return .failure(.notADuration) }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard !rest.isEmpty else { return .failure(.missingUnit) }
    guard let unit = units.first(where: { $0.name.utf8.elementsEqual(rest) }) else {
      guard rest.allSatisfy(\.isASCIILetter) else { return .failure(.notADuration) }
      return .failure(.unknownUnit(String(decoding: rest, as: UTF8.self)))
    }
    return microseconds(whole, fraction, unit.microseconds).map { .microseconds($0) }
  }

  private static func microseconds<Text: Collection<UInt8>>(
    _ whole: Text, _ fraction: Text, _ unit: Int64
  ) -> Result<Int64, Failure> {
    let longest = longestInDays * 86_400_000_000
    var total: Int64 = 0
    for digit in whole {
      total = total * 10 + Int64(digit - ASCII.zero) * unit
      guard total <= longest else { return .failure(.tooLong) }
    }
    // Each digit of the fraction is worth a tenth of the one before it, as long as that is a whole number.
    var numerator: Int64 = 0
    var denominator: Int64 = 1
    for digit in fraction.reversed().drop(while: { $0 == ASCII.zero }).reversed() {
      guard denominator < 1_000_000_000_000 else { return .failure(.tooFine) }
      numerator = numerator * 10 + Int64(digit - ASCII.zero)
      denominator *= 10
    }
    let (product, overflow) = numerator.multipliedReportingOverflow(by: unit)
    guard !overflow, product % denominator == 0 else { return .failure(.tooFine) }
    total += product / denominator
    return total <= longest ? .success(total) : .failure(.tooLong)
  }

  /// Returns a duration as text in the unit that makes it shortest to read.
  ///
  /// One that is finer than the clock is written as it is, and is no duration to who reads it.
  package static func write(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    // For a time of this many years, fractions of a second are irrelevant.
    guard seconds.magnitude < UInt64.max / 4_000_000 else { return "\(seconds)s" }
    guard duration.isInMicroseconds else { return exact(duration) }
    let total = duration.microseconds
    guard total != 0 else { return "0s" }
    for unit in units.reversed() where total % unit.microseconds == 0 && unit.name != "us" && unit.name != "ms" {
      return "\(total / unit.microseconds)\(unit.name)"
    }
    let unit = total.magnitude >= 1_000_000 ? units[2] : total.magnitude >= 1_000 ? units[1] : units[0]
    let (quotient, remainder) = total.magnitude.quotientAndRemainder(dividingBy: unit.microseconds.magnitude)
    let sign = total < 0 ? "-" : ""
    guard remainder > 0 else { return "\(sign)\(quotient)\(unit.name)" }
    var digits = String(remainder + unit.microseconds.magnitude).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(quotient).\(digits)\(unit.name)"
  }

  /// Returns a duration in microseconds with all its decimals.
  private static func exact(_ duration: Duration) -> String {
    let perMicrosecond: UInt128 = 1_000_000_000_000
    let (whole, rest) = duration.attoseconds.magnitude.quotientAndRemainder(dividingBy: perMicrosecond)
    var digits = String(rest + perMicrosecond).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(duration < .zero ? "-" : "")\(whole).\(digits)us"
  }
}
