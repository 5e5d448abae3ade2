#if os(Linux)
  import Dispatch
  import SDKContract

  /// The dispatch sources of a simulated app: timers, which fire in virtual time, and others, which are real.
  ///
  /// Used on the simulation's thread only.
  final class VirtualSources {
    typealias Source = OpaquePointer

    private let queues: VirtualQueues
    private let clock: SimulationClock
    private var timers: [Source: VirtualTimerSource] = [:]
    private var real: Set<Source> = []

    init(_ queues: VirtualQueues, _ clock: SimulationClock) {
      self.queues = queues
      self.clock = clock
    }

    /// Returns the timer that an object of libdispatch stands for; nil for any other object.
    func source(_ object: OpaquePointer) -> VirtualTimerSource? { timers.isEmpty ? nil : timers[object] }

    /// Returns whether an object is a real source.
    func isReal(_ object: OpaquePointer) -> Bool { !real.isEmpty && real.contains(object) }

    /// Records that a real source was created.
    func noteReal(_ source: Source) {
      release(source)
      real.insert(source)
    }

    /// Records that a queue was created, possibly at the address of a released source.
    func noteQueue(_ queue: OpaquePointer) {
      real.remove(queue)
      release(queue)
    }

    /// Adds a timer, for which an inert object of libdispatch stands.
    func add(_ source: Source, queue: OpaquePointer?) {
      real.remove(source)
      release(source)
      timers[source] = VirtualTimerSource(queues, clock, queue: queue)
    }

    /// Releases a source of the app: a timer does not fire any more.
    func release(_ object: OpaquePointer) {
      // The timer's contents are released after its removal, because they may release other timers.
      guard !timers.isEmpty else { return }
      let timer = timers.removeValue(forKey: object)
      timer?.end()
    }
  }
#endif
