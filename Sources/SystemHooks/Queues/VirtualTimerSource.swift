#if os(Linux)
  import Dispatch
  import SDKContract

  /// A `DispatchSourceTimer` of a simulated app, which fires in virtual time; used on the simulation's thread only.
  ///
  /// A timer that becomes due while it is suspended, or while its queue is busy, fires once for that.
  final class VirtualTimerSource: @unchecked Sendable {
    /// The times at which the timer fires.
    private struct Schedule {
      let start: UInt64
      /// The time between two fires; nil for a one-shot timer.
      let interval: Duration?
    }

    private let queues: VirtualQueues
    private let clock: SimulationClock
    private var queue: DispatchReference?
    private var isInactive = true
    private var suspensions = 0
    private(set) var isCancelled = false
    private var handler: VirtualQueues.Block?
    private var cancelHandler: VirtualQueues.Block?
    private var registrationHandler: VirtualQueues.Block?
    /// A schedule that has not begun because the timer is inactive or suspended.
    private var schedule: Schedule?
    /// Distinguishes the present schedule from earlier ones, whose times may still come.
    private var generation = 0
    /// The task that waits for the next time.
    private var sleep: Task<Void, Never>?
    /// Whether the timer is due and its handler has not been called for that yet.
    private var isDue = false

    init(_ queues: VirtualQueues, _ clock: SimulationClock, queue: OpaquePointer?) {
      self.queues = queues
      self.clock = clock
      self.queue = queue.map { DispatchReference($0) }
    }

    private var isSuspended: Bool { isInactive || suspensions > 0 }

    func setTarget(_ target: OpaquePointer?) { queue = target.map { DispatchReference($0) } }

    // A handler may hold the last reference to the timer, so it is released only when this object can be accessed
    // again.

    func setHandler(_ block: VirtualQueues.Block?) {
      let old = handler
      handler = block
      withExtendedLifetime(old) {}
    }

    func setCancelHandler(_ block: VirtualQueues.Block?) {
      let old = cancelHandler
      cancelHandler = block
      withExtendedLifetime(old) {}
    }

    func setRegistrationHandler(_ block: VirtualQueues.Block?) {
      let old = registrationHandler
      registrationHandler = block
      withExtendedLifetime(old) {}
    }

    /// Sets the schedule, replacing the previous one.
    func setTimer(_ start: UInt64, _ interval: UInt64) {
      let isEndless = interval >= UInt64(Int64.max)
      // With an interval of zero, no time would pass.
      schedule = Schedule(start: start, interval: isEndless ? nil : .nanoseconds(Int64(max(interval, 100_000))))
      isDue = false
      begin()
    }

    func activate() {
      guard isInactive else { return }
      isInactive = false
      goOn()
    }

    func suspend() { suspensions += 1 }

    func resume() {
      if isInactive {
        isInactive = false
      } else {
        AppTrap.check(
          suspensions > 0, "A timer is resumed more often than it was suspended, which crashes the app on a device")
        suspensions -= 1
      }
      goOn()
    }

    func cancel() {
      guard !isCancelled else { return }
      isCancelled = true
      goOn()
    }

    /// Ends the timer when the app has released it.
    func end() {
      generation += 1
      sleep?.cancel()
      schedule = nil
      setHandler(nil)
      setCancelHandler(nil)
      setRegistrationHandler(nil)
    }

    private func goOn() {
      guard !isSuspended else { return }
      if let registered = registrationHandler {
        registrationHandler = nil
        async { _ in registered() }
      }
      guard !isCancelled else {
        generation += 1
        sleep?.cancel()
        async { timer in
          let cancelled = timer.cancelHandler
          timer.end()
          cancelled?()
        }
        return
      }
      begin()
      fire()
    }

    private func async(_ block: @escaping (VirtualTimerSource) -> Void) {
      guard let queue = queue?.object ?? VirtualQueues.anyGlobal else { return }
      queues.async(queue) { block(self) }
    }

    /// Begins the schedule, unless the timer is inactive or suspended.
    private func begin() {
      guard !isSuspended, !isCancelled, let schedule else { return }
      self.schedule = nil
      generation += 1
      guard let system = VirtualSystem.current, let delay = DispatchDeadline(schedule.start).delay(on: system) else {
        return
      }
      wait(until: clock.now.advanced(by: delay), schedule.interval, generation)
    }

    private func wait(until time: SimulationClock.Instant, _ interval: Duration?, _ generation: Int) {
      sleep?.cancel()
      sleep = Task { @MainActor [weak self, clock] in
        var time = time
        while true {
          do { try await clock.sleep(until: time) } catch { return }
          guard let self, self.generation == generation else { return }
          self.isDue = true
          self.fire()
          guard let interval else { return }
          time = time.advanced(by: interval)
        }
      }
    }

    private func fire() {
      guard isDue, !isSuspended else { return }
      async { timer in
        // Another block may have handled the event first, or cancelled the timer.
        guard timer.isDue, !timer.isSuspended, !timer.isCancelled else { return }
        timer.isDue = false
        timer.handler?()
      }
    }
  }
#endif
