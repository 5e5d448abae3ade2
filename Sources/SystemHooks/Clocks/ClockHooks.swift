#if os(Linux)
  import Glibc

  /// The device's clocks: code that asks for the time, or for a time from now on, gets virtual time.
  ///
  /// `Date()`, `DispatchTime.now()`, `ContinuousClock.now` and `ProcessInfo.systemUptime` all end here.
  enum ClockHooks {
    static let original = SystemFunction("clock_gettime").pointer(
      (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)

    /// 1 January 2026, when runs begin, in seconds since 1970.
    static let start: Int64 = 1_767_225_600
    /// How long the device has been running when a run begins, in seconds.
    static let upTime: Int64 = 86_400

    /// The virtual time on a clock that counts from the device's start.
    static func upTime(at now: Duration) -> Duration { now + .seconds(upTime) }
  }

  /// Tells the time: virtual time in a simulated app.
  @_cdecl("clock_gettime")
  public func hookedClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> CInt {
    guard let system = VirtualSystem.current else { return ClockHooks.original(clock, time) }
    let start = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ? ClockHooks.start : ClockHooks.upTime
    let (seconds, attoseconds) = (system.now + .seconds(start)).components
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return 0
  }
#endif
