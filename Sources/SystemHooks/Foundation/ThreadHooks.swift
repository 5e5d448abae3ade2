#if os(Linux)
  import Foundation

  /// Threads of a simulated app: what they do runs as a block of a global queue does, and they sleep without passing time.
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

    /// Lets calls through the table of the class reach the functions below; it has effect once.
    static let install: Void = {
      let methods = [(starting, start), (detaching, detach), (sleeping, sleep), (sleepingUntil, sleepUntil)]
      for (method, name) in methods {
        if let function = SystemFunction.ofProgram(name) { method.replace(with: function) }
      }
    }()

    /// A closure as it is, and not as a generic function would have it.
    private struct Start {
      let call: () -> Void
    }

    /// Foundation's own method of a thread: the method's address and the object make a closure, as both are Swift's.
    fileprivate static func start(_ thread: Thread) {
      unsafeBitCast((starting.original, Unmanaged.passUnretained(thread).toOpaque()), to: Start.self).call()
    }

    fileprivate static let originalSleep = SystemFunction(sleep).pointer((@convention(c) (TimeInterval) -> Void).self)
    /// A date is its time in seconds.
    fileprivate static let originalSleepUntil = SystemFunction(sleepUntil).pointer(
      (@convention(c) (TimeInterval) -> Void).self)
  }

  extension Thread {
    /// In a simulated app the main thread is where the main queue's blocks run, whatever thread runs the test.
    @_silgen_name("$s10Foundation6ThreadC06isMainB0SbvgZ")
    public static func hookedIsMainThread() -> Bool {
      VirtualSystem.current.map(\.queues.isMain) ?? ThreadHooks.original()
    }

    /// What a thread of a simulated app does waits for nobody, as a block of a global queue.
    @_silgen_name("$s10Foundation6ThreadC5startyyF")
    public func hookedStart() {
      guard let system = VirtualSystem.current, let queue = VirtualQueues.anyGlobal else {
        return ThreadHooks.start(self)
      }
      system.queues.async(queue) { self.main() }
    }

    /// Foundation's own does the same.
    @_silgen_name("$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ")
    public static func hookedDetach(_ block: @escaping @Sendable () -> Void) { Thread(block: block).start() }

    /// Lets other queues of a simulated app work; no virtual time passes.
    @_silgen_name("$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ")
    public static func hookedSleep(_ seconds: TimeInterval) {
      guard let system = VirtualSystem.current else { return ThreadHooks.originalSleep(seconds) }
      system.queues.drain { false }
    }

    /// Lets other queues of a simulated app work; no virtual time passes.
    @_silgen_name("$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ")
    public static func hookedSleep(_ limit: Date) {
      guard let system = VirtualSystem.current else {
        return ThreadHooks.originalSleepUntil(limit.timeIntervalSinceReferenceDate)
      }
      system.queues.drain { false }
    }
  }
#endif
