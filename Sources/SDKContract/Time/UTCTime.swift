/// A time of day on a date, in UTC, on the proleptic Gregorian calendar.
///
/// It replaces `Date` where text must not depend on the machine's locale, time zone or calendar data.
public struct UTCTime: Hashable, Sendable {
  /// Microseconds since 1 January 1970.
  package var microseconds: Int64

  /// Creates a time from the microseconds since 1 January 1970.
  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Creates a time from the parts of a date; parts out of range carry over.
  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0
  ) {
    // Years are counted from March, so that the leap day is the last day of a year.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let leapDays = Self.floor(years, 4) - Self.floor(years, 100) + Self.floor(years, 400)
    let days = 365 * years + leapDays + (153 * months + 2) / 5 + day - 1 - Self.daysBefore1970
    let milliseconds = ((days * 24 + hour) * 60 + minute) * 60_000 + second * 1000 + millisecond
    microseconds = Int64(milliseconds) * 1000
  }

  /// Returns the time of day of an instant in a run that began at this time, clamped to what the calendar can
  /// represent.
  package func adding(_ instant: VirtualInstant) -> UTCTime {
    // The virtual clock ends as far from the start of a run as this calendar does from 1970.
    let (sum, overflow) = microseconds.addingReportingOverflow(instant.microseconds)
    return UTCTime(microseconds: overflow ? (instant.microseconds < 0 ? .min : .max) : sum)
  }

  /// The time at which a run starts, unless its scenario says otherwise.
  package static let defaultStart = UTCTime(year: 2026, month: 1, day: 1)

  private static let daysBefore1970 = 719_468

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension UTCTime: CustomStringConvertible {
  /// The time in the format of conversion data: `2020-08-12 15:08:00.770`.
  public var description: String { text(separator: " ") }
}

extension UTCTime {
  /// Returns the time with a separator between date and time of day.
  ///
  /// - Parameters:
  ///   - separator: The separator, which is an ASCII character.
  ///   - hasMilliseconds: Whether the text has milliseconds.
  ///   - zone: The time zone at the end of the text, in ASCII.
  package func text(separator: Unicode.Scalar, hasMilliseconds: Bool = true, zone: StaticString = "") -> String {
    let perDay = 86_400_000_000
    let days = Self.floor(Int(microseconds), perDay)
    let sinceMidnight = Int(microseconds) % perDay
    let milliseconds = (sinceMidnight < 0 ? sinceMidnight + perDay : sinceMidnight) / 1000
    let shifted = days + Self.daysBefore1970
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let months = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * months + 2) / 5 + 1
    let month = months < 10 ? months + 3 : months - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    // Fast path: servers put a time into every answer.
    return String(unsafeUninitializedCapacity: Digits.capacity + zone.utf8CodeUnitCount) { buffer in
      var text = Digits(buffer)
      text.append(year: year)
      text.append("-")
      text.append(twoDigits: month)
      text.append("-")
      text.append(twoDigits: day)
      text.append(separator)
      text.append(twoDigits: milliseconds / 3_600_000)
      text.append(":")
      text.append(twoDigits: milliseconds / 60_000 % 60)
      text.append(":")
      text.append(twoDigits: milliseconds / 1000 % 60)
      if hasMilliseconds {
        text.append(".")
        text.append(digit: milliseconds % 1000 / 100)
        text.append(twoDigits: milliseconds % 100)
      }
      text.append(zone: zone)
      return text.count
    }
  }

  /// Writes the characters of a time into the memory of a string.
  ///
  /// Sound because an `Int64` of microseconds has years of at most six digits and a sign, and the zone is
  /// counted separately. Debug builds, in which all tests run, check each write against the capacity.
  private struct Digits {
    /// The most characters of a time without its zone.
    static let capacity = 32
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    mutating func append(_ separator: Unicode.Scalar) { append(UInt8(ascii: separator)) }

    mutating func append(zone: StaticString) {
      zone.withUTF8Buffer { bytes in
        for byte in bytes { append(byte) }
      }
    }

    private mutating func append(_ byte: UInt8) {
      buffer.initializeElement(at: count, to: byte)
      count += 1
    }

    mutating func append(digit: Int) { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

    mutating func append(twoDigits number: Int) {
      append(digit: number / 10)
      append(digit: number % 10)
    }

    /// Appends a year in four characters, with leading zeros; more only if they do not suffice.
    mutating func append(year: Int) {
      if year < 0 { append("-") }
      var unit: UInt = year < 0 ? 100 : 1000
      while year.magnitude / unit >= 10 { unit *= 10 }
      while unit > 0 {
        append(digit: Int(year.magnitude / unit % 10))
        unit /= 10
      }
    }
  }
}
