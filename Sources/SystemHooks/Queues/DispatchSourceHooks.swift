#if os(Linux)
  import Dispatch

  private enum Original {
    typealias Change = @convention(c) (OpaquePointer) -> Void
    // The runtime cannot name the type of a function that takes an optional block.
    typealias SetHandler = @convention(c) (OpaquePointer, OpaquePointer?) -> Void
    static let create = SystemFunction("dispatch_source_create").pointer(
      (@convention(c) (UnsafeRawPointer, UInt, UInt, OpaquePointer?) -> OpaquePointer?).self)
    static let setTimer = SystemFunction("dispatch_source_set_timer").pointer(
      (@convention(c) (OpaquePointer, UInt64, UInt64, UInt64) -> Void).self)
    static let setHandler = SystemFunction("dispatch_source_set_event_handler").pointer(SetHandler.self)
    static let setCancelHandler = SystemFunction("dispatch_source_set_cancel_handler").pointer(SetHandler.self)
    static let setRegistrationHandler =
      SystemFunction("dispatch_source_set_registration_handler").pointer(SetHandler.self)
    static let cancel = SystemFunction("dispatch_source_cancel").pointer(Change.self)
    static let testCancel = SystemFunction("dispatch_source_testcancel").pointer(
      (@convention(c) (OpaquePointer) -> Int).self)
    static let activate = SystemFunction("dispatch_activate").pointer(Change.self)
    static let release = SystemFunction("dispatch_release").pointer(Change.self)

    // Sound because the address of a library's global object never changes.
    nonisolated(unsafe) static let timer = SystemFunction("_dispatch_source_type_timer").pointer(UnsafeRawPointer.self)
    nonisolated(unsafe) static let idle = SystemFunction("_dispatch_source_type_data_add").pointer(
      UnsafeRawPointer.self)
  }

  /// Returns the timer of a simulated app that a source stands for; nil for any other source.
  private func timer(_ source: OpaquePointer) -> VirtualTimerSource? { VirtualSystem.current?.sources.source(source) }

  /// Creates a source; for a timer of a simulated app, a placeholder without events.
  @_cdecl("dispatch_source_create")
  public func hookedDispatchSourceCreate(
    _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: OpaquePointer?
  ) -> OpaquePointer? {
    guard let system = VirtualSystem.current else {
      if type == Original.timer, queue.map(VirtualQueues.isForeign) != true { RealCalls.note(.timer) }
      return Original.create(type, handle, mask, queue)
    }
    guard type == Original.timer, queue.map(VirtualQueues.isForeign) != true else {
      let source = Original.create(type, handle, mask, queue)
      if let source { system.sources.noteReal(source) }
      return source
    }
    guard let source = Original.create(Original.idle, 0, 0, nil) else { return nil }
    // Libdispatch would not allow its release before it is active.
    Original.activate(source)
    system.sources.add(source, queue: queue)
    return source
  }

  /// Sets when a timer fires: in a simulated app in virtual time, and without leeway.
  @_cdecl("dispatch_source_set_timer")
  public func hookedDispatchSourceSetTimer(
    _ source: OpaquePointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
  ) {
    guard let timer = timer(source) else { return Original.setTimer(source, start, interval, leeway) }
    timer.setTimer(start, interval)
  }

  /// Sets the event handler of a source.
  @_cdecl("dispatch_source_set_event_handler")
  public func hookedDispatchSourceSetEventHandler(_ source: OpaquePointer, _ handler: OpaquePointer?) {
    guard let timer = timer(source) else { return Original.setHandler(source, handler) }
    timer.setHandler(handler.map(closure(of:)))
  }

  /// Sets the cancellation handler of a source.
  @_cdecl("dispatch_source_set_cancel_handler")
  public func hookedDispatchSourceSetCancelHandler(_ source: OpaquePointer, _ handler: OpaquePointer?) {
    guard let timer = timer(source) else { return Original.setCancelHandler(source, handler) }
    timer.setCancelHandler(handler.map(closure(of:)))
  }

  /// Sets the registration handler of a source.
  @_cdecl("dispatch_source_set_registration_handler")
  public func hookedDispatchSourceSetRegistrationHandler(_ source: OpaquePointer, _ handler: OpaquePointer?) {
    guard let timer = timer(source) else { return Original.setRegistrationHandler(source, handler) }
    timer.setRegistrationHandler(handler.map(closure(of:)))
  }

  /// Cancels a source.
  @_cdecl("dispatch_source_cancel")
  public func hookedDispatchSourceCancel(_ source: OpaquePointer) {
    guard let timer = timer(source) else { return Original.cancel(source) }
    timer.cancel()
  }

  /// Returns whether a source was cancelled.
  @_cdecl("dispatch_source_testcancel")
  public func hookedDispatchSourceTestCancel(_ source: OpaquePointer) -> Int {
    guard let timer = timer(source) else { return Original.testCancel(source) }
    return timer.isCancelled ? 1 : 0
  }

  /// Releases an object of Dispatch; the simulated app's only reference to a timer ends the timer with it.
  @_cdecl("dispatch_release")
  public func hookedDispatchRelease(_ object: OpaquePointer) {
    VirtualSystem.current?.sources.release(object)
    Original.release(object)
  }
#endif
