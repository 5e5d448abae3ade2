import DeepLinkSimulatorCommand
import XCTest

/// How `replay` reports: exit codes, streams, colour, progress, and what it says of long or odd runs.
final class ReplayReportTests: XCTestCase {
  private let passing = ScenarioText()
  private let failing = ScenarioText(expect: #"{ "never": "launch" }"#)

  func testAFailureIsShownWithItsTraceAndTheLineThatReplaysIt() {
    let run = CapturedRun(["replay"], scenario: failing)
    XCTAssertEqual(
      run.output,
      """
      ✘ small · <stdin>
        at        <stdin>:5:16
        expected  never launch
        actual    launch
                  ^ event 2 at 0s

          install > launch
        replay    deeplink-sim replay --verbose -

      1 scenario: 0 passed, 1 failed · 10 events in 0s of virtual time

      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testAReproducedProblemHasItsOwnMark() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText(name: "Problem: a crash").text, to: "a.jsonc")
    try folder.write(ScenarioText(name: "Fixed: no crash").text, to: "a.fixed.jsonc")
    let run = CapturedRun(["replay", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      ▲ Problem: a crash · FOLDER/a.jsonc · reproduced
          install > launch
      ✔ Fixed: no crash · FOLDER/a.fixed.jsonc
          install > launch
      2 scenarios: 1 passed, 1 problem reproduced (▲), 0 failed · 20 events in 0s of virtual time

      """)
    XCTAssertEqual(run.code, .success)
    let lines = CapturedRun(["replay", "--format", "jsonl", folder.path]).output.split(separator: "\n")
    XCTAssertEqual(lines.count { $0.contains(#""reproduced":true"#) && $0.contains("a.jsonc") }, 1)
    XCTAssertEqual(lines.count { $0.contains("reproduced") }, 1)
    // A problem that does not show is a failure, as anything else that does not come as expected.
    let problem = ScenarioText(name: "Problem: a crash", expect: #"{ "never": "launch" }"#)
    XCTAssertTrue(CapturedRun(["replay"], scenario: problem).output.hasPrefix("✘ Problem: a crash"))
  }

  func testEveryReportAndEveryCommandMarksAReproducedProblem() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText(name: "Problem: a crash").text, to: "a.jsonc")
    let kinds = ["markdown", "junit", "html"]
    let reports = kinds.flatMap { ["--report", "\($0)=\(folder.path)/report.\($0)"] }
    XCTAssertEqual(CapturedRun(["replay"] + reports + ["\(folder.path)/a.jsonc"]).code, .success)
    let texts = try kinds.map { try String(contentsOfFile: "\(folder.path)/report.\($0)", encoding: .utf8) }
    XCTAssertTrue(texts[0].contains("▲ 1 reproduced a problem"), texts[0])
    XCTAssertTrue(texts[0].contains("0 passed, 1 reproduced a problem, 0 failed"), texts[0])
    XCTAssertTrue(texts[1].contains(#"<property name="reproduces" value="problem"/>"#), texts[1])
    XCTAssertTrue(texts[2].contains(#""result":"reproduced""#))
    let link = ScenarioText(name: "Problem: a crash", steps: #"{ "install": {} }, { "tap": "shop://sale" }"#)
    try folder.write(link.text, to: "a.jsonc")
    for command in ["explore", "matrix"] {
      let report = "\(folder.path)/\(command).md"
      let run = CapturedRun([command, "--report", "markdown=\(report)", "\(folder.path)/a.jsonc"])
      XCTAssertTrue(run.output.hasPrefix("▲ Problem: a crash"), run.output)
      XCTAssertTrue(try String(contentsOfFile: report, encoding: .utf8).contains("▲"), command)
    }
  }

  func testAnInvalidScenarioCountsForMoreThanAFailedOne() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(failing.text, to: "a.json")
    try folder.write(passing.text, to: "b.json")
    XCTAssertEqual(CapturedRun(["replay", folder.path]).code, .failure)
    try folder.write(ScenarioText(steps: #"{ "launch": {} }"#).text, to: "c.json")
    let run = CapturedRun(["replay", "-q", folder.path])
    XCTAssertEqual(run.code, .usage)
    XCTAssert(run.output.hasSuffix("3 scenarios: 1 passed, 1 failed, 1 invalid · 20 events in 0s of virtual time\n"))
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      """
      FOLDER/c.json:4:15: error: the app is not installed; install it first
        "steps": [{ "launch": {} }],
                    ^

      """)
  }

  func testTheFilterLooksAtPathsAndNames() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(passing.text, to: "adjust/one.json")
    try folder.write(ScenarioText(name: "Onboarding first").text, to: "appsflyer/two.json")
    try folder.write("{", to: "broken.json")
    for (filters, count) in [(["adjust/"], 1), (["onboarding"], 1), (["one.json", "two"], 2), (["BROKEN"], 1)] {
      let run = CapturedRun(["replay"] + filters.flatMap { ["-f", $0] } + [folder.path])
      XCTAssert(run.output.contains("\n\(count) scenario"), "\(filters): \(run.output)")
      XCTAssertEqual(run.code, filters == ["BROKEN"] ? .usage : .success, "\(filters)")
    }
  }

  func testCallbacksThatNoExpectationMentionsAreShown() {
    let run = CapturedRun(
      ["replay"], scenario: ScenarioText(app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "wait": "5s" }"#))
    XCTAssert(
      run.output.contains(
        "\n    no expectation mentions adjustSessionTrackingSucceeded, adjustAttributionChanged\n"), run.output)
  }

  func testACallbackThatIsMentionedWithAnotherResultIsShownWithItsOwn() {
    let scenario = ScenarioText(
      app: #""domains": ["shop.onelink.me"], "appsflyer": { "unifiedDeepLinking": true }"#,
      steps: ScenarioText.launched
        + #", { "wait": "5s" }, { "tap": "https://shop.onelink.me/Ab1C?deep_link_value=a" }"#,
      expect: #"{ "callback": "didResolveDeepLink found" }"#)
    let run = CapturedRun(["replay"], scenario: scenario)
    XCTAssert(
      run.output.contains("\n    no expectation mentions didResolveDeepLink notFound, onConversionDataSuccess\n"),
      run.output)
  }

  func testAMisspelledKeyThatMustBeMissingIsShown() {
    let steps =
      ScenarioText.launched + #", { "wait": "5s" }, "#
      + #"{ "tap": "https://shop.onelink.me/Ab1C?deep_link_value=a&af_sub1=b" }"#
    func asked(_ callback: String, _ keys: String) -> [Substring] {
      let run = CapturedRun(
        ["replay"],
        scenario: ScenarioText(
          app: #""domains": ["shop.onelink.me"], "appsflyer": { "unifiedDeepLinking": true }"#, steps: steps,
          expect: "{ \"callback\": \"\(callback)\", \"without\": [\(keys)] }"))
      XCTAssertEqual(run.code, .success, run.output)
      return run.output.split(separator: "\n").filter { $0.contains(" asked for nothing") }
    }
    XCTAssertEqual(
      asked("didResolveDeepLink found", #""deep_link_valu""#),
      [#"    didResolveDeepLink found without "deep_link_valu" asked for nothing; did you mean "deep_link_value"?"#])
    // The payload lacks it, but a link has it.
    XCTAssertEqual(
      asked("onConversionDataSuccess", #""deep_link_valu""#),
      [#"    onConversionDataSuccess without "deep_link_valu" asked for nothing; did you mean "deep_link_value"?"#])
    // Keys that are only similar, are in another payload, or in none.
    XCTAssertEqual(asked("onConversionDataSuccess", #""deep_link_value", "af_sub2", "campaign", "promo""#), [])
  }

  func testAnExpectationThatAsksForNothingIsShown() {
    let steps = ScenarioText.launched + #", { "wait": "5s" }"#
    for (expectation, lines) in [
      (
        #"{ "whenever": "route", "eventually": "kill" }"#,
        "    whenever route asked for nothing: route did not come\n"
      ),
      (
        #"{ "never": "launch", "while": ["kill", "foreground"] }"#,
        "    never launch from kill to foreground asked for nothing: kill did not come\n"
      ),
      (
        #"{ "never": "route", "while": { "process": "background" } }"#,
        "    never route while process = \"background\" asked for nothing: this never held\n"
      ),
      (#"{ "never": "route", "while": { "process": "active" } }"#, ""),
      (#"{ "whenever": "launch", "eventually": "adjustAttributionChanged" }"#, ""),
    ] {
      let run = CapturedRun(
        ["replay"], scenario: ScenarioText(app: #""adjust": {}"#, steps: steps, expect: expectation))
      XCTAssertEqual(run.code, .success, run.output)
      XCTAssertEqual(run.output.contains(" asked for nothing"), !lines.isEmpty, run.output)
      XCTAssertTrue(run.output.contains("\n\(lines)    no expectation mentions "), run.output)
    }
  }

  func testWhatIsStillToComeIsShownWithAFailure() {
    let run = CapturedRun(
      ["replay"],
      scenario: ScenarioText(
        app: #""adjust": {}"#, more: #""settle": "0s""#, expect: #"{ "callback": "adjustAttributionChanged" }"#))
    XCTAssert(run.output.contains("\n    still to come: answer session\n"), run.output)
  }

  func testALongFlowBreaksOff() {
    let taps = (1...30).map { _ in #", { "tap": "https://other.example" }"# }.joined()
    let run = CapturedRun(["replay"], scenario: ScenarioText(steps: ScenarioText.launched + taps))
    XCTAssert(run.output.contains(" > … and 22 more\n"), run.output)
    for line in run.output.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 120) }
  }

  func testControlCharactersOfAFileDoNotReachTheTerminal() {
    let run = CapturedRun(
      ["replay", "-v"],
      scenario: ScenarioText(
        name: #"a\u001B[31mred\nline"#, app: #""gates": ["\u001B]0;x\u0007"]"#,
        steps: ScenarioText.launched + #", { "openGate": "\u001B]0;x\u0007" }"#, expect: #"{ "never": "openGate" }"#))
    XCTAssertFalse(run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, run.output)
    XCTAssert(run.output.hasPrefix("✘ a\u{FFFD}[31mred\u{FFFD}line · "), run.output)
  }

  // MARK: Terminals

  func testColourIsForTerminalsUnlessTheEnvironmentOrAnOptionSaysOtherwise() {
    func isColoured(_ arguments: [String], terminal: Bool, _ environment: [String: String] = [:]) -> Bool {
      let run = CapturedRun(
        ["replay"] + arguments + ["-"], input: failing.text, outputIsTerminal: terminal, environment: environment)
      return run.output.contains("\u{1B}[31m✘\u{1B}[0m")
    }
    XCTAssertTrue(isColoured([], terminal: true, ["TERM": "xterm"]))
    XCTAssertTrue(isColoured([], terminal: true, ["NO_COLOR": "", "TERM": "xterm-256color"]))
    XCTAssertTrue(isColoured(["--color=always"], terminal: false, ["NO_COLOR": "1"]))
    XCTAssertFalse(isColoured([], terminal: false, ["TERM": "xterm"]))
    XCTAssertFalse(isColoured([], terminal: true, ["NO_COLOR": "1", "TERM": "xterm"]))
    for term in ["dumb", ""] { XCTAssertFalse(isColoured([], terminal: true, ["TERM": term]), term) }
    XCTAssertFalse(isColoured([], terminal: true))
    XCTAssertFalse(isColoured(["--color=never"], terminal: true, ["TERM": "xterm"]))
  }

  func testColourChangesNothingButTheColour() {
    let plain = CapturedRun(["replay", "-v", "-"], input: failing.text).output
    var coloured = CapturedRun(["replay", "-v", "--color=always", "-"], input: failing.text).output
    for code in ["2", "31", "32", "0"] { coloured = coloured.replacingOccurrences(of: "\u{1B}[\(code)m", with: "") }
    XCTAssertEqual(coloured, plain)
  }

  func testProgressIsShownOnATerminalOnlyAndIsGoneInTheEnd() throws {
    let folder = try TemporaryFolder(for: self)
    for number in 1...60 { try folder.write(passing.text, to: "\(number).json") }
    let quiet = CapturedRun(["replay", "-q", folder.path])
    XCTAssertEqual(quiet.diagnostics, "")
    let environment = ["TERM": "xterm"]
    let shown = CapturedRun(["replay", "-q", folder.path], diagnosticsAreTerminal: true, environment: environment)
    XCTAssertEqual(
      shown.diagnostics,
      [1, 17, 33, 49].map { "\r\u{1B}[K\($0) of 60" }.joined() + "\r\u{1B}[K")
    XCTAssertEqual(shown.output, "")
    let filtered = CapturedRun(
      ["replay", "-q", "--filter", "7.json", folder.path], diagnosticsAreTerminal: true, environment: environment)
    XCTAssertEqual(
      filtered.diagnostics.matches(of: #/(\d+) of 60/#).compactMap { Int($0.1) }.map { ($0 - 1) / 16 }, [0, 1, 2, 3])
    let dumb = CapturedRun(["replay", "-q", folder.path], diagnosticsAreTerminal: true, environment: ["TERM": "dumb"])
    XCTAssertEqual(dumb.diagnostics, "")
  }

  func testResultsThatCannotBeWrittenAreAnInternalError() {
    let console = Console(output: { _ in }, diagnostics: { _ in }, flush: { "No space left on device" })
    XCTAssertEqual(DeepLinkSimulatorCommand().run(["rules"], console: console), .internalError)
  }
}
