extension Duration {
  private static var attosecondsPerMicrosecond: Int64 { 1_000_000_000_000 }

  /// The duration in whole microseconds, rounded to the nearest one and clamped to the range of the type.
  ///
  /// A duration that is made of a `Double` is seldom a whole number of them: `.seconds(70.3)` is a little less than it
  /// says.
  package var microseconds: Int64 {
    let half = Self.attosecondsPerMicrosecond / 2
    // Durations up to nine seconds avoid a 128-bit division.
    if let few = Int64(exactly: attoseconds), few.magnitude < .max / 4 {
      return (few + (few < 0 ? -half : half)) / Self.attosecondsPerMicrosecond
    }
    let (sum, isTooLong) = attoseconds.addingReportingOverflow(Int128(attoseconds < 0 ? -half : half))
    return Int64(clamping: (isTooLong ? attoseconds : sum) / Int128(Self.attosecondsPerMicrosecond))
  }

  /// Whether the duration is a whole number of microseconds, apart from rounding errors of `Double`.
  package var isInMicroseconds: Bool {
    let rest = attoseconds.magnitude % UInt128(Self.attosecondsPerMicrosecond)
    let distance = min(rest, UInt128(Self.attosecondsPerMicrosecond) - rest)
    return distance <= attoseconds.magnitude >> 46
  }
}
