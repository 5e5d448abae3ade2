extension Duration {
  /// The duration in whole microseconds, rounded towards zero and clamped to the range of the type.
  package var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    return whole.addingReportingOverflow(attoseconds / 1_000_000_000_000).partialValue
  }
}
