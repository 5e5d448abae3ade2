#if os(Linux) || os(macOS)
  import DeepLinkSimulatorCommand
  import Foundation
  import Synchronization
  import XCTest

  /// `replay --watch` replays what changes, and ends by Ctrl-C.
  final class WatchTests: XCTestCase {
    private let failing = ScenarioText(name: "failing", expect: #"{ "never": "launch" }"#).text
    private let passing = ScenarioText(name: "passing").text

    func testWhatChangesIsReplayedAtOnce() throws {
      let folder = try TemporaryFolder(for: self)
      try folder.write(passing, to: "a.json")
      try folder.write(passing, to: "b.json")
      let process = try WatchedProcess(["replay", "--watch", folder.path])
      defer { process.end() }
      try process.expect("2 scenarios: 2 passed, 0 failed")
      try folder.write(failing, to: "b.json")
      try process.expect("1 scenario: 0 passed, 1 failed")
      XCTAssertTrue(process.output.contains("✘ failing · \(folder.path)/b.json"), process.output)
      try folder.write(passing, to: "b.json")
      try process.expect("1 scenario: 1 passed, 0 failed")
      try folder.write("{", to: "new/c.jsonc")
      try process.expect("1 scenario: 0 passed, 0 failed, 1 invalid")
      try FileManager.default.removeItem(atPath: "\(folder.path)/a.json")
      try process.expect("\(folder.path)/a.json was removed")
      XCTAssertEqual(process.interrupt(), .code(0))
    }

    func testOnlyWhatPassesTheFilterIsReplayed() throws {
      let folder = try TemporaryFolder(for: self)
      try folder.write(passing, to: "a.json")
      let process = try WatchedProcess(["replay", "-w", "-f", "passing", folder.path])
      defer { process.end() }
      try process.expect("1 scenario: 1 passed, 0 failed")
      try folder.write(failing, to: "other.json")
      try folder.write(ScenarioText(name: "also passing").text, to: "third.json")
      try process.expect("✔ also passing")
      XCTAssertFalse(process.output.contains("✘"), process.output)
      XCTAssertEqual(process.interrupt(), .code(0))
    }

    func testWhatCannotBeWatchedIsRefused() {
      for (arguments, complaint) in [
        (["-"], "--watch needs files; standard input does not change"),
        (["--report", "html=a.html", "x.json"], "--watch and --report cannot be combined"),
      ] {
        let run = CapturedRun(["replay", "--watch"] + arguments)
        XCTAssertEqual(run.diagnostics, "error: \(complaint)\nsee 'deeplink-sim replay --help'\n")
        XCTAssertEqual(run.code, .usage)
      }
    }
  }

  /// A program that goes on until it is interrupted, with what it has printed so far.
  private final class WatchedProcess: Sendable {
    private struct State {
      var text = ""
      /// How much of the text a test has seen.
      var seen = 0
    }

    struct Missing: Error, CustomStringConvertible {
      let description: String
    }

    private let process: Process
    private let state = Mutex(State())

    init(_ arguments: [String]) throws {
      let program = try BuiltProgram("deeplink-sim")
      let pipe = Pipe()
      process = Process()
      process.executableURL = program.url
      process.arguments = arguments
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
        let data = handle.availableData
        if data.isEmpty { handle.readabilityHandler = nil }
        self?.state.withLock { $0.text += String(decoding: data, as: UTF8.self) }
      }
    }

    /// All that was printed.
    var output: String { state.withLock { $0.text } }

    /// Waits until a text is printed behind what was seen before.
    func expect(_ text: String) throws {
      for _ in 0..<200 {
        let found = state.withLock { state in
          guard let range = state.text.dropFirst(state.seen).firstRange(of: text) else { return false }
          state.seen = state.text.distance(from: state.text.startIndex, to: range.upperBound)
          return true
        }
        if found { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
      throw Missing(description: "\(text) did not come in 10 seconds; there is\n\(output)")
    }

    /// Presses Ctrl-C, and waits for the end.
    func interrupt() -> Process.Exit {
      process.interrupt()
      return process.waitForExit()
    }

    func end() {
      if process.isRunning { process.terminate() }
    }
  }
#endif
