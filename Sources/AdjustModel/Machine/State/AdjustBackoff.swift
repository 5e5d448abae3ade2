import SDKContract

/// The wait of a queue before it sends a package again (`ADJ-RETRY-1`, `ADJ-RETRY-2`).
package struct AdjustBackoff: Sendable {
  /// The wait before the first retry, before jitter.
  let first: Duration
  /// The longest wait, before jitter.
  let longest: Duration

  /// The strategy for the package queue.
  package static let long = AdjustBackoff(first: .seconds(120), longest: .seconds(24 * 60 * 60))
  /// The strategy for clicks, and for sessions until the install is tracked.
  package static let short = AdjustBackoff(first: .milliseconds(200), longest: .seconds(60 * 60))

  /// Returns the wait before a retry.
  ///
  /// - Parameters:
  ///   - number: The number of the retry; the first is 1.
  ///   - jitterPermille: The factor in thousandths, which is clamped to the SDK's range.
  package func wait(beforeRetry number: Int, jitterPermille: Int) -> Duration {
    // 2^40 times the shortest first wait is far beyond the longest one, and does not overflow.
    let doublings = min(max(number - 1, 0), 40)
    let (doubled, overflow) = first.microseconds.multipliedReportingOverflow(by: 1 << doublings)
    let limited = overflow ? longest.microseconds : min(doubled, longest.microseconds)
    return .microseconds(limited / 1000 * Int64(min(max(jitterPermille, 500), 995)))
  }
}
