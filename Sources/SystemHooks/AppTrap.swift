#if os(Linux)
  /// What crashes an app on a device, or blocks it until the system ends it, and here ends the test.
  enum AppTrap {
    /// Ends the test if something does not hold; unlike a precondition, it says why in optimised builds, too.
    static func check(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { fatalError(message()) }
    }
  }
#endif
