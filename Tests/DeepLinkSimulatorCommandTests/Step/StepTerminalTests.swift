#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// A session on a terminal, with keys that are really pressed.
  final class StepTerminalTests: XCTestCase {
    private static let prompt = "step>"

    private func open(_ text: String = StepSession.race.text, columns: Int = 80) throws -> (Terminal, TemporaryFolder) {
      let program = try BuiltProgram("deeplink-sim")
      let terminal = try Terminal(columns: columns, rows: 24)
      addTeardownBlock { terminal.close() }
      let folder = try TemporaryFolder(for: self)
      try folder.write(text, to: "scenario.json")
      try terminal.enter("cd \(folder.path); P='\(program.url.path)'; stty -g > before; clear; echo ready")
      try terminal.wait("the shell") { $0.contains("ready") }
      try terminal.enter("clear; $P step scenario.json; echo ended $?")
      try terminal.wait("the prompt") { $0.last == Self.prompt }
      return (terminal, folder)
    }

    /// Asserts that the terminal is as it was before the session.
    private func assertPutBack(_ terminal: Terminal, _ folder: TemporaryFolder, line: UInt = #line) throws {
      try terminal.enter("clear; stty -g > after; echo done")
      try terminal.wait("the shell", line: line) { $0.contains("done") }
      let settings = try ["before", "after"].map { try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8) }
      XCTAssertFalse(settings[0].isEmpty, line: line)
      XCTAssertEqual(settings[0], settings[1], line: line)
    }

    func testTheScreenAndItsKeys() throws {
      let (terminal, folder) = try open()
      try terminal.enter("next 3")
      try terminal.wait("the third step") { $0.contains { $0.hasPrefix("step 3 ") } }
      let screen = try terminal.screen()
      XCTAssertEqual(screen.count { $0.hasPrefix("step 3 ") }, 1, "the state is there once")
      XCTAssert(screen.allSatisfy { $0.count < 80 }, screen.joined(separator: "\n"))
      XCTAssert(screen.contains { $0.hasPrefix(" >  1") && $0.contains("willFinishLaunching") })

      // An earlier command, changed before it is done.
      try terminal.press("Up", "Left", "Right", "BSpace")
      try terminal.enter("1")
      try terminal.wait("the fourth step") { $0.contains { $0.hasPrefix("step 4 ") } }
      try terminal.press("Up", "Up", "C-a")
      try terminal.press("Delete", "Delete", "Delete", "Delete")
      try terminal.enter("back")
      try terminal.wait("the first step") { $0.contains { $0.hasPrefix("step 1 ") } }

      // Completion, with one way to go on and with several.
      try terminal.type("unt")
      try terminal.press("Tab")
      try terminal.type("route")
      try terminal.press("C-u")
      try terminal.type("inject trackingA")
      try terminal.press("Tab")
      try terminal.wait("the whole word") { $0.last == "\(Self.prompt) inject trackingAuthorization" }
      try terminal.press("C-u")
      try terminal.type("re")
      try terminal.press("C-u")
      try terminal.type("p")
      try terminal.press("Tab")
      try terminal.wait("the offers") { $0.first == "pending  payload" && $0.last == "\(Self.prompt) p" }
      try terminal.press("C-u")

      // Another size.
      try terminal.type("stat")
      try terminal.resize(columns: 60, rows: 20)
      try terminal.wait("the narrow screen") { $0.contains(String(repeating: "─", count: 59)) }
      XCTAssertEqual(try terminal.screen().last, "\(Self.prompt) stat")
      XCTAssert(try terminal.screen().allSatisfy { $0.count < 60 })

      // Ctrl-C lets a line go, and Ctrl-D ends the session.
      try terminal.press("C-c")
      try terminal.wait("an empty line") { $0.last == Self.prompt }
      try terminal.press("C-d")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testQuitAndTheExitCode() throws {
      let (terminal, folder) = try open()
      for command in ["until openGate", "choose 2", "choose 2", "choose 2", "run"] { try terminal.enter(command) }
      try terminal.wait("the verdict") { $0.contains("end of the run: the expectation is not met") }
      try terminal.enter("q")
      try terminal.wait("the end") { $0.contains("ended 1") }
      try assertPutBack(terminal, folder)
    }

    func testControlCInterruptsALongRunAndNotTheSession() throws {
      var scenario = StepSession.race
      let waits = Array(repeating: #"{ "wait": "1s" }"#, count: 30_000).joined(separator: ", ")
      scenario.steps = "\(ScenarioText.launched), \(waits)"
      scenario.expect = nil
      scenario.app = #""scheme": "shop""#
      let (terminal, folder) = try open(scenario.text)
      try terminal.enter("run")
      Thread.sleep(forTimeInterval: 0.2)
      try terminal.press("C-c")
      try terminal.wait("the interruption") { $0.contains("stopped: interrupted") }
      try terminal.enter("state installed")
      try terminal.wait("the next answer") { $0.first == "installed   yes" }
      try terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testASignalPutsTheTerminalBack() throws {
      for signal in ["TERM", "HUP", "QUIT"] {
        let (terminal, folder) = try open()
        let kill = Process()
        kill.executableURL = URL(fileURLWithPath: "/bin/sh")
        kill.arguments = ["-c", "kill -\(signal) $(cat \(folder.path)/pid)"]
        try terminal.press("C-d")
        try terminal.wait("the end") { $0.contains("ended 0") }
        try terminal.enter("clear; sh -c 'echo $$ > pid; exec \"$0\" step scenario.json' \"$P\"; echo ended $?")
        try terminal.wait("the prompt") { $0.last == Self.prompt }
        try kill.run()
        kill.waitUntilExit()
        try terminal.wait("the end by a signal") { $0.contains { $0.hasPrefix("ended 1") } }
        try assertPutBack(terminal, folder)
      }
    }
  }
#endif
