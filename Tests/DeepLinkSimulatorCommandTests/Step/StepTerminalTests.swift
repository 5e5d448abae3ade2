#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// A session on a terminal, with keys that are really pressed.
  final class StepTerminalTests: XCTestCase {
    private static let prompt = "step>"

    /// Opens a terminal with a session in it, which has the shell as its parent and leaves its number in a file.
    private func open(
      _ text: String = StepSession.race.text, program: String = "deeplink-sim"
    ) throws -> (Terminal, TemporaryFolder) {
      let program = try BuiltProgram(program)
      let terminal = try Terminal(columns: 80, rows: 24)
      addTeardownBlock { terminal.close() }
      let folder = try TemporaryFolder(for: self)
      try folder.write(text, to: "scenario.json")
      try folder.write("#!/bin/sh\necho $$ > pid\nexec '\(program.url.path)' step scenario.json\n", to: "session.sh")
      terminal.enter("cd \(folder.path); stty -g > before; \(Self.clear); echo ready")
      try terminal.wait("the shell") { $0.first == "ready" }
      terminal.enter("\(Self.clear); sh session.sh; echo ended $?")
      try terminal.wait("the prompt") { $0.last == Self.prompt }
      return (terminal, folder)
    }

    private static let clear = #"printf '\033[H\033[2J'"#

    /// Asserts that the terminal is as it was before the session.
    private func assertPutBack(_ terminal: Terminal, _ folder: TemporaryFolder, line: UInt = #line) throws {
      terminal.enter("stty -g > after; \(Self.clear); echo done")
      try terminal.wait("the shell", line: line) { $0.first == "done" }
      let settings = try ["before", "after"].map { try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8) }
      XCTAssertFalse(settings[0].isEmpty, line: line)
      XCTAssertEqual(settings[0], settings[1], line: line)
    }

    /// Waits for a step, and until keys are read again.
    private func waitForStep(_ number: Int, _ terminal: Terminal, line: UInt = #line) throws {
      try terminal.wait("step \(number)", line: line) { lines in
        lines.contains { $0.hasPrefix("step \(number) ") } && lines.last == Self.prompt
      }
    }

    /// Sends a signal to the session.
    private func send(_ signal: Int32, _ folder: TemporaryFolder) throws {
      let text = try String(contentsOfFile: "\(folder.path)/pid", encoding: .utf8)
      let process = try XCTUnwrap(Int32(text.trimmingCharacters(in: .newlines)))
      XCTAssertEqual(kill(process, signal), 0)
    }

    /// A run that takes seconds.
    private static let long: String = {
      var scenario = StepSession.race
      let waits = Array(repeating: #"{ "wait": "1s" }"#, count: 30_000).joined(separator: ", ")
      scenario.steps = "\(ScenarioText.launched), \(waits)"
      scenario.expect = nil
      scenario.app = #""scheme": "shop""#
      scenario.backend = nil
      return scenario.text
    }()

    private static func crashing(_ backend: String, unifiedDeepLinking: Bool) -> String {
      var scenario = StepSession.race
      scenario.app =
        #""scheme": "shop", "uses": "crashing", "appsflyer": { "unifiedDeepLinking": \#(unifiedDeepLinking) }"#
      scenario.backend = #""appsflyer": { \#(backend) }"#
      scenario.steps = ScenarioText.launched
      scenario.expect = nil
      return scenario.text
    }

    func testTheScreenAndItsKeys() throws {
      let (terminal, folder) = try open()
      terminal.enter("next 3")
      try waitForStep(3, terminal)
      let screen = terminal.screen()
      XCTAssertEqual(screen.count { $0.hasPrefix("step 3 ") }, 1, "the state is there once")
      XCTAssert(screen.allSatisfy { $0.count < 80 }, screen.joined(separator: "\n"))
      XCTAssert(screen.contains { $0.hasPrefix(" >  1") && $0.contains("willFinishLaunching") })

      // An earlier command, changed before it is done.
      terminal.press("Up", "Left", "Right", "BSpace")
      terminal.enter("1")
      try waitForStep(4, terminal)
      terminal.press("Up", "Up", "C-a")
      terminal.press("Delete", "Delete", "Delete", "Delete")
      terminal.enter("back")
      try waitForStep(1, terminal)

      // Completion, with one way to go on and with several.
      terminal.type("unt")
      terminal.press("Tab")
      terminal.type("route")
      terminal.press("C-u")
      terminal.type("inject trackingA")
      terminal.press("Tab")
      try terminal.wait("the whole word") { $0.last == "\(Self.prompt) inject trackingAuthorization" }
      terminal.press("C-u")
      terminal.type("re")
      terminal.press("C-u")
      terminal.type("p")
      terminal.press("Tab")
      try terminal.wait("the offers") { $0.first == "pending  payload" && $0.last == "\(Self.prompt) p" }
      terminal.press("C-u")

      // Another size.
      terminal.type("stat")
      terminal.resize(columns: 60, rows: 20)
      try terminal.wait("the narrow screen") { lines in
        lines.contains(String(repeating: "─", count: 59)) && lines.last == "\(Self.prompt) stat"
      }
      XCTAssert(terminal.screen().allSatisfy { $0.count < 60 }, terminal.screen().joined(separator: "\n"))

      // Ctrl-C lets a line go, and Ctrl-D ends the session.
      terminal.press("C-c")
      try terminal.wait("an empty line") { $0.last == Self.prompt }
      terminal.press("C-d")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testAnAnswerStaysVisibleOnASmallTerminal() throws {
      let (terminal, _) = try open()
      terminal.resize(columns: 40, rows: 10)
      terminal.enter("goto 11")
      try waitForStep(11, terminal)
      terminal.enter("nonsense")
      try terminal.wait("the error") { $0.first?.hasPrefix("error: there is no command") == true }
      XCTAssert(terminal.screen().contains { $0.hasPrefix(" >  1") }, terminal.screen().joined(separator: "\n"))
      terminal.enter("why")
      try terminal.wait("that not all of it fits") { lines in
        lines.contains { $0.hasSuffix("lines above; scroll up to see them") }
      }
    }

    func testControlLDrawsTheScreenAgain() throws {
      let (terminal, _) = try open()
      terminal.type("stat")
      terminal.garble()
      terminal.press("C-l")
      try terminal.wait("the screen") { $0.first == "race" && $0.last == "\(Self.prompt) stat" }
    }

    func testATerminalMayHaveOneColumn() throws {
      let (terminal, folder) = try open()
      terminal.resize(columns: 1, rows: 24)
      terminal.enter("next")
      terminal.resize(columns: 80, rows: 24)
      try waitForStep(1, terminal)
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testTheHelpFitsTheSmallestTerminal() throws {
      let (terminal, _) = try open()
      terminal.enter("help")
      try terminal.wait("all of the help") { lines in
        lines.first?.hasPrefix("n  next [N]") == true && lines.last == Self.prompt && lines.count == 24
      }
      terminal.enter("goto 11")
      try waitForStep(11, terminal)
      terminal.enter("why")
      try terminal.wait("that not all of it fits") { lines in
        lines.contains { $0.hasSuffix("lines above; scroll up to see them") } && lines.last == Self.prompt
      }
    }

    func testATerminalThatCannotDrawAScreenIsAskedLineByLine() throws {
      let (terminal, folder) = try open()
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      terminal.enter("\(Self.clear); TERM= sh session.sh; echo ended $?")
      try terminal.wait("the prompt") { $0.last == Self.prompt }
      terminal.enter("quit")
      try terminal.wait("the command where it was typed") { lines in
        lines.contains("\(Self.prompt) quit") && lines.contains("ended 0")
      }
      terminal.enter("\(Self.clear); TERM=dumb sh session.sh; echo ended $?")
      try terminal.wait("the prompt") { $0.last == Self.prompt }
      XCTAssert(terminal.screen().contains { $0.hasPrefix(" >  1") }, terminal.screen().joined(separator: "\n"))
      terminal.enter("next 4")
      try terminal.wait("what could come") { lines in
        lines.last == Self.prompt && lines.contains { $0.hasPrefix(" >  1") && $0.contains("didFinishLaunching") }
      }
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testControlCEndsNoSessionOfATerminalThatCannotDrawAScreen() throws {
      let (terminal, folder) = try open(Self.long)
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      let history = "\(folder.path)/history"
      terminal.enter("\(Self.clear); TERM=dumb DEEPLINK_SIM_HISTORY=\(history) sh session.sh; echo ended $?")
      try terminal.wait("the prompt") { $0.last == Self.prompt }
      terminal.type("nonsense")
      for count in 1...4 {
        terminal.press("C-c")
        try terminal.wait("the prompt again") { lines in
          lines.count { $0.hasPrefix(Self.prompt) } == count + 1 && lines.last == Self.prompt
        }
      }
      terminal.enter("run")
      Thread.sleep(forTimeInterval: 0.5)
      terminal.press("C-c")
      try terminal.wait("the interruption") { $0.contains("stopped: interrupted") && $0.last == Self.prompt }
      terminal.enter("pending")
      try terminal.wait("the answer") { lines in
        guard let command = lines.lastIndex(where: { $0.hasSuffix("pending") }) else { return false }
        return lines[command...].count { $0.hasPrefix(" >  1") } > 0 && lines.last == Self.prompt
      }
      let lines = terminal.screen()
      let command = try XCTUnwrap(lines.lastIndex { $0.hasSuffix("pending") })
      XCTAssertEqual(lines[command...].count { $0.hasPrefix(" >  1") }, 1, lines.joined(separator: "\n"))
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
      XCTAssertEqual(try String(contentsOfFile: history, encoding: .utf8), "run\npending\nquit\n")
    }

    func testQuitAndTheExitCode() throws {
      let (terminal, folder) = try open()
      // Several lines at once, as when they are pasted.
      terminal.type(["until openGate", "choose 2", "choose 2", "choose 2", "run"].map { $0 + "\r" }.joined())
      try terminal.wait("the verdict") { $0.contains("end of the run: the expectation is not met") }
      terminal.enter("q")
      try terminal.wait("the end") { $0.contains("ended 1") }
      try assertPutBack(terminal, folder)
    }

    func testControlCInterruptsALongRunAndNotTheSession() throws {
      let (terminal, folder) = try open(Self.long)
      for command in ["run", "diff", "goto 29000"] {
        terminal.enter(command)
        try terminal.waitForWork()
        Thread.sleep(forTimeInterval: 0.1)
        terminal.press("C-c")
        try terminal.wait("the interruption of \(command)") { $0.contains("stopped: interrupted") }
        terminal.enter("state installed")
        try terminal.wait("the next answer") { $0.first == "installed   yes" }
      }
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testControlZStopsTheSessionAndItGoesOn() throws {
      // On a busy machine `fg` can come before the shell has seen all of the stop, or the next stop before the session
      // goes on again, and is lost then.
      for attempt in 1...3 {
        do {
          return try stopAndGoOn(isLast: attempt == 3)
        } catch let error as CancellationError {
          if attempt == 3 { throw error }
        }
      }
    }

    private func stopAndGoOn(isLast: Bool) throws {
      let (terminal, folder) = try open()
      terminal.type("next")
      // Stopped from the keyboard, and from outside in both ways.
      for stop in [nil, SIGTSTP, SIGSTOP] {
        if let stop { try send(stop, folder) } else { terminal.press("C-z") }
        try terminal.wait("the shell", isRequired: isLast) { $0.last == "$" }
        if stop != SIGSTOP { try assertPutBack(terminal, folder) }
        // A stop that cannot be noticed leaves the terminal so that Enter is no end of a line.
        terminal.type("stty sane; \(Self.clear); fg; echo ended $?\n")
        try terminal.wait("the line as it was", isRequired: isLast) { $0.last == "\(Self.prompt) next" }
      }
      terminal.enter(" 3")
      try waitForStep(3, terminal)
      terminal.press("C-d")
      try terminal.wait("the end") { $0.contains("ended 0") }
      terminal.enter("stty $(cat before)")
      try assertPutBack(terminal, folder)
    }

    func testControlZStopsALongRun() throws {
      let (terminal, folder) = try open(Self.long)
      terminal.enter("run")
      try terminal.waitForWork()
      Thread.sleep(forTimeInterval: 0.1)
      terminal.press("C-z")
      try terminal.wait("the shell") { $0.last == "$" }
      try assertPutBack(terminal, folder)
      terminal.enter("fg; echo ended $?")
      try terminal.wait("the name of the job") { $0.contains { $0.hasSuffix("sh session.sh") } }
      Thread.sleep(forTimeInterval: 0.2)
      terminal.press("C-c")
      try terminal.wait("the interruption") { $0.contains("stopped: interrupted") && $0.last == Self.prompt }
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testASignalPutsTheTerminalBack() throws {
      // Whoever runs the tests may have some of these ignored, as `nohup` and a shell's `&` do, and a child inherits
      // that.
      let signals = [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGALRM, SIGUSR1, SIGXCPU]
      let inherited = signals.map { signal($0, SIG_DFL) }
      defer { for (number, handler) in zip(signals, inherited) { signal(number, handler) } }
      for signal in signals {
        let (terminal, folder) = try open()
        try send(signal, folder)
        try terminal.wait("the end by a signal") { $0.contains("ended \(128 + signal)") }
        try assertPutBack(terminal, folder)
      }
    }

    func testASessionThatASignalEndsHasKeptItsLines() throws {
      let (terminal, folder) = try open()
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      terminal.enter("\(Self.clear); DEEPLINK_SIM_HISTORY=history sh session.sh; echo ended $?")
      try terminal.wait("the prompt") { $0.last == Self.prompt }
      terminal.enter("next 2")
      try waitForStep(2, terminal)
      try send(SIGHUP, folder)
      try terminal.wait("the end by a signal") { $0.contains("ended \(128 + SIGHUP)") }
      XCTAssertEqual(try String(contentsOfFile: "\(folder.path)/history", encoding: .utf8), "next 2\n")
    }

    func testAnInterruptOfAnotherProgramIsControlC() throws {
      let (terminal, folder) = try open()
      for number in 1...4 {
        terminal.type("nonsense\(number)")
        try terminal.wait("the line") { $0.last == "\(Self.prompt) nonsense\(number)" }
        try send(SIGINT, folder)
        try terminal.wait("an empty line") { $0.last == Self.prompt }
      }
      XCTAssertFalse(terminal.screen().contains { $0.contains("Ctrl-C once more") })
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testASignalThatIsIgnoredLeavesTheSessionAsItIs() throws {
      let inherited = signal(SIGHUP, SIG_IGN)
      defer { signal(SIGHUP, inherited) }
      let (terminal, folder) = try open()
      try send(SIGHUP, folder)
      // Only where keys arrive one by one does Tab complete a word.
      terminal.type("rest")
      terminal.press("Tab")
      try terminal.wait("the command") { $0.last == "\(Self.prompt) restart" }
      terminal.press("C-u")
      terminal.enter("quit")
      try terminal.wait("the end") { $0.contains("ended 0") }
      try assertPutBack(terminal, folder)
    }

    func testACrashOfTheAppPutsTheTerminalBack() throws {
      // One in what a command does, and one on a thread of the app's while a user types.
      for command in ["until onConversionDataSuccess", "until didResolveDeepLink"] {
        let (terminal, folder) = try open(
          Self.crashing(#""launch": { "after": "1s" }"#, unifiedDeepLinking: true), program: "CrashingApp")
        terminal.enter(command)
        terminal.type("tra")
        // Swift's traps are SIGILL or SIGTRAP, by the processor.
        let endings = [SIGILL, SIGTRAP].map { "ended \(128 + $0)" }
        try terminal.wait("the crash") { $0.contains(where: endings.contains) }
        // What was typed and not read before the crash is the shell's.
        terminal.enter("")
        try assertPutBack(terminal, folder)
      }
    }

    func testControlCEndsAnAppThatDoesNotComeBack() throws {
      let (terminal, folder) = try open(
        Self.crashing(#""conversionData": { "status": 500 }"#, unifiedDeepLinking: false), program: "CrashingApp")
      terminal.enter("run")
      try terminal.waitForWork()
      Thread.sleep(forTimeInterval: 0.1)
      terminal.press("C-c")
      Thread.sleep(forTimeInterval: 0.2)
      terminal.press("C-c")
      try terminal.wait("the advice") { $0.contains { $0.contains("Ctrl-C once more ends the session") } }
      terminal.press("C-c")
      // A shell that is interrupted together with its job does not go on to the next command.
      try terminal.wait("the shell") { $0.last == "$" }
      try assertPutBack(terminal, folder)
    }
  }
#endif
