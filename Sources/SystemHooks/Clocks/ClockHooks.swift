#if os(Linux)
  import Glibc
  import SDKContract

  /// The device's clocks: code that reads the time, or calculates a deadline from it, gets virtual time.
  ///
  /// `Date()`, `DispatchTime.now()`, `ContinuousClock.now` and `ProcessInfo.systemUptime` all end here.
  enum ClockHooks {
    static let original = SystemFunction("clock_gettime").pointer(
      (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)

    /// The device's uptime at the start of a run, in seconds.
    static let upTime: Int64 = 86_400

    /// The time on a clock at the start of a run, if it counts from the device's start.
    static func start(of clock: DeviceClock) -> Duration { clock == .wall ? .zero : .seconds(upTime) }

    /// Returns the clock of the device for a clock of the system.
    static func clock(_ id: clockid_t) -> DeviceClock {
      switch id {
      case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: .wall
      case CLOCK_BOOTTIME: .continuous
      default: .uptime
      }
    }
  }

  /// Returns the time of a clock: virtual time in a simulated app.
  @_cdecl("clock_gettime")
  public func hookedClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> CInt {
    guard let system = VirtualSystem.current else { return ClockHooks.original(clock, time) }
    let (seconds, attoseconds) = system.time(on: ClockHooks.clock(clock)).components
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return 0
  }
#endif
