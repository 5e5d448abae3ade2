#if os(Linux) || os(macOS)
  import Foundation

  extension Process {
    /// How a process ended.
    enum Exit: Equatable {
      case code(Int32)
      case signal(Int32)
    }

    /// Waits until the process has ended.
    ///
    /// It asks the system: `waitUntilExit()` waits for a notice in a run loop, which on Linux is lost at times, and
    /// then waits forever.
    func waitForExit() -> Exit {
      var status: Int32 = 0
      while waitpid(processIdentifier, &status, 0) == -1 {
        if errno == EINTR { continue }
        // The notice was faster: it sets the status in a moment.
        while isRunning { usleep(1000) }
        return terminationReason == .exit ? .code(terminationStatus) : .signal(terminationStatus)
      }
      return status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
  }
#endif
