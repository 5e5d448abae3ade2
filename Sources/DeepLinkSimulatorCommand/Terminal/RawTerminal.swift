#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// The process's terminal: byte by byte while a line is edited, and as it was found at all other times.
///
/// A command runs while the terminal is as it was found, so that an app under test that crashes leaves nothing behind
/// and Ctrl-C and Ctrl-Z send their signals. What ends the process while a line is edited puts the terminal back first.
struct RawTerminal: Sendable {
  /// What came from the terminal.
  enum Input {
    case bytes([UInt8])
    case resized(TerminalSize)
    case ended
  }

  /// Milliseconds after which a signal is noticed at the latest.
  private static let longestWait: Int32 = 100

  private let original: termios

  init() {
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    original = settings
  }

  /// Calls a body during which each key arrives as it is pressed.
  func edit<Result>(_ sized: (TerminalSize) -> Void, _ body: (RawTerminal) -> Result) -> Result {
    enter()
    defer { leave() }
    sized(.current)
    return body(self)
  }

  /// Waits for bytes, or for the terminal to get another size.
  func read() -> Input {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // A signal that comes just before the wait does not end it, so that none is longer than this.
      let ready = poll(&request, 1, Self.longestWait)
      if terminalSignals.mustSuspend.exchange(false, ordering: .relaxed) {
        suspend()
        return .resized(.current)
      }
      if terminalSignals.hasContinued.exchange(false, ordering: .relaxed) {
        // Whoever had the terminal while this process was stopped may have changed it.
        enter()
        return .resized(.current)
      }
      if terminalSignals.wasResized.exchange(false, ordering: .relaxed) { return .resized(.current) }
      if ready < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
      if ready == 0 { continue }
      let count = StandardInput.read(into: &bytes)
      if count > 0 { return .bytes(Array(bytes.prefix(count))) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return .ended }
    }
  }

  /// Stops the process as Ctrl-Z does, and comes back to editing when it goes on.
  func suspend() {
    leave()
    raise(SIGTSTP)
    enter()
  }

  private func enter() {
    var settings = original
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    terminalSignals.original.pointee = original
    terminalSignals.isRaw.store(true, ordering: .sequentiallyConsistent)
    // The terminal is put back before the process stops: only while a line is edited is there anything to put back.
    signal(SIGTSTP) { _ in terminalSignals.mustSuspend.store(true, ordering: .relaxed) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    terminalSignals.hasContinued.store(false, ordering: .relaxed)
  }

  private func leave() {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    terminalSignals.isRaw.store(false, ordering: .sequentiallyConsistent)
    terminalSignals.restore(SIGTSTP)
  }

  // MARK: Signals

  /// Whether Ctrl-C was pressed since this was last asked.
  static func takeInterrupt() -> Bool { terminalSignals.interrupts.exchange(0, ordering: .relaxed) > 0 }

  /// Takes notice of Ctrl-C, of a new size and of going on after a stop, and puts the terminal back before the process
  /// is ended from outside, or by a crash.
  static func watchSignals() {
    for number in watched { terminalSignals.keep(number) }
    signal(SIGINT, noteInterrupt)
    signal(SIGWINCH) { _ in terminalSignals.wasResized.store(true, ordering: .relaxed) }
    signal(SIGCONT) { _ in terminalSignals.hasContinued.store(true, ordering: .relaxed) }
    for number in ending where terminalSignals.isIgnored(signal(number, putBackAndEnd)) {
      // As with nohup, by which a session is not to end with its terminal.
      terminalSignals.restore(number)
    }
  }

  /// Lets signals do again what they did before.
  static func stopWatchingSignals() {
    for number in watched { terminalSignals.restore(number) }
  }

  private static let ending = [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  private static let watched = [SIGINT, SIGWINCH, SIGCONT, SIGTSTP] + ending
}

extension TerminalSize {
  /// The size of the process's terminal; the usual one if it does not say.
  static var current: TerminalSize { of(STDOUT_FILENO) }

  /// The size of the terminal that a descriptor leads to; the usual one if it does not say.
  static func of(_ descriptor: Int32) -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize()
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// What signal handlers write and the session reads, and the other way round.
///
/// A handler may come between any two instructions: it takes no lock and no memory, and so all it needs is there before.
private final class TerminalSignals: @unchecked Sendable {
  let interrupts = Atomic(0)
  let wasResized = Atomic(false)
  let hasContinued = Atomic(false)
  let mustSuspend = Atomic(false)
  /// Whether the terminal is not as it was found.
  let isRaw = Atomic(false)
  /// How the terminal was found; is written while `isRaw` is not set, and read by handlers while it is.
  let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// What signals did before, by their numbers.
  private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  init() {
    original.initialize(to: termios())
    previous.initialize(repeating: sigaction(), count: 64)
  }

  /// Whether a signal that did this before did nothing.
  func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    // Functions of C can be compared by their addresses alone.
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Remembers what a signal does.
  func keep(_ number: Int32) { sigaction(number, nil, previous + Int(number)) }

  /// Lets a signal do again what it did: a runtime that reports crashes does so with a handler, too.
  func restore(_ number: Int32) { sigaction(number, previous + Int(number), nil) }
}

private let terminalSignals = TerminalSignals()

/// Ends the process by the signal that it got, with the terminal as it was found.
private func putBackAndEnd(_ number: Int32) {
  if terminalSignals.isRaw.load(ordering: .sequentiallyConsistent) {
    tcsetattr(STDIN_FILENO, TCSANOW, terminalSignals.original)
  }
  terminalSignals.restore(number)
  raise(number)
}

/// Takes notice of Ctrl-C; code of the app that never returns is ended by the third one.
private func noteInterrupt(_ number: Int32) {
  switch terminalSignals.interrupts.wrappingAdd(1, ordering: .relaxed).newValue {
  case 1: break
  case 2:
    let advice: StaticString = "the app code has not returned yet; Ctrl-C once more ends the session\n"
    _ = write(STDERR_FILENO, advice.utf8Start, advice.utf8CodeUnitCount)
  default:
    signal(number, SIG_DFL)
    raise(number)
  }
}
