/// The way in which the backend writes a time, without a calendar, a locale or a time zone.
enum AdjustTimestamp {
  /// Returns a time such as `2021-03-04T00:03:09.040Z+0000`.
  ///
  /// - Parameter milliseconds: The time since the start of 1970, in UTC.
  static func text(milliseconds: Int64) -> String {
    let day = floorDivide(milliseconds, 86_400_000)
    let time = milliseconds - day * 86_400_000
    let date = civil(day)
    var text = padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
    text += "T" + padded(time / 3_600_000, 2) + ":" + padded(time / 60_000 % 60, 2)
    text += ":" + padded(time / 1000 % 60, 2) + "." + padded(time % 1000, 3)
    return text + "Z+0000"
  }

  /// Returns the date of a day counted from the start of 1970.
  ///
  /// Years are counted from March, so that a leap day is the last day of one, and in eras of 400 years.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
  }

  private static func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
    dividend >= 0 ? dividend / divisor : -((divisor - 1 - dividend) / divisor)
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
