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
/// and Ctrl-C sends its signal. What ends the process while a line is edited puts the terminal back first.
struct RawTerminal: Sendable {
  /// What came from the terminal.
  enum Input {
    case bytes([UInt8])
    case resized(TerminalSize)
    case ended
  }

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
      let ready = poll(&request, 1, -1)
      if terminalSignals.wasResized.exchange(false, ordering: .relaxed) { return .resized(.current) }
      if ready < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
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
    terminalSignals.original.withLock { $0 = original }
    terminalSignals.isRaw.store(true, ordering: .relaxed)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  private func leave() {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    terminalSignals.isRaw.store(false, ordering: .relaxed)
  }

  // MARK: Signals

  /// Whether Ctrl-C was pressed since this was last asked.
  static func takeInterrupt() -> Bool { terminalSignals.wasInterrupted.exchange(false, ordering: .relaxed) }

  /// Takes notice of Ctrl-C and of a new size, and puts the terminal back before the process is ended from outside.
  static func watchSignals() {
    // Made before a handler could be the first to ask for it.
    terminalSignals.wasInterrupted.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in terminalSignals.wasInterrupted.store(true, ordering: .relaxed) }
    signal(SIGWINCH) { _ in terminalSignals.wasResized.store(true, ordering: .relaxed) }
    for number in ending { signal(number, putBackAndEnd) }
  }

  /// Lets signals do again what they do by default.
  static func ignoreSignals() {
    for number in [SIGINT, SIGWINCH] + ending { signal(number, SIG_DFL) }
  }

  private static let ending = [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
}

extension TerminalSize {
  /// The size of the process's terminal; the usual one if it does not say.
  static var current: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize()
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// What signal handlers write and the session reads.
private final class TerminalSignals: Sendable {
  let wasInterrupted = Atomic(false)
  let wasResized = Atomic(false)
  let isRaw = Atomic(false)
  let original = Mutex(termios())
}

private let terminalSignals = TerminalSignals()

/// Ends the process by the signal that it got, with the terminal as it was found.
private func putBackAndEnd(_ number: Int32) {
  if terminalSignals.isRaw.load(ordering: .relaxed) {
    // The settings are only written before `isRaw` is set, so the lock is free.
    var settings = terminalSignals.original.withLock { $0 }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
  signal(number, SIG_DFL)
  raise(number)
}
