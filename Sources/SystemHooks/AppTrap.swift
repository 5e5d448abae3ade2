#if os(Linux)
  import Foundation

  /// What crashes an app on a device, or blocks it until the system ends it, and here ends the test.
  enum AppTrap {
    /// Ends the test if something does not hold; unlike a precondition, it says why in optimised builds, too.
    static func check(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { fatalError(message()) }
    }

    /// Says that code waits without an end, before it does: work outside of the simulation may still let it go on.
    static func noteBlocking() {
      let message =
        "DeepLinkSimulator: the app waits without a time-out, and nothing that could run now in the simulation lets it go "
        + "on; on a device it may block for good\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
#endif
