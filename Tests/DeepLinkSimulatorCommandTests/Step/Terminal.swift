#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// A terminal of tmux, in which a test types and reads what is on the screen.
  final class Terminal {
    private let program: URL
    private let socket: String
    private let server = Process()

    /// Opens a terminal with a shell; skips the test where there is no tmux.
    init(columns: Int, rows: Int) throws {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let paths = folders.map { "\($0)/tmux" }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
        throw XCTSkip("tmux is not installed: the terminal is not tested")
      }
      program = URL(fileURLWithPath: path)
      socket = "deeplink-sim-\(UUID().uuidString)"
      // A server that goes into the background by itself would keep what Foundation waits for the end of a process by.
      configure(server, ["-f", "/dev/null", "-D"])
      server.standardOutput = FileHandle.nullDevice
      try server.run()
      let session = ["new-session", "-d", "-s", "test", "-x", String(columns), "-y", String(rows), "env PS1='$ ' sh"]
      for _ in 0..<100 {
        try tmux(session)
        if try tmux(["list-sessions"], isRead: true).hasPrefix("test:") { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
      server.terminate()
      throw XCTSkip("tmux does not start here: the terminal is not tested")
    }

    /// Ends the terminal with all that runs in it.
    func close() {
      _ = try? tmux(["kill-server"])
      server.terminate()
    }

    /// Presses keys, by the names that tmux gives them.
    func press(_ keys: String...) throws { try tmux(["send-keys", "-t", "test"] + keys) }

    /// Types a text and Enter.
    func enter(_ text: String) throws {
      if !text.isEmpty { try tmux(["send-keys", "-t", "test", "-l", text]) }
      try press("Enter")
    }

    /// Types a text.
    func type(_ text: String) throws { try tmux(["send-keys", "-t", "test", "-l", text]) }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) throws {
      try tmux(["resize-window", "-t", "test", "-x", String(columns), "-y", String(rows)])
    }

    /// The lines on the screen, without those that are empty at its end.
    func screen() throws -> [String] {
      let text = try tmux(["capture-pane", "-p", "-t", "test"], isRead: true)
      return text.split(separator: "\n").map(String.init)
    }

    /// Waits until the screen is as it should be, and fails the test if that does not come.
    func wait(
      _ what: String, file: StaticString = #filePath, line: UInt = #line, until isReached: ([String]) -> Bool
    ) throws {
      for _ in 0..<200 {
        if isReached(try screen()) { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
      XCTFail("\(what) did not come:\n\(try screen().joined(separator: "\n"))", file: file, line: line)
    }

    private func configure(_ process: Process, _ arguments: [String]) {
      process.executableURL = program
      process.arguments = ["-L", socket] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TERM": "xterm", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }

    @discardableResult
    private func tmux(_ arguments: [String], isRead: Bool = false) throws -> String {
      let process = Process()
      let pipe = Pipe()
      // `-N`: no command starts a server of its own while this one is not there yet.
      configure(process, ["-N"] + arguments)
      process.standardOutput = isRead ? pipe : FileHandle.nullDevice
      try process.run()
      let output = isRead ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
