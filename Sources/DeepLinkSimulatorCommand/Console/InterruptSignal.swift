#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Handles Ctrl-C during a long task: the first one asks the task to stop and report its results; the second ends the
/// process.
enum InterruptSignal {
  /// Handles Ctrl-C from now on.
  static func watch() {
    // Initialized before the signal handler uses it, because the handler must not allocate.
    interrupts.store(0, ordering: .relaxed)
    signal(SIGINT) { number in
      guard interrupts.wrappingAdd(1, ordering: .relaxed).oldValue > 0 else { return }
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Whether Ctrl-C has been pressed.
  static var isPending: Bool { interrupts.load(ordering: .relaxed) > 0 }

  /// Marks Ctrl-C as handled, once the task that it interrupted has ended properly.
  static func settle() {
    interrupts.store(0, ordering: .relaxed)
  }

  /// Ends the process by the signal if Ctrl-C was pressed, so that the shell knows why the program ended early.
  static func endProcessIfPending() {
    guard isPending else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}

private let interrupts = Atomic(0)
