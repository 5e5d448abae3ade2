extension Duration {
  /// The duration in whole microseconds, rounded towards zero and clamped to the range of the type.
  package var microseconds: Int64 {
    let attosecondsPerMicrosecond: Int64 = 1_000_000_000_000
    // Durations up to nine seconds avoid a 128-bit division.
    if let few = Int64(exactly: attoseconds) { return few / attosecondsPerMicrosecond }
    return Int64(clamping: attoseconds / Int128(attosecondsPerMicrosecond))
  }
}
