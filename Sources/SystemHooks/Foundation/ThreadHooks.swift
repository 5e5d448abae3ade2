#if os(Linux)
  import Foundation

  enum ThreadHooks {
    static let isMain = "$s10Foundation6ThreadC06isMainB0SbvgZ"
    fileprivate static let original = SystemFunction(isMain).pointer((@convention(c) () -> Bool).self)
  }

  extension Thread {
    /// In a simulated app the main thread is where the main queue's blocks run, whatever thread runs the test.
    @_silgen_name("$s10Foundation6ThreadC06isMainB0SbvgZ")
    public static func hookedIsMainThread() -> Bool {
      VirtualSystem.current.map(\.queues.isMain) ?? ThreadHooks.original()
    }
  }
#endif
