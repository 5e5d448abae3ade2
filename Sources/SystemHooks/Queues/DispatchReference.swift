#if os(Linux)
  /// A strong reference to an object of libdispatch.
  ///
  /// Dispatch retains a queue as long as blocks wait in it, and a group as long as it has members or notifications. The
  /// app need not retain them, and often creates both for a single call.
  final class DispatchReference {
    private enum Original {
      typealias Count = @convention(c) (OpaquePointer) -> Void
      static let retain = SystemFunction("dispatch_retain").pointer(Count.self)
      static let release = SystemFunction("dispatch_release").pointer(Count.self)
    }

    let object: OpaquePointer

    init(_ object: OpaquePointer) {
      Original.retain(object)
      self.object = object
    }

    deinit { Original.release(object) }
  }
#endif
