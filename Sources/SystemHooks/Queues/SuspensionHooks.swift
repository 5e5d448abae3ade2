#if os(Linux)
  import Dispatch

  // A suspended queue or timer of a simulated app holds back its blocks or its handler. The real object is never
  // suspended, because libdispatch does not allow the release of a suspended object.

  private enum Original {
    typealias Change = @convention(c) (OpaquePointer) -> Void
    static let suspend = SystemFunction("dispatch_suspend").pointer(Change.self)
    static let resume = SystemFunction("dispatch_resume").pointer(Change.self)
    static let activate = SystemFunction("dispatch_activate").pointer(Change.self)
  }

  /// Returns the simulated system, for an object of the app.
  private func system(for object: OpaquePointer) -> VirtualSystem? {
    guard let system = VirtualSystem.current, !system.sources.isReal(object), !VirtualQueues.isForeign(object) else {
      return nil
    }
    return system
  }

  /// Suspends a queue or timer of a simulated app.
  @_cdecl("dispatch_suspend")
  public func hookedDispatchSuspend(_ object: OpaquePointer) {
    guard let system = system(for: object) else { return Original.suspend(object) }
    if let source = system.sources.source(object) { return source.suspend() }
    system.queues.suspend(object)
  }

  /// Resumes a queue or timer of a simulated app.
  @_cdecl("dispatch_resume")
  public func hookedDispatchResume(_ object: OpaquePointer) {
    guard let system = system(for: object) else { return Original.resume(object) }
    if let source = system.sources.source(object) { return source.resume() }
    system.queues.resume(object)
  }

  /// Activates a queue or timer of a simulated app.
  @_cdecl("dispatch_activate")
  public func hookedDispatchActivate(_ object: OpaquePointer) {
    guard let system = system(for: object) else { return Original.activate(object) }
    if let source = system.sources.source(object) { return source.activate() }
    system.queues.activate(object)
    // The queue may have been created outside the run; then it is really inactive.
    Original.activate(object)
  }
#endif
