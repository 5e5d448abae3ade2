#if os(Linux)
  import Foundation

  /// Hooks for threads of a simulated app, which run like blocks of a global queue, and sleep without passing time.
  enum ThreadHooks {
    static let isMain = "$s10Foundation6ThreadC06isMainB0SbvgZ"
    fileprivate static let original = SystemFunction(isMain).pointer((@convention(c) () -> Bool).self)

    private static let start = "$s10Foundation6ThreadC5startyyF"
    private static let detach = "$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ"
    private static let sleep = "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ"
    private static let sleepUntil = "$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ"
    static let starting = ClassMethod(Thread.self, start)
    static let detaching = ClassMethod(Thread.self, detach)
    static let sleeping = ClassMethod(Thread.self, sleep)
    static let sleepingUntil = ClassMethod(Thread.self, sleepUntil)

    /// Redirects calls through the vtable of the class to the functions below, once.
    static let install: Void = ClassMethod.replace([
      (starting, start), (detaching, detach), (sleeping, sleep), (sleepingUntil, sleepUntil),
    ])

    private struct Start {
      let call: () -> Void
    }

    /// Calls a thread's own Foundation method.
    fileprivate static func start(_ thread: Thread) { starting.closure(of: thread, as: Start.self).call() }

    fileprivate static let originalSleep = SystemFunction(sleep).pointer((@convention(c) (TimeInterval) -> Void).self)
    /// A date is passed as its time in seconds.
    fileprivate static let originalSleepUntil = SystemFunction(sleepUntil).pointer(
      (@convention(c) (TimeInterval) -> Void).self)
  }

  extension Thread {
    /// Returns whether the code is on the main thread: in a simulated app, where the main queue's blocks run, whatever
    /// thread runs the test.
    @_silgen_name("$s10Foundation6ThreadC06isMainB0SbvgZ")
    public static func hookedIsMainThread() -> Bool {
      VirtualSystem.current.map(\.queues.isMain) ?? ThreadHooks.original()
    }

    /// Starts a thread; in a simulated app, as a block of a global queue, which does not wait for others.
    @_silgen_name("$s10Foundation6ThreadC5startyyF")
    public func hookedStart() {
      guard let system = VirtualSystem.current, let queue = VirtualQueues.anyGlobal else {
        return ThreadHooks.start(self)
      }
      system.queues.async(queue) { self.main() }
    }

    /// Foundation's own implementation does the same.
    @_silgen_name("$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ")
    public static func hookedDetach(_ block: @escaping @Sendable () -> Void) { Thread(block: block).start() }

    /// Sleeps; in a simulated app, other queues run meanwhile and no virtual time passes.
    @_silgen_name("$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ")
    public static func hookedSleep(_ seconds: TimeInterval) {
      guard let system = VirtualSystem.current else { return ThreadHooks.originalSleep(seconds) }
      system.queues.drain { false }
    }

    /// Sleeps; in a simulated app, other queues run meanwhile and no virtual time passes.
    @_silgen_name("$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ")
    public static func hookedSleep(_ limit: Date) {
      guard let system = VirtualSystem.current else {
        return ThreadHooks.originalSleepUntil(limit.timeIntervalSinceReferenceDate)
      }
      system.queues.drain { false }
    }
  }
#endif
