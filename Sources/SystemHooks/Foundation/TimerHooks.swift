#if os(Linux)
  import Foundation

  enum TimerHooks {
    static let scheduling = "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
  }

  extension Timer {
    /// A timer of a simulated app fires in virtual time, on its main queue.
    @_silgen_name("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
    public static func hookedScheduledTimer(
      _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      if let system = VirtualSystem.current {
        fire(timer, after: interval, system.queues)
      } else {
        RunLoop.current.add(timer, forMode: .default)
      }
      return timer
    }

    private static func fire(_ timer: Timer, after interval: TimeInterval, _ queues: VirtualQueues) {
      guard let main = VirtualQueues.main else { return }
      queues.after(.seconds(max(interval, 0.0001)), main) {
        guard timer.isValid else { return }
        timer.fire()
        // A timer that fires once is no longer valid.
        if timer.isValid { fire(timer, after: interval, queues) }
      }
    }
  }
#endif
