#if os(Linux)
  /// A reference to an object of libdispatch, which lives as long as the reference.
  ///
  /// Dispatch keeps a queue for as long as blocks wait in it, and a group for as long as it has members or notifications;
  /// the app need not, and often makes both for one call.
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
