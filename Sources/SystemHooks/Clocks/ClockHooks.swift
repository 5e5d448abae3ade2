#if os(Linux)
  import Glibc

  /// The device's clocks: code that reads the time, or calculates a deadline from it, gets virtual time.
  ///
  /// `Date()`, `DispatchTime.now()`, `ContinuousClock.now` and `ProcessInfo.systemUptime` all end here.
  enum ClockHooks {
    static let original = SystemFunction("clock_gettime").pointer(
      (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)

    /// The device's uptime at the start of a run, in seconds.
    static let upTime: Int64 = 86_400

    /// Returns the virtual time on a clock that counts from the device's start.
    static func upTime(at now: Duration) -> Duration { now + .seconds(upTime) }
  }

  /// Returns the time of a clock: virtual time in a simulated app.
  @_cdecl("clock_gettime")
  public func hookedClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> CInt {
    guard let system = VirtualSystem.current else { return ClockHooks.original(clock, time) }
    let isWallClock = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE
    let (seconds, attoseconds) = (isWallClock ? system.timeSince1970 : ClockHooks.upTime(at: system.now)).components
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return 0
  }
#endif
