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
    /// The timers that were added to a run loop.
    var timers: Set<ObjectIdentifier> = []
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

    /// The virtual time since the start of the run.
    var now: Duration { simulation.now.offset }

    /// The time on the clock of the device, since 1970.
    var timeSince1970: Duration { .microseconds(simulation.date.microseconds) }

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
