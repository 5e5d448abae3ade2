#if os(Linux)
  import Foundation

  enum RunLoopHooks {
    static let performing = "$s10Foundation7RunLoopC7performyyyyYbcF"
    static let performingInModes = "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
    fileprivate typealias Perform = (@escaping @Sendable () -> Void) -> Void
    fileprivate typealias PerformInModes = ([RunLoop.Mode], @escaping @Sendable () -> Void) -> Void

    /// Returns a loop's own Foundation method as a closure, which consists of the method's address and the object, as
    /// both are Swift's.
    fileprivate static func perform(_ loop: RunLoop) -> Perform {
      unsafeBitCast((method, Unmanaged.passUnretained(loop).toOpaque()), to: Method.self).call
    }

    fileprivate static func performInModes(_ loop: RunLoop) -> PerformInModes {
      unsafeBitCast((methodInModes, Unmanaged.passUnretained(loop).toOpaque()), to: MethodInModes.self).call
    }

    /// Closures in their own representation, not the one that a generic function would use.
    private struct Method {
      let call: Perform
    }
    private struct MethodInModes {
      let call: PerformInModes
    }

    // Sound because the address of a library function never changes.
    private nonisolated(unsafe) static let method = SystemFunction(performing).pointer(UnsafeRawPointer.self)
    private nonisolated(unsafe) static let methodInModes =
      SystemFunction(performingInModes).pointer(UnsafeRawPointer.self)
  }

  extension RunLoop {
    /// Performs a block on the loop; in a simulated app, whose only loop is the main thread's, on its main queue after
    /// the running code.
    @_silgen_name("$s10Foundation7RunLoopC7performyyyyYbcF")
    public func hookedPerform(_ block: @escaping @Sendable () -> Void) {
      guard let system = VirtualSystem.current, let main = VirtualQueues.main else {
        return RunLoopHooks.perform(self)(block)
      }
      system.queues.async(main, block)
    }

    /// The same for modes of a loop, all of which the simulated loop is always in.
    @_silgen_name("$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF")
    public func hookedPerform(_ modes: [RunLoop.Mode], _ block: @escaping @Sendable () -> Void) {
      guard let system = VirtualSystem.current, let main = VirtualQueues.main else {
        return RunLoopHooks.performInModes(self)(modes, block)
      }
      system.queues.async(main, block)
    }
  }
#endif
