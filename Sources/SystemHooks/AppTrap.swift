#if os(Linux)
  import Foundation

  /// Traps for code that would crash an app on a device, or block it until the system ends it; here it ends the test.
  enum AppTrap {
    /// Ends the test if a condition does not hold; unlike a precondition, it prints the message in optimized builds,
    /// too.
    static func check(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { fatalError(message()) }
    }

    /// Reports that code is about to wait indefinitely; work outside the simulation may still resume it.
    static func noteBlocking() {
      let message =
        "DeepLinkSimulator: the app waits without a time-out, and nothing that could run now in the simulation lets it go "
        + "on; on a device it may block for good\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
#endif
