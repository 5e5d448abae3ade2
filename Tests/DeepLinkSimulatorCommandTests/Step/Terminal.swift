#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// A pseudo-terminal with a shell in it, in which a test presses keys and reads what is on the screen.
  final class Terminal {
    private let master: Int32
    /// Kept open, as some systems forget the terminal's size and what was written when nobody has it open.
    private let slave: Int32
    private var shell: pid_t = 0
    private var grid: TerminalGrid

    private static let keys = [
      "Enter": "\r", "Tab": "\t", "BSpace": "\u{7F}", "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C",
      "Left": "\u{1B}[D", "Delete": "\u{1B}[3~",
    ]

    /// Opens a terminal.
    init(columns: Int, rows: Int) throws {
      grid = TerminalGrid(columns: columns, rows: rows)
      guard let (master, path) = Self.open() else {
        throw XCTSkip("there are no pseudo-terminals here: the terminal is not tested")
      }
      self.master = master
      slave = Foundation.open(path, O_RDWR | O_NOCTTY)
      setSize(columns: columns, rows: rows)
      try startShell(on: path)
    }

    /// Opens a new pseudo-terminal: what a test has of it, and the path of what programs have.
    private static func open() -> (master: Int32, path: String)? {
      #if canImport(Darwin)
        let master = posix_openpt(O_RDWR | O_NOCTTY)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master) else { return nil }
        return (master, String(cString: path))
      #else
        // Swift does not see the C library's functions for this, which do no more.
        let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        var (isLocked, number): (Int32, UInt32) = (0, 0)
        let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, getNumber, &number) == 0 else {
          return nil
        }
        return (master, "/dev/pts/\(number)")
      #endif
    }

    /// Ends the shell with all that runs in it.
    func close() {
      for descriptor in [slave, master] { Foundation.close(descriptor) }
      kill(shell, SIGKILL)
      waitpid(shell, nil, 0)
    }

    private func startShell(on path: String) throws {
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        let newSession: Int16 = 0x400
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        let newSession: Int16 = 0x80
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      // The leader of a session gets the first terminal that it opens as its own.
      posix_spawnattr_setflags(&attributes, newSession)
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
      for descriptor in [master, slave] { posix_spawn_file_actions_addclose(&actions, descriptor) }
      let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
      let environment = inherited.merging([
        "DEEPLINK_SIM_HISTORY": "", "TERM": "xterm", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "PS1": "$ ",
        "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
      func texts(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] { strings.map { strdup($0) } + [nil] }
      var arguments = texts(["sh", "-i"])
      var variables = texts(environment.map { "\($0.key)=\($0.value)" })
      defer { for text in arguments + variables { free(text) } }
      let error = posix_spawn(&shell, "/bin/sh", &actions, &attributes, &arguments, &variables)
      guard error == 0 else { throw XCTSkip("a shell does not start here: the terminal is not tested") }
    }

    // MARK: Writing

    /// Presses keys: `Up`, or `C-a` for a letter together with Ctrl.
    func press(_ names: String...) {
      for name in names {
        if name.hasPrefix("C-"), let letter = name.utf8.last {
          type(String(UnicodeScalar(letter & 0x1F)))
        } else {
          type(Self.keys[name] ?? name)
        }
      }
    }

    /// Types a text and Enter.
    func enter(_ text: String) { type(text + "\r") }

    /// Types a text.
    func type(_ text: String) {
      let bytes = Array(text.utf8)
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        guard count > 0 else { return XCTFail("the terminal takes nothing") }
        start += count
      }
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) {
      grid.resize(columns: columns, rows: rows)
      setSize(columns: columns, rows: rows)
    }

    private func setSize(columns: Int, rows: Int) {
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      XCTAssertEqual(ioctl(master, UInt(TIOCSWINSZ), &size), 0)
    }

    /// Writes over the screen, as another program does.
    func garble() {
      while readPart(milliseconds: 100) {}
      grid.write(Array("\u{1B}[H\u{1B}[2Jgarbage".utf8))
    }

    // MARK: Reading

    /// The lines on the screen, without those that are empty.
    func screen() -> [String] {
      while readPart(milliseconds: 0) {}
      return grid.lines
    }

    /// Waits until the screen is as it should be, and fails the test if that does not come.
    func wait(
      _ what: String, isRequired: Bool = true, file: StaticString = #filePath, line: UInt = #line,
      until isReached: ([String]) -> Bool
    ) throws {
      let end = Date(timeIntervalSinceNow: 20)
      while !isReached(grid.lines) {
        _ = readPart(milliseconds: 100)
        if Date() > end {
          guard isRequired else { throw CancellationError() }
          XCTFail("\(what) did not come:\n\(grid.lines.joined(separator: "\n"))", file: file, line: line)
          throw CancellationError()
        }
      }
    }

    /// Waits until a program does something else than to read key by key, so that Ctrl-C and Ctrl-Z send signals.
    func waitForWork() throws {
      try wait("the work") { _ in
        var settings = termios()
        tcgetattr(slave, &settings)
        return settings.c_lflag & tcflag_t(ISIG) != 0
      }
    }

    private func readPart(milliseconds: Int32) -> Bool {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { return false }
      grid.write(Array(bytes.prefix(count)))
      return true
    }
  }
#endif
