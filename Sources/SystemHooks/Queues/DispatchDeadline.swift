#if os(Linux)
  import SDKContract

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
      guard time != 0 else { return .zero }
      let (clock, deadline): (DeviceClock, Int64) =
        switch time >> 62 {
        // Wall time is negative: minus the nanoseconds since 1970.
        case 0b11: (.wall, 0 - Int64(bitPattern: time))
        case 0b10: (.continuous, Int64(time & ~(1 << 63)))
        default: (.uptime, Int64(time))
        }
      return max(.zero, system.timeLeft(until: .nanoseconds(deadline), on: clock))
    }
  }
#endif
