/// Durations as the SDKs log them: in seconds, with a fixed number of decimals and a decimal point in every locale.
package enum LogSeconds {
  /// Returns seconds with one decimal; ties round to even.
  package static func tenths(_ duration: Duration) -> String { text(duration.microseconds, unit: 100_000, decimals: 1) }

  /// Returns seconds with two decimals.
  package static func hundredths(_ duration: Duration) -> String {
    text(duration.microseconds, unit: 10_000, decimals: 2)
  }

  private static func text(_ microseconds: Int64, unit: Int64, decimals: Int) -> String {
    let (quotient, rest) = max(microseconds, 0).quotientAndRemainder(dividingBy: unit)
    let isUp = rest * 2 > unit || (rest * 2 == unit && !quotient.isMultiple(of: 2))
    let digits = String(quotient + (isUp ? 1 : 0))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
