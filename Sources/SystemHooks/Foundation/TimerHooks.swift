#if os(Linux)
  import Foundation

  /// Hooks for timers of a simulated app, however they are scheduled.
  enum TimerHooks {
    static let creating = "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
    static let scheduling = "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
    /// `RunLoop.add(_:forMode:)` for a timer, which is called through the vtable of its class.
    static let adding = ClassMethod(RunLoop.self, "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF")

    /// Redirects timers that simulated apps add to run loops, once.
    static let install: Void = {
      if let function = SystemFunction.ofProgram("deepLinkSimulatorHookedAddTimer") { adding.replace(with: function) }
    }()

    fileprivate typealias Add = (Timer, RunLoop.Mode) -> Void

    /// Returns a loop's own Foundation method as a closure.
    fileprivate static func add(_ loop: RunLoop) -> Add { adding.closure(of: loop, as: Method.self).call }

    private struct Method {
      let call: Add
    }
  }

  extension RunLoop {
    /// A timer of a simulated app fires in virtual time, on its main queue.
    @_silgen_name("deepLinkSimulatorHookedAddTimer")
    public func hookedAdd(_ timer: Timer, _ mode: RunLoop.Mode) {
      guard let system = VirtualSystem.current else {
        RealCalls.note(.timer)
        return TimerHooks.add(self)(timer, mode)
      }
      // A timer is added once for each mode, but fires only once.
      guard system.timers.insert(ObjectIdentifier(timer)).inserted else { return }
      let delay = system.readingClocks { timer.fireDate.timeIntervalSince(Date()) }
      system.noteDeadline(on: .wall)
      Timer.fire(timer, after: delay, every: timer.timeInterval, system)
    }
  }

  /// A class whose `required` initializer the compiler calls through the vtable of an object's own class.
  ///
  /// It is open, and not private, because the compiler would otherwise call the initializer of this class itself.
  open class _TimerOfAnyClass: Timer {
    /// Creates a timer.
    public required override init(
      fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      super.init(fire: date, interval: interval, repeats: repeats, block: block)
    }
  }

  extension Timer {
    /// Creates a timer; in a simulated app, it waits for its interval before it fires, as on a device. Foundation on
    /// Linux makes it fire at once.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func hookedInit(
      _ interval: TimeInterval, _ repeats: Bool, _ block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      // Sound for any subclass: the initializer has an entry in the vtable of every class.
      let type = unsafeBitCast(self as Timer.Type, to: _TimerOfAnyClass.Type.self)
      guard let system = VirtualSystem.current else {
        return type.init(fire: Date(timeIntervalSinceNow: 0), interval: interval, repeats: repeats, block: block)
      }
      // A reading of the app, of which the deadline is the moment at which it adds the timer to a loop.
      let date = Date(timeIntervalSinceNow: max(interval, 0.0001))
      return system.readingClocks { type.init(fire: date, interval: interval, repeats: repeats, block: block) }
    }

    /// A timer of a simulated app fires in virtual time, on its main queue.
    @_silgen_name("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
    public static func hookedScheduledTimer(
      _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      guard let system = VirtualSystem.current else {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RealCalls.note(.timer)
        RunLoop.current.add(timer, forMode: .default)
        return timer
      }
      let timer = system.readingClocks { Timer(timeInterval: interval, repeats: repeats, block: block) }
      fire(timer, after: interval, every: interval, system)
      return timer
    }

    fileprivate static func fire(
      _ timer: Timer, after delay: TimeInterval, every interval: TimeInterval, _ system: VirtualSystem
    ) {
      guard let main = VirtualQueues.main else { return }
      system.queues.after(.seconds(max(delay, 0.0001)), main) {
        if timer.isValid { timer.fire() }
        // A timer that fires only once is no longer valid, and its memory may be reused for another one.
        if timer.isValid {
          fire(timer, after: interval, every: interval, system)
        } else {
          system.timers.remove(ObjectIdentifier(timer))
        }
      }
    }
  }
#endif
