#if os(Linux)
  import Foundation

  /// Timers of a simulated app, whichever way they come to run.
  enum TimerHooks {
    static let scheduling = "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
    /// `RunLoop.add(_:forMode:)` for a timer, which is called through the table of its class.
    static let adding = ClassMethod(RunLoop.self, "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF")

    /// Lets run loops hand the timers of simulated apps over; it has effect once.
    static let install: Void = {
      if let function = SystemFunction.ofProgram("deepLinkSimulatorHookedAddTimer") { adding.replace(with: function) }
    }()

    fileprivate typealias Add = (Timer, RunLoop.Mode) -> Void

    /// Foundation's own method of a loop: the method's address and the object make a closure, as both are Swift's.
    fileprivate static func add(_ loop: RunLoop) -> Add {
      let parts = (adding.original, Unmanaged.passUnretained(loop).toOpaque())
      return unsafeBitCast(parts, to: Method.self).call
    }

    /// A closure as it is, and not as a generic function would have it.
    private struct Method {
      let call: Add
    }
  }

  extension RunLoop {
    /// A timer of a simulated app fires in virtual time, on its main queue.
    @_silgen_name("deepLinkSimulatorHookedAddTimer")
    public func hookedAdd(_ timer: Timer, _ mode: RunLoop.Mode) {
      guard let system = VirtualSystem.current else { return TimerHooks.add(self)(timer, mode) }
      // A timer is added once for each mode, and fires once.
      guard system.timers.insert(ObjectIdentifier(timer)).inserted else { return }
      // Foundation has a timer that is made with an interval fire at once; Apple's waits for the interval.
      let due = timer.fireDate.timeIntervalSince(Date())
      let delay = due > 0 ? due : timer.timeInterval
      Timer.fire(timer, after: delay, every: timer.timeInterval, system)
    }
  }

  extension Timer {
    /// A timer of a simulated app fires in virtual time, on its main queue.
    @_silgen_name("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
    public static func hookedScheduledTimer(
      _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      if let system = VirtualSystem.current {
        fire(timer, after: interval, every: interval, system)
      } else {
        RunLoop.current.add(timer, forMode: .default)
      }
      return timer
    }

    fileprivate static func fire(
      _ timer: Timer, after delay: TimeInterval, every interval: TimeInterval, _ system: VirtualSystem
    ) {
      guard let main = VirtualQueues.main else { return }
      system.queues.after(.seconds(max(delay, 0.0001)), main) {
        if timer.isValid { timer.fire() }
        // A timer that fires once is no longer valid, and its place in memory is free for another one.
        if timer.isValid {
          fire(timer, after: interval, every: interval, system)
        } else {
          system.timers.remove(ObjectIdentifier(timer))
        }
      }
    }
  }
#endif
