#if os(Linux)
  import Foundation
  import SDKContract

  /// Hooks for timers of a simulated app, however they are scheduled.
  enum TimerHooks {
    static let creating = "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
    static let scheduling = "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
    /// `RunLoop.add(_:forMode:)` for a timer, which is called through the vtable of its class.
    static let adding = ClassMethod(RunLoop.self, "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF")

    /// The setter of `Timer.fireDate`, which is called through the vtable, too.
    static let dating = ClassMethod(Timer.self, "$s10Foundation5TimerC8fireDate0A10Essentials0D0Vvs")

    /// Redirects timers that simulated apps add to run loops, and new dates of timers, once.
    static let install: Void = ClassMethod.replace([
      (adding, "deepLinkSimulatorHookedAddTimer"), (dating, "deepLinkSimulatorHookedSetFireDate"),
    ])

    fileprivate typealias SetDate = (Date) -> Void

    /// Returns the original setter of a timer's date as a closure.
    fileprivate static func setDate(_ timer: Timer) -> SetDate { dating.closure(of: timer, as: Setter.self).call }

    private struct Setter {
      let call: SetDate
    }

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
      let date = timer.fireDate
      // A timer is added once for each mode, but fires only once.
      if let known = system.timers[ObjectIdentifier(timer)] {
        guard mode == .newDate, known.date != date else { return }
      } else if mode == .newDate {
        return
      }
      let delay = system.readingClocks { date.timeIntervalSince(Date()) }
      system.noteDeadline(on: .wall)
      Timer.plan(timer, at: date, after: delay, system)
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
      plan(timer, at: timer.fireDate, after: interval, system)
      return timer
    }

    /// A timer of a simulated app that waits on a run loop fires at its new date, in virtual time.
    @_silgen_name("deepLinkSimulatorHookedSetFireDate")
    public func hookedSetFireDate(_ date: Date) {
      TimerHooks.setDate(self)(date)
      guard let system = VirtualSystem.current, system.timers[ObjectIdentifier(self)] != nil else { return }
      let delay = system.readingClocks { date.timeIntervalSince(Date()) }
      system.noteDeadline(on: .wall)
      Self.plan(self, at: date, after: delay, system)
    }

    /// Lets a timer fire, and again if it repeats, in place of what was planned for it before.
    fileprivate static func plan(_ timer: Timer, at date: Date, after delay: TimeInterval, _ system: VirtualSystem) {
      guard let main = VirtualQueues.main else { return }
      let id = ObjectIdentifier(timer)
      let plan = PlannedTimer(timer, date)
      system.timers[id] = plan
      // An app pauses a timer with a date in the distant future.
      guard delay < PlannedTimer.longest else { return }
      system.queues.after(.seconds(max(delay, 0.0001)), main) {
        guard system.timers[id] === plan else { return }
        if timer.isValid { timer.fire() }
        // Otherwise the app has given the timer a new date when it fired.
        guard system.timers[id] === plan else { return }
        guard timer.isValid else { return system.timers[id] = nil }
        let next = date.addingTimeInterval(timer.timeInterval)
        TimerHooks.setDate(timer)(next)
        Self.plan(timer, at: next, after: timer.timeInterval, system)
      }
    }
  }

  /// When a timer on a run loop fires next. It keeps the timer alive, as the run loop does.
  final class PlannedTimer {
    /// The number of seconds, a century, after which no run looks.
    static let longest: TimeInterval = 100 * 365 * 86_400

    private let timer: Timer
    let date: Date

    init(_ timer: Timer, _ date: Date) { (self.timer, self.date) = (timer, date) }
  }
#endif
