#if os(Linux)
  import DeterministicExecution
  import Foundation
  import FoundationNetworking
  import SDKContract
  import Synchronization

  /// The replacement for the system in a simulated app: its queues, clocks, timers, defaults, notification center, URL
  /// sessions, cookies, folders and `Info.plist`.
  ///
  /// Each process of an app that requests it with `install(in:)` has one. The hooks of this module look for it at each
  /// call, and pass the call to the system if there is none: on other threads, outside runs, and for apps that do not
  /// request it.
  package final class VirtualSystem {
    unowned let environment: AppEnvironment
    let queues: VirtualQueues
    let groups = VirtualGroups()
    let barriers = BarrierBlocks()
    let observers = ObserverOrder()
    let sources: VirtualSources
    let center: NotificationCenter
    private var defaults: [String: SimulatedUserDefaults] = [:]
    /// The timers that were added to a run loop, until they are no longer valid.
    var timers: [ObjectIdentifier: PlannedTimer] = [:]
    let sessionWork = SessionWork()
    let clients = URLProtocolClients()
    /// The shared URL session.
    private(set) lazy var session: URLSession = SharedSession()
    private var storedCookies: HTTPCookieStorage?
    private var hasAskedForCookies = false
    private let simulation: SimulationClock

    @MainActor
    private init(_ environment: AppEnvironment) {
      self.environment = environment
      simulation = environment.clock
      center = environment.notificationCenter
      queues = VirtualQueues(environment.clock)
      sources = VirtualSources(queues, environment.clock)
    }

    /// Installs a simulated system for the code of an app's process.
    @MainActor
    package static func install(in environment: AppEnvironment) {
      TimerHooks.install
      ConditionHooks.install
      ThreadHooks.install
      URLSessionHooks.install
      URLProtocolHooks.install
      CookieHooks.install
      FolderHooks.install
      BundleHooks.install
      RandomHooks.install
      environment.system = VirtualSystem(environment)
      isUsed.store(true, ordering: .releasing)
    }

    /// A fast path without a lookup of the thread's loop, until the first app requests a simulated system.
    private static let isUsed = Atomic(false)

    /// The system of the app that is simulated on this thread; nil where the real system applies.
    static var current: VirtualSystem? {
      guard isUsed.load(ordering: .acquiring) else { return nil }
      return (SimulationLoop.current?.environment as? AppEnvironment)?.system as? VirtualSystem
    }

    /// Whether code of the system reads the clocks now, of which the app learns nothing.
    private var isReadBySystem = false

    /// Returns the present time on a clock of the device.
    func time(on clock: DeviceClock) -> Duration {
      ClockHooks.start(of: clock) + simulation.time(on: clock, isReading: !isReadBySystem)
    }

    /// Returns the time until a deadline that the app has reckoned from a reading of a clock.
    func timeLeft(until deadline: Duration, on clock: DeviceClock) -> Duration {
      simulation.timeLeft(until: deadline - ClockHooks.start(of: clock), on: clock)
    }

    /// Records that the app waits for a time that it has reckoned from a reading of a clock.
    func noteDeadline(on clock: DeviceClock) { simulation.noteDeadline(on: clock) }

    /// Runs code of the system that reads the clocks for a purpose of the system.
    func readingClocks<Result>(_ body: () -> Result) -> Result {
      let outer = isReadBySystem
      isReadBySystem = true
      defer { isReadBySystem = outer }
      return body()
    }

    /// The folders of the app; nil after the end of its process.
    var container: AppContainer? {
      let environment = environment
      return MainActor.assumeIsolated { environment.stored { AppContainer() } }
    }

    /// The cookies of the app, without those that ended with the previous process; nil after the end of this one.
    var cookies: HTTPCookieStorage? {
      if !hasAskedForCookies {
        // The configuration that creates the storage asks for the cookies itself.
        hasAskedForCookies = true
        storedCookies = container?.cookiesOfNewProcess()
      }
      return storedCookies
    }

    /// Returns the defaults of the app, or of a group of apps.
    func defaults(suite: String?) -> SimulatedUserDefaults? {
      if let defaults = defaults[suite ?? ""] { return defaults }
      let made = SimulatedUserDefaults(suite: suite)
      defaults[suite ?? ""] = made
      return made
    }
  }
#endif
