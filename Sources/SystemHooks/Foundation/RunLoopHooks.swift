#if os(Linux)
  import Foundation

  /// Hooks for the blocks that a simulated app performs on the loop of its main thread.
  enum RunLoopHooks {
    static let performing = "$s10Foundation7RunLoopC7performyyyyYbcF"
    static let performingInModes = "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
    fileprivate typealias Perform = (@escaping @Sendable () -> Void) -> Void
    fileprivate typealias PerformInModes = ([RunLoop.Mode], @escaping @Sendable () -> Void) -> Void

    /// Returns a loop's own Foundation method as a closure.
    fileprivate static func perform(_ loop: RunLoop) -> Perform { method.closure(of: loop, as: Method.self).call }

    fileprivate static func performInModes(_ loop: RunLoop) -> PerformInModes {
      methodInModes.closure(of: loop, as: MethodInModes.self).call
    }

    private struct Method {
      let call: Perform
    }
    private struct MethodInModes {
      let call: PerformInModes
    }

    private static let method = SystemFunction(performing)
    private static let methodInModes = SystemFunction(performingInModes)
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
