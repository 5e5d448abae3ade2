import DeepLinkSimulatorCommand
import XCTest

/// What is very long is refused, run and reported like anything else; the benchmarks measure how the time for it grows.
final class LimitTests: XCTestCase {
  func testComplaintsAboutWhatAScenarioSaysAreCapped() {
    let expectations = Array(repeating: #"{"sequence":["kill","willConnectTo a"]}"#, count: 1000).joined(separator: ",")
    let text =
      #"{"version":1,"name":"x","platform":{"style":"uikit-app-delegate"},"app":{"scheme":"shop"},"#
      + #""steps":[{"install":{}}],"expect":[\#(expectations)]}"#
    let run = CapturedRun(["validate", "-q", "-"], input: text)
    let complaints = run.diagnostics.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }
    XCTAssertEqual(complaints.count, 51)
    XCTAssertEqual(complaints.last, "<stdin>: error: 950 more complaints are not shown")
    XCTAssertEqual(run.code, .usage)
  }

  func testComplaintsAboutTheTextAndItsMeaningAreCappedTogether() {
    let steps = Array(repeating: #"{ "wait": 5 }"#, count: 40).joined(separator: ",\n")
    let expectations = Array(repeating: #"{ "event": "nothing" }"#, count: 40).joined(separator: ",\n")
    let run = CapturedRun(
      ["validate", "-q"], scenario: ScenarioText(steps: ScenarioText.launched + ",\n" + steps, expect: expectations))
    let complaints = run.diagnostics.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }
    XCTAssertEqual(complaints.count, 51)
    XCTAssertEqual(complaints.last, "<stdin>: error: 30 more complaints are not shown")
    let lines = complaints.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    XCTAssertEqual(lines, lines.sorted())
  }

  func testAFailureBehindThousandsOfEventsIsReported() {
    let taps = Array(repeating: #"{ "tap": "https://shop.example/none" }"#, count: 500).joined(separator: ", ")
    let scenario = ScenarioText(
      app: #""scheme": "shop", "domains": ["shop.example"], "routes": { "a": "A" }"#,
      steps: ScenarioText.launched + ", " + taps, expect: #"{ "whenever": "tap", "eventually": "route A" }"#)
    let run = CapturedRun(["replay", "-q"], scenario: scenario)
    XCTAssertEqual(run.code, .failure)
    XCTAssertTrue(run.output.contains("no such event followed"), run.output)
  }

  func testManyUnknownNamesAreComplainedAbout() {
    let names = (0..<200).map { #"{ "never": "onAppOpenAttributio\#($0)" }"# }.joined(separator: ",\n")
    let run = CapturedRun(["validate", "-q"], scenario: ScenarioText(expect: names))
    XCTAssertEqual(run.code, .usage)
    let complaints = run.diagnostics
    XCTAssertTrue(complaints.contains("unknown event \"onAppOpenAttributio0\"; did you mean"), complaints)
  }

  func testALongScheduleIsRead() {
    let lines = (1...5_000).map { #""tap#\#($0) before wait#\#($0)""# }.joined(separator: ",\n")
    let scenario = ScenarioText(more: #""schedule": [\#(lines)]"#)
    let run = CapturedRun(["validate", "-q"], scenario: scenario)
    XCTAssertEqual(run.diagnostics, "")
  }

  func testARunHasABoundOnItsEvents() {
    let scenario = ScenarioText(
      app: #""scheme": "shop", "domains": ["brandname.go.link"], "adjust": { "version": "5.5.2" }"#,
      steps: ScenarioText.launched + #", { "wait": "1m" }, "#
        + #"{ "backend": { "adjust": { "click": { "body": { "retry_in": 1 } } } } }, "#
        + #"{ "tap": "https://brandname.go.link/fryYl" }, { "wait": "100d" }"#)
    let run = CapturedRun(["replay", "-q", "--event-limit", "5000"], scenario: scenario)
    XCTAssertEqual(
      run.output.split(separator: "\n").dropFirst().prefix(4).joined(separator: "\n"),
      """
        at        <stdin>
        expected  the run ends
        actual    it goes on
                  ^ the run was stopped after 5,000 events (--event-limit): it is longer, or it repeats without end
      """)
    XCTAssertEqual(run.code, .failure)
    let explore = CapturedRun(["explore", "--bare", "--budget", "20000", "--event-limit", "5000"], scenario: scenario)
    XCTAssertTrue(explore.output.contains("the run was stopped after 5,000 events"), explore.output)
    XCTAssertEqual(explore.code, .failure)
    XCTAssertTrue(explore.output.contains("except    what comes in a run after 5,000 events"), explore.output)
    XCTAssertFalse(explore.output.contains("all that are legal"), explore.output)
    let session = CapturedRun(["step", "--event-limit", "5000", "--commands", "-", "-"], scenario: scenario)
    XCTAssertEqual(session.code, .usage)
    for text in ["0", "x"] {
      XCTAssertEqual(CapturedRun(["replay", "--event-limit", text], scenario: scenario).code, .usage)
    }
  }

  func testASessionThatIsStoppedCountsTheExpectations() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "scenario.json")
    let path = "\(folder.path)/scenario.json"
    let one = CapturedRun(["step", "--event-limit", "3", path], input: "run\n")
    XCTAssertTrue(one.output.contains("\nstopped after 3 events: the expectation is not met\n"), one.output)
    var scenario = StepSession.race
    scenario.expect = #"{ "event": "route A", "times": 1 }, { "finally": { "screen": "A" } }, { "event": "tap" }"#
    try folder.write(scenario.text, to: "scenario.json")
    let three = CapturedRun(["step", "--event-limit", "3", path], input: "run\n")
    XCTAssertTrue(three.output.contains("\nstopped after 3 events: 2 of 3 expectations not met\n"), three.output)
    scenario.expect = #"{ "event": "tap" }"#
    try folder.write(scenario.text, to: "scenario.json")
    let met = CapturedRun(["step", "--event-limit", "3", path], input: "run\n")
    XCTAssertTrue(met.output.contains("\nstopped after 3 events: the expectation is met, but\n"), met.output)
    XCTAssertEqual(met.code, .failure)
  }

  func testOptionsThatWouldDoNothingAreRefused() {
    let race = ScenarioText()
    for (arguments, complaint) in [
      (["--seed", "3"], "--seed needs --random or --priorities"),
      (["--depth", "3", "--random", "3"], "--depth needs --priorities"),
      (["--priorities", "3", "--depth", "9223372036854775807"], "--depth takes a number from 1 to 1000, not"),
      (["--differences=-1"], "--differences takes a whole number, without a sign, not \"-1\""),
      (["--priorities", "3", "--depth", "0"], "--depth takes a number from 1 to 1000, not 0"),
      (["--budget", "99999999999999999999"], "--budget takes a number up to 9223372036854775807, not \"99999"),
    ] {
      let run = CapturedRun(["explore"] + arguments, scenario: race)
      XCTAssertTrue(run.diagnostics.hasPrefix("error: \(complaint)"), run.diagnostics)
      XCTAssertEqual(run.code, .usage)
    }
    XCTAssertEqual(CapturedRun(["explore", "--priorities", "3", "--depth", "1000"], scenario: race).code, .unfinished)
  }
}
