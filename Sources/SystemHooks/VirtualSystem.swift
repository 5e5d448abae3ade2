#if os(Linux)
  import DeterministicExecution
  import Foundation
  import SDKContract
  import Synchronization

  /// What an app finds in place of the system's queues, clocks, defaults and notification center.
  ///
  /// There is one for each process of an app that asks for it with `install(in:)`. The hooks of this module look for it
  /// at each call, and leave the call to the system where there is none: on other threads, outside of runs, and for apps
  /// that do not ask.
  package final class VirtualSystem {
    unowned let environment: AppEnvironment
    let queues: VirtualQueues
    let groups = VirtualGroups()
    let barriers = BarrierBlocks()
    let observers = ObserverOrder()
    let sources: VirtualSources
    let center: NotificationCenter
    private var defaults: [String: SimulatedUserDefaults] = [:]
    /// Timers that were added to a run loop.
    var timers: Set<ObjectIdentifier> = []
    private let simulation: SimulationClock

    @MainActor
    private init(_ environment: AppEnvironment) {
      self.environment = environment
      simulation = environment.clock
      center = environment.notificationCenter
      queues = VirtualQueues(environment.clock)
      sources = VirtualSources(queues, environment.clock)
    }

    /// Lets the code of an app's process find a simulated system.
    @MainActor
    package static func install(in environment: AppEnvironment) {
      TimerHooks.install
      ConditionHooks.install
      ThreadHooks.install
      environment.system = VirtualSystem(environment)
      isUsed.store(true, ordering: .releasing)
    }

    /// Spares everybody else the look at the thread's loop, before the first app asks for a simulated system.
    private static let isUsed = Atomic(false)

    /// The system of the app that is simulated on this thread; nil where the real one is meant.
    static var current: VirtualSystem? {
      guard isUsed.load(ordering: .acquiring) else { return nil }
      return (SimulationLoop.current?.environment as? AppEnvironment)?.system as? VirtualSystem
    }

    /// The virtual time since the start of the run.
    var now: Duration { simulation.now.offset }

    /// The defaults of the app, or of a group of apps.
    func defaults(suite: String?) -> SimulatedUserDefaults? {
      if let defaults = defaults[suite ?? ""] { return defaults }
      let made = SimulatedUserDefaults(suite: suite)
      defaults[suite ?? ""] = made
      return made
    }
  }
#endif
