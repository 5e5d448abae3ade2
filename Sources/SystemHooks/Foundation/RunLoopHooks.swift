#if os(Linux)
  import Foundation

  enum RunLoopHooks {
    static let performing = "$s10Foundation7RunLoopC7performyyyyYbcF"
    static let performingInModes = "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
    fileprivate typealias Perform = (@escaping @Sendable () -> Void) -> Void
    fileprivate typealias PerformInModes = ([RunLoop.Mode], @escaping @Sendable () -> Void) -> Void

    /// Foundation's own methods of a loop: the address of a method and the object make a closure, as both are Swift's.
    fileprivate static func perform(_ loop: RunLoop) -> Perform {
      unsafeBitCast((method, Unmanaged.passUnretained(loop).toOpaque()), to: Method.self).call
    }

    fileprivate static func performInModes(_ loop: RunLoop) -> PerformInModes {
      unsafeBitCast((methodInModes, Unmanaged.passUnretained(loop).toOpaque()), to: MethodInModes.self).call
    }

    /// Closures as they are, and not as a generic function would have them.
    private struct Method {
      let call: Perform
    }
    private struct MethodInModes {
      let call: PerformInModes
    }

    // It is sound because the addresses of functions of a library never change.
    private nonisolated(unsafe) static let method = SystemFunction(performing).pointer(UnsafeRawPointer.self)
    private nonisolated(unsafe) static let methodInModes =
      SystemFunction(performingInModes).pointer(UnsafeRawPointer.self)
  }

  extension RunLoop {
    /// A block of a simulated app runs after what runs now, on its main queue: its only loop is that of the main thread.
    @_silgen_name("$s10Foundation7RunLoopC7performyyyyYbcF")
    public func hookedPerform(_ block: @escaping @Sendable () -> Void) {
      guard let system = VirtualSystem.current, let main = VirtualQueues.main else {
        return RunLoopHooks.perform(self)(block)
      }
      system.queues.async(main, block)
    }

    /// The same for a loop's modes, which the simulated loop is always in.
    @_silgen_name("$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF")
    public func hookedPerform(_ modes: [RunLoop.Mode], _ block: @escaping @Sendable () -> Void) {
      guard let system = VirtualSystem.current, let main = VirtualQueues.main else {
        return RunLoopHooks.performInModes(self)(modes, block)
      }
      system.queues.async(main, block)
    }
  }
#endif
