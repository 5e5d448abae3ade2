import DeepLinkSimulator
import Foundation
import TestSupport
import XCTest

@testable import DeepLinkSimulatorCommand

/// Runs of one order, in one process and in two.
final class VerifyDeterminismTests: XCTestCase {
  private let scenario = """
    { "version": 1, "name": "race",
      "app": { "scheme": "shop", "appsflyer": { "version": "6.15", "integration": { "omit": ["start", "setDelegate"] } } },
      "steps": [
        { "install": {} }, { "launch": {} },
        { "call": "AppsFlyerLib.start" }, { "call": "AppsFlyerLib.start" }, { "call": "AppsFlyerLib.start" }
      ] }
    """

  private func withFile(_ text: String? = nil, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data((text ?? scenario).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private func orders(_ arguments: [String]) -> [[Substring]] {
    let run = CapturedRun(["verify-determinism", "--events"] + arguments, input: scenario)
    return run.output.split(separator: "\n").filter { $0.hasPrefix("order") }.map { $0.split(separator: " ") }
  }

  func testFewOrdersAreAllRunAndOfManySome() throws {
    let plan = try ScenarioCompiler().compile(
      try ScenarioFile(name: "race.json", bytes: Array(scenario.utf8)).result.get()
    ).get()
    let count = Int(try XCTUnwrap(Explorer(plan) { DescribedApp($0) }.explore().orderCount.exact))
    XCTAssertGreaterThan(count, 3)
    let all = orders(["--orders", String(count), "-"])
    XCTAssertEqual(all.count, count)
    XCTAssertEqual(Set(all).count, count)
    XCTAssertEqual(orders(["--orders", "3", "-"]).count, 3)
  }

  func testTwoProcessesPrintTheSame() throws {
    let folder = Thoroughness.isFull ? "/problems" : "/problems/opened-twice"
    let arguments = ["verify-determinism", "--orders", "3", Package.scenarios + folder]
    let run = CapturedRun(arguments)
    XCTAssertEqual(run.code, .success)
    #if os(Linux) || os(macOS)
      let program = try BuiltProgram("deeplink-sim")
      let other = try program.run(arguments)
      XCTAssertEqual(other.code, 0)
      XCTAssertEqual(String(decoding: other.output, as: UTF8.self), run.output)
    #endif
  }

  func testAnotherProcessThatDiffersIsShown() throws {
    try withFile { file in
      var command = DeepLinkSimulatorCommand()
      command.otherProcess = OtherProcess { arguments in
        let output = CapturedRun(arguments).output.replacingOccurrences(of: #""name":"answer""#, with: "changed")
        return Data(output.utf8)
      }
      let run = CapturedRun(["verify-determinism", file], command: command)
      XCTAssertEqual(run.code, .failure)
      let lines = run.output.split(separator: "\n")
      XCTAssertEqual(lines.first.map(String.init), "✘ race · \(file) · two processes differ")
      XCTAssertTrue(lines.dropFirst().first?.contains("of order") == true, run.output)
      XCTAssertTrue(run.output.contains("changed"), run.output)
    }
  }

  #if os(Linux) || os(macOS)
    func testAnAppThatDiffersFromProcessToProcessIsFound() throws {
      let text = scenario.replacingOccurrences(of: #""app": {"#, with: #""app": { "uses": "restless","#)
      try withFile(text) { file in
        let run = try BuiltProgram("CrashingApp").run(["verify-determinism", "--orders", "2", file])
        XCTAssertEqual(run.code, 1)
        let output = String(decoding: run.output, as: UTF8.self)
        XCTAssertTrue(output.hasPrefix("✘ race · \(file) · two processes differ\n"), output)
        XCTAssertTrue(output.contains(#""name":"process""#), output)
      }
    }
  #endif

  func testNoOrdersAreNoAnswer() {
    let run = CapturedRun(["verify-determinism", "--orders", "0", "-"], input: scenario)
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.hasPrefix("error: --orders takes a number of at least 1"), run.diagnostics)
  }

  func testAnotherProcessThatCannotBeStartedIsAnError() throws {
    try withFile { file in
      var command = DeepLinkSimulatorCommand()
      command.otherProcess = OtherProcess { _ in nil }
      let run = CapturedRun(["verify-determinism", file], command: command)
      XCTAssertEqual(run.code, .failure)
      XCTAssertEqual(run.diagnostics, "error: another process could not be started, or did not end as it should\n")
    }
  }

  func testAnAppThatRemembersEarlierRunsIsFound() {
    var command = DeepLinkSimulatorCommand()
    command.register("forgetful") { _ in
      DelegateApp { environment in
        Self.runs += 1
        environment.record("run", String(Self.runs))
        return NSObject()
      }
    }
    let text = scenario.replacingOccurrences(of: #""app": {"#, with: #""app": { "uses": "forgetful","#)
    let run = CapturedRun(["verify-determinism", "-"], input: text, command: command)
    XCTAssertEqual(run.code, .failure)
    XCTAssertTrue(run.output.hasPrefix("✘ race · <stdin> · two runs of one order differ\n"), run.output)
  }

  @MainActor private static var runs = 0
}
