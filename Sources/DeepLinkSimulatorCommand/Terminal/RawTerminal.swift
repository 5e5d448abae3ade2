#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// The process's terminal, which is in raw mode while a line is edited, and in its original mode otherwise.
///
/// A command runs with the terminal in its original mode, so that an app under test that crashes leaves it usable and
/// Ctrl-C and Ctrl-Z send their signals. If the process ends while a line is edited, the terminal is restored first.
struct RawTerminal: Sendable {
  /// The input from the terminal.
  enum Input {
    case bytes([UInt8])
    case resized(TerminalSize)
    case ended
  }

  /// The maximum delay in milliseconds until a signal is noticed.
  private static let longestWait: Int32 = 100
  private static let controlC: UInt8 = 3

  private let original: termios

  init() {
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    original = settings
  }

  /// Calls a closure in raw mode, in which each key arrives as it is pressed.
  func edit<Result>(_ sized: (TerminalSize) -> Void, _ body: (RawTerminal) -> Result) -> Result {
    enter()
    defer { leave() }
    sized(.current)
    return body(self)
  }

  /// Waits for bytes, or for a change of the terminal's size.
  func read() -> Input {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // A signal just before the wait does not interrupt it, so the wait is limited.
      let ready = poll(&request, 1, Self.longestWait)
      if terminalSignals.mustSuspend.exchange(false, ordering: .relaxed) {
        suspend()
        return .resized(.current)
      }
      if terminalSignals.hasContinued.exchange(false, ordering: .relaxed) {
        // Another program may have changed the terminal while this process was stopped.
        enter()
        return .resized(.current)
      }
      if terminalSignals.wasResized.exchange(false, ordering: .relaxed) { return .resized(.current) }
      // Another program sent the signal, because here Ctrl-C is a key.
      if Self.takeInterrupt() { return .bytes([Self.controlC]) }
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

  /// Stops the process as Ctrl-Z does, and returns to editing when it continues.
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
    // The terminal is restored before the process stops, which is necessary only while a line is edited.
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

  /// Returns whether Ctrl-C was pressed since the last call.
  static func takeInterrupt() -> Bool { terminalSignals.interrupts.exchange(0, ordering: .relaxed) > 0 }

  /// Handles Ctrl-C, changes of the size, and continuation after a stop, and restores the terminal before a signal or a
  /// crash ends the process.
  static func watchSignals() {
    for number in watched { terminalSignals.keep(number) }
    signal(SIGINT, noteInterrupt)
    signal(SIGWINCH) { _ in terminalSignals.wasResized.store(true, ordering: .relaxed) }
    signal(SIGCONT) { _ in terminalSignals.hasContinued.store(true, ordering: .relaxed) }
    for number in ending where terminalSignals.isIgnored(signal(number, putBackAndEnd)) {
      // As with nohup, which prevents a session from ending with its terminal.
      terminalSignals.restore(number)
    }
    for number in endingUnlessHandled where !terminalSignals.isDefault(signal(number, putBackAndEnd)) {
      terminalSignals.restore(number)
    }
  }

  /// Restores the previous signal handlers.
  static func stopWatchingSignals() {
    for number in watched { terminalSignals.restore(number) }
  }

  private static let ending = [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  /// Those that end a process only if nobody handles them, such as that of a time limit.
  private static let endingUnlessHandled = [
    SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS,
  ]
  private static let watched = [SIGINT, SIGWINCH, SIGCONT, SIGTSTP] + ending + endingUnlessHandled
}

extension TerminalSize {
  /// The size of the process's terminal, or a default if it is unknown.
  static var current: TerminalSize { of(STDOUT_FILENO) }

  /// Returns the size of a descriptor's terminal, or a default if it is unknown.
  static func of(_ descriptor: Int32) -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize()
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// The state that signal handlers share with the session.
///
/// A handler may interrupt any instruction. It must not lock or allocate, so everything it needs is prepared in
/// advance.
private final class TerminalSignals: @unchecked Sendable {
  let interrupts = Atomic(0)
  let wasResized = Atomic(false)
  let hasContinued = Atomic(false)
  let mustSuspend = Atomic(false)
  /// Whether the terminal is in raw mode.
  let isRaw = Atomic(false)
  /// The original mode of the terminal, which is written while `isRaw` is false, and read by handlers while it is true.
  let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// The previous signal handlers, by signal number.
  private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  init() {
    original.initialize(to: termios())
    previous.initialize(repeating: sigaction(), count: 64)
  }

  /// Returns whether a previous handler ignored the signal.
  func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    // C functions can be compared only by address.
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Returns whether a previous handler was that of the system.
  func isDefault(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
  }

  /// Saves the current handler of a signal.
  func keep(_ number: Int32) { sigaction(number, nil, previous + Int(number)) }

  /// Restores the previous handler of a signal, which may be the crash reporter of a runtime.
  func restore(_ number: Int32) { sigaction(number, previous + Int(number), nil) }
}

private let terminalSignals = TerminalSignals()

/// Restores the terminal, and ends the process by the signal that it received.
private func putBackAndEnd(_ number: Int32) {
  if terminalSignals.isRaw.load(ordering: .sequentiallyConsistent) {
    tcsetattr(STDIN_FILENO, TCSANOW, terminalSignals.original)
  }
  terminalSignals.restore(number)
  raise(number)
}

/// Records Ctrl-C; the third one during a command ends the process, in case code of the app never returns.
private func noteInterrupt(_ number: Int32) {
  guard !terminalSignals.isRaw.load(ordering: .sequentiallyConsistent) else {
    terminalSignals.interrupts.store(1, ordering: .relaxed)
    return
  }
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
