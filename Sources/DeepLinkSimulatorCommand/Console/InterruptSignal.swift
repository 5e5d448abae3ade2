#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Ctrl-C while something long goes on: the first one asks it to stop and to say what it has, the second one ends it.
enum InterruptSignal {
  /// Takes notice of Ctrl-C from now on.
  static func watch() {
    // Made before the handler needs it, which may not make anything.
    interrupts.store(0, ordering: .relaxed)
    signal(SIGINT) { number in
      guard interrupts.wrappingAdd(1, ordering: .relaxed).oldValue > 0 else { return }
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Whether Ctrl-C was pressed.
  static var isPending: Bool { interrupts.load(ordering: .relaxed) > 0 }

  /// Takes Ctrl-C for dealt with: what it was to end has ended as it should.
  static func settle() {
    interrupts.store(0, ordering: .relaxed)
  }

  /// Ends the process by the signal, if it came: the shell is told why the program did not come to its end.
  static func endProcessIfPending() {
    guard isPending else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}

private let interrupts = Atomic(0)
