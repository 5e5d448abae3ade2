import DeepLinkSimulator
import DeepLinkSimulatorCommand
import Foundation
import Synchronization
import XCTest

/// What programs read of a replay.
final class JSONLinesTests: XCTestCase {
  func testEachLineIsAnObjectWithSortedKeysAndTheVersion() throws {
    let run = CapturedRun(["replay", "--format", "jsonl"], scenario: attribution())
    for line in run.output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let record = try XCTUnwrap(object as? [String: Any])
      XCTAssertEqual(record["version"] as? Int, 1)
      XCTAssert(["scenario", "event", "verdict"].contains(record["kind"] as? String), "\(line)")
      let places = record.keys.sorted().compactMap { line.range(of: "\"\($0)\":")?.lowerBound }
      XCTAssertEqual(places.count, record.count)
    }
  }

  func testACallbackCarriesItsPayload() throws {
    let run = CapturedRun(["replay", "--format", "jsonl"], scenario: attribution())
    let line = try XCTUnwrap(
      run.output.split(separator: "\n").first { $0.contains(#""name":"adjustAttributionChanged""#) })
    XCTAssert(line.contains(#""network":"Organic""#), "\(line)")
  }

  func testAFailureSaysWhereAndWhy() throws {
    var scenario = attribution()
    scenario.expect = #"{ "never": "launch" }"#
    let run = CapturedRun(["replay", "--format", "jsonl"], scenario: scenario)
    XCTAssertEqual(run.code, .failure)
    XCTAssert(
      run.output.contains(
        #""failures":[{"actual":["launch"],"column":16,"event":2,"expected":["never launch"],"#
          + #""explanation":"event 2 at 0s","line":5,"rule":"SIM-USER-1"}]"#), run.output)
    XCTAssert(run.output.contains(#""result":"fail""#))
  }

  func testAnInvalidScenarioHasAVerdict() {
    let run = CapturedRun(["replay", "--format", "jsonl"], scenario: ScenarioText(steps: #"{ "launch": {} }"#))
    XCTAssertEqual(
      run.output,
      #"{"file":"<stdin>","kind":"scenario","name":"small","version":1}"# + "\n"
        + #"{"diagnostics":["<stdin>:4:15: error: the app is not installed; install it first\n"#
        + #"  \"steps\": [{ \"launch\": {} }],\n              ^"],"#
        + #""file":"<stdin>","kind":"verdict","result":"invalid","version":1}"# + "\n")
    XCTAssertEqual(run.code, .usage)
  }

  func testEventsAreWrittenWhileTheScenarioRuns() {
    let log = Mutex<[String]>([])
    var command = DeepLinkSimulatorCommand()
    command.register("watched") { _ in
      DelegateApp(integration: .own) { environment in
        log.withLock { $0.append("the app starts") }
        environment.record("starts")
        return environment
      }
    }
    let text = ScenarioText(app: #""uses": "watched""#).text
    let console = Console(
      output: { line in log.withLock { $0.append(String(line.prefix { $0 != "\n" })) } }, diagnostics: { _ in },
      readInput: { Array(text.utf8) })
    XCTAssertEqual(command.run(["replay", "--format", "jsonl", "-"], console: console), .success)
    let lines = log.withLock { $0 }
    XCTAssertEqual(lines.firstIndex { $0.contains(#""name":"launch""#) }, 2)
    XCTAssertEqual(lines.firstIndex(of: "the app starts"), 3)
  }

  func testAScenarioWithoutExpectationsNamesItsCallbacks() {
    var scenario = attribution()
    scenario.expect = nil
    let run = CapturedRun(["replay", "--format", "jsonl"], scenario: scenario)
    XCTAssert(
      run.output.contains(#""unmentioned":["adjustSessionTrackingSucceeded","adjustAttributionChanged"]"#), run.output)
  }

  private func attribution() -> ScenarioText {
    ScenarioText(
      app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "wait": "5s" }"#,
      expect: #"{ "callback": "adjustAttributionChanged" }"#)
  }
}
