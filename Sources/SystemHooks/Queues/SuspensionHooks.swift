#if os(Linux)
  import Dispatch

  // A queue or a timer of a simulated app that is suspended holds back what it has to do. The real one is never suspended,
  // as libdispatch does not let a suspended object go.

  private enum Original {
    typealias Change = @convention(c) (OpaquePointer) -> Void
    static let suspend = SystemFunction("dispatch_suspend").pointer(Change.self)
    static let resume = SystemFunction("dispatch_resume").pointer(Change.self)
    static let activate = SystemFunction("dispatch_activate").pointer(Change.self)
  }

  /// The simulated system, for an object of the app.
  private func system(for object: OpaquePointer) -> VirtualSystem? {
    guard let system = VirtualSystem.current, !system.sources.isReal(object), !VirtualQueues.isForeign(object) else {
      return nil
    }
    return system
  }

  /// Holds back what a simulated app's queue or timer has to do.
  @_cdecl("dispatch_suspend")
  public func hookedDispatchSuspend(_ object: OpaquePointer) {
    guard let system = system(for: object) else { return Original.suspend(object) }
    if let source = system.sources.source(object) { return source.suspend() }
    system.queues.suspend(object)
  }

  /// Lets a simulated app's queue or timer go on.
  @_cdecl("dispatch_resume")
  public func hookedDispatchResume(_ object: OpaquePointer) {
    guard let system = system(for: object) else { return Original.resume(object) }
    if let source = system.sources.source(object) { return source.resume() }
    system.queues.resume(object)
  }

  /// Lets a simulated app's queue or timer begin.
  @_cdecl("dispatch_activate")
  public func hookedDispatchActivate(_ object: OpaquePointer) {
    guard let system = system(for: object) else { return Original.activate(object) }
    if let source = system.sources.source(object) { return source.activate() }
    system.queues.activate(object)
    // The queue may have been made outside of the run, and then really waits for this.
    Original.activate(object)
  }
#endif
