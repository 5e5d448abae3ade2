/// Measures time with the machine's monotonic clock.
enum Stopwatch {
  /// Runs work several times, and returns the median of the times in seconds.
  static func median(of runs: Int = 5, _ work: () -> Void) -> Double {
    let times = (0..<runs).map { _ in seconds(work) }
    return times.sorted()[runs / 2]
  }

  /// Runs work once, and returns the time in seconds.
  static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return duration / .seconds(1)
  }
}
