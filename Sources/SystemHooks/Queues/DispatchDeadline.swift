#if os(Linux)
  /// A moment as libdispatch encodes it: the clock in the upper bits, nanoseconds in the others.
  struct DispatchDeadline {
    private let time: UInt64

    init(_ time: UInt64) {
      self.time = time
    }

    /// Returns the time until the moment; nil if it never comes.
    ///
    /// - Parameter system: The system whose clocks show the present.
    func delay(on system: VirtualSystem) -> Duration? {
      guard time != .max else { return nil }
      let distance: Duration
      switch time >> 62 {
      case 0b11:
        // Wall time is negative: minus the nanoseconds since 1970.
        distance = .nanoseconds(0 - Int64(bitPattern: time)) - system.timeSince1970
      case 0b10:
        distance = .nanoseconds(Int64(time & ~(1 << 63))) - ClockHooks.upTime(at: system.now)
      default:
        distance = time == 0 ? .zero : .nanoseconds(Int64(time)) - ClockHooks.upTime(at: system.now)
      }
      return max(.zero, distance)
    }
  }
#endif
