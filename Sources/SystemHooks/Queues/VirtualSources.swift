#if os(Linux)
  import Dispatch
  import SDKContract

  /// The sources of a simulated app: timers, which fire in virtual time, and others, which are real.
  ///
  /// It is used on the simulation's thread only.
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

    /// The timer that an object of libdispatch stands for; nil if it is something else.
    func source(_ object: OpaquePointer) -> VirtualTimerSource? { timers.isEmpty ? nil : timers[object] }

    /// Whether an object is a source that is none of the simulation's.
    func isReal(_ object: OpaquePointer) -> Bool { !real.isEmpty && real.contains(object) }

    /// A real source was made.
    func noteReal(_ source: Source) {
      release(source)
      real.insert(source)
    }

    /// A queue was made, perhaps in the place of a source.
    func noteQueue(_ queue: OpaquePointer) {
      real.remove(queue)
      release(queue)
    }

    /// Lets an object of libdispatch that does nothing stand for a timer.
    func add(_ source: Source, queue: OpaquePointer?) {
      real.remove(source)
      release(source)
      timers[source] = VirtualTimerSource(queues, clock, queue: queue)
    }

    /// The app lets a source go: a timer does not fire any more.
    func release(_ object: OpaquePointer) {
      // What the timer has goes when it is no longer here, as it may let other timers go.
      guard !timers.isEmpty else { return }
      let timer = timers.removeValue(forKey: object)
      timer?.end()
    }
  }
#endif
