#if os(Linux) || os(macOS)
  import DeepLinkSimulatorCommand
  import Foundation
  import XCTest

  /// What a search does that takes long: it says how far it is, keeps to its budget, and can be interrupted.
  final class InterruptionTests: XCTestCase {
    /// More orders than any search finds.
    private var endless: String {
      let waits = Array(repeating: #"{ "wait": "1s" }"#, count: 40).joined(separator: ", ")
      let steps = Array(repeating: #"{ "network": "offline" }, { "network": "online" }"#, count: 15)
      return ScenarioText(
        app: #""scheme": "shop", "domains": ["shop.onelink.me"], "appsflyer": { "unifiedDeepLinking": true }"#,
        more: #""anytime": [\#(steps.joined(separator: ", "))]"#, steps: "\(ScenarioText.launched), \(waits)",
        expect: #"{ "never": "network offline" }"#
      ).text
    }

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder(for: self)
      try folder.write(endless, to: "a.json")
      return folder
    }

    func testControlCPrintsWhatWasFound() throws {
      let (folder, program) = (try folder(), try BuiltProgram("deeplink-sim"))
      let searches = [
        ["--budget", "1000000000"], ["--random", "100000000", "--budget", "1000000000"],
        ["--results", "\(folder.path)/results.jsonl"],
      ]
      for arguments in searches {
        let process = Process()
        let output = Pipe()
        process.executableURL = program.url
        process.arguments = ["explore"] + arguments + ["\(folder.path)/a.json"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        Thread.sleep(forTimeInterval: 1.5)
        process.interrupt()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        XCTAssertEqual(process.waitForExit(), .signal(SIGINT))
        XCTAssertTrue(text.hasPrefix("✘ "), text)
        XCTAssertTrue(text.contains("interruption"), text)
        XCTAssertTrue(text.contains("never network offline"), text)
      }
    }

    func testAReaderThatStopsReadingEndsTheSearch() throws {
      let (folder, program) = (try folder(), try BuiltProgram("deeplink-sim"))
      for name in ["b", "c", "d"] { try folder.write(endless, to: "\(name).json") }
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let command = "'\(program.url.path)' explore --budget 3000 --bare '\(folder.path)' | head -n 1"
      process.arguments = ["-c", command + "; echo ${PIPESTATUS[0]}"]
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      _ = process.waitForExit()
      XCTAssertTrue(text.hasSuffix("\n141\n"), text)
    }

    func testAnOrderWithASmallNumberNeedsNoSearch() throws {
      let folder = try folder()
      for number in ["2", "40"] {
        let run = CapturedRun(["replay", "-q", "--order", number, "\(folder.path)/a.json"])
        XCTAssertEqual(run.code, .failure, run.diagnostics)
      }
    }

    func testTheSearchForAnOrderHasABudgetAndShowsProgress() throws {
      let folder = try folder()
      let run = CapturedRun(
        ["replay", "--order", "5000000", "--budget", "12000", "\(folder.path)/a.json"], diagnosticsAreTerminal: true,
        environment: ["TERM": "xterm"])
      XCTAssertNotNil(run.diagnostics.firstMatch(of: #/: [\d,]+ events, [\d,]+ states/#), run.diagnostics)
      XCTAssertTrue(
        run.diagnostics.contains("raise --budget, or use --schedule, which needs no search"), run.diagnostics)
      XCTAssertEqual(CapturedRun(["replay", "--budget", "3", "\(folder.path)/a.json"]).code, .usage)
    }

    func testRandomOrdersKeepToABudgetAndShowProgress() throws {
      let folder = try folder()
      let run = CapturedRun(
        ["explore", "--bare", "--random", "100000000", "--budget", "12000", "\(folder.path)/a.json"],
        diagnosticsAreTerminal: true, environment: ["TERM": "xterm"])
      XCTAssertNotNil(
        run.output.firstMatch(of: #/orders not among [\d,]+ random ones\n/#), run.output)
      XCTAssertTrue(run.output.contains("the budget of 12,000 events came first"), run.output)
      XCTAssertNotNil(
        run.diagnostics.firstMatch(of: #/: [\d,]+ of 100,000,000 orders, [\d,]+ events a second/#), run.diagnostics)
    }

    func testProgressFitsTheTerminal() throws {
      let folder = try TemporaryFolder(for: self)
      try folder.write(
        endless.replacingOccurrences(of: "small", with: String(repeating: "a very long name ", count: 8)), to: "a.json")
      for options in [["--budget", "12000"], ["--random", "100000", "--budget", "12000"]] {
        let run = CapturedRun(
          ["explore", "--bare"] + options + ["\(folder.path)/a.json"], diagnosticsAreTerminal: true,
          environment: ["TERM": "xterm"])
        let lines = run.diagnostics.components(separatedBy: "\r\u{1B}[K").filter { $0.contains("events a second") }
        XCTAssertFalse(lines.isEmpty, run.diagnostics)
        for line in lines { XCTAssertLessThan(line.count, 80, line) }
      }
    }
  }
#endif
