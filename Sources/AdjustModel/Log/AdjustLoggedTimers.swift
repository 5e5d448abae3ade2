import SDKContract

/// What the log of a process has said of the SDK's timers, which decides what it says next (ADJTimerCycle.m,
/// ADJTimerOnce.m).
struct AdjustLoggedTimers {
  private static let backgroundTime = Duration.seconds(60)

  private var foregroundTimerRuns = false
  /// When the background timer was last started; it keeps this time when it is cancelled.
  private var backgroundTimerStart: VirtualInstant?

  /// Returns the line that the log has for a start or a stop of a timer, or nil if it has none; any other line as it
  /// is.
  ///
  /// - Parameters:
  ///   - line: The line for a timer that does not run yet, or that runs.
  ///   - now: The time of the line.
  mutating func line(_ line: AdjustLogLine, at now: VirtualInstant) -> AdjustLogLine? {
    switch line {
    case .foregroundTimerStarts:
      defer { foregroundTimerRuns = true }
      return foregroundTimerRuns ? .foregroundTimerRuns : line
    case .foregroundTimerSuspended:
      defer { foregroundTimerRuns = false }
      return foregroundTimerRuns ? line : .foregroundTimerIsSuspended
    case .backgroundTimerStarts:
      if let start = backgroundTimerStart, start.elapsed(to: now) < Self.backgroundTime { return nil }
      backgroundTimerStart = now
      return line
    default: return line
    }
  }
}
