import Foundation
import XCTest

/// What people read fits their terminal.
final class TerminalWidthTests: XCTestCase {
  private let race = """
    { "version": 1, "name": "AppsFlyer: two answers to one click",
      "app": { "scheme": "fruits", "domains": ["fruits.onelink.me"], "routes": { "peaches": "Peaches" },
        "on": { "didResolveDeepLink": "route-always" }, "appsflyer": { "version": "6.15", "unifiedDeepLinking": true } },
      "backend": { "appsflyer": { "launch": { "after": "1s" }, "deferredDeepLink": { "after": ["0.3s", "2.9s"] },
        "conversionData": { "after": ["0.5s", "3s"] } } },
      "steps": [
        { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=peaches" }, { "install": {} }, { "launch": {} }
      ],
      "expect": [{ "event": "route Peaches", "times": 1 }, { "finally": { "screen": "Peaches" } }] }
    """

  private func lines(_ arguments: [String], columns: Int, input: String = "") -> [String] {
    let run = CapturedRun(arguments, input: input, environment: ["COLUMNS": String(columns)])
    XCTAssertFalse(run.output.isEmpty, "\(arguments): \(run.diagnostics)")
    return run.output.split(separator: "\n").map(String.init)
  }

  func testEveryHelpPageHas80Columns() {
    let list = CapturedRun(["--help"]).output.split(separator: "\n").drop { $0 != "COMMANDS:" }.dropFirst()
    let commands = list.prefix { $0.hasPrefix("  ") }.compactMap { $0.wholeMatch(of: #/  ([a-z-]+) .*/#)?.1 }.map(
      String.init)
    XCTAssertGreaterThanOrEqual(commands.count, 9)
    let pages = [["--help"]] + commands.map { [$0, "--help"] }
    for page in pages {
      for line in lines(page, columns: 200) { XCTAssertLessThanOrEqual(line.count, 80, "\(page): \(line)") }
    }
  }

  func testAWidthOfNoColumnsIsUnknown() {
    let unlimited = CapturedRun(["replay", "--verbose", "-"], input: race).output
    for columns in ["0", "-1", "wide", ""] {
      let run = CapturedRun(["replay", "--verbose", "-"], input: race, environment: ["COLUMNS": columns])
      XCTAssertEqual(run.output, unlimited, columns)
    }
  }

  func testNothingOfAHelpPageIsLost() {
    let page = CapturedRun(["explore", "--help"]).output.split(separator: " ").joined(separator: " ")
    XCTAssertTrue(page.replacing("\n ", with: "").contains("--format <text|jsonl|markdown|table>"), page)
    for option in ["--no-reduction", "--report <kind=file>", "--priorities <count>", "--help"] {
      XCTAssertTrue(page.contains(option), option)
    }
  }

  func testResultsFitTheTerminal() {
    let runs: [[String]] = [
      ["replay", "-"], ["replay", "--verbose", "-"], ["replay", "--order", "2", "--verbose", "-"], ["explore", "-"],
      ["explore", "--mode", "timed", "-"], ["matrix", "-"], ["matrix", "--verbose", "-"], ["rules"],
      ["rules", "AF-DDL", "ADJ-DEF"],
    ]
    for columns in [80, 100, 200] {
      for arguments in runs {
        for line in lines(arguments, columns: columns, input: race) {
          XCTAssertLessThanOrEqual(line.count, columns, "\(arguments): \(line)")
        }
      }
    }
  }

  func testAWideTerminalShowsALaneBesideTheOther() {
    let narrow = lines(["replay", "--verbose", "-"], columns: 80, input: race)
    let wide = lines(["replay", "--verbose", "-"], columns: 200, input: race)
    XCTAssertTrue(narrow.contains { $0.contains("time  lane") }, "\(narrow)")
    XCTAssertTrue(wide.contains { $0.contains("time  user") }, "\(wide)")
    XCTAssertTrue(wide.contains { $0.contains("  app ") && $0.contains("  backend ") }, "\(wide)")
  }

  func testWithoutATerminalNoLineIsBroken() {
    let output = CapturedRun(["explore", "-"], input: race).output
    XCTAssertTrue(output.contains("  or        deeplink-sim replay --verbose --schedule 'answer "), output)
    XCTAssertFalse(output.contains("\\\n"), output)
  }

  func testACommandThatIsTooLongIsBrokenSoThatAShellTakesIt() {
    let output = CapturedRun(["explore", "-"], input: race, environment: ["COLUMNS": "60"]).output
    XCTAssertTrue(output.contains(" \\\n"), output)
    let whole = output.replacing(#/(?: \\)?\n {14,}/#, with: " ")
    let line = CapturedRun(["explore", "-"], input: race).output.split(separator: "\n").first { $0.contains("  or  ") }
    XCTAssertTrue(whole.contains(line ?? "no line"), whole)
  }

  func testAQuotedScheduleIsBrokenBetweenItsEvents() throws {
    let lines = lines(["explore", "-"], columns: 48, input: race)
    let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("  or  ") })
    let quoted = try XCTUnwrap(lines[start...].firstIndex { $0.contains("'answer ") })
    let end = try XCTUnwrap(lines[(quoted + 1)...].firstIndex { $0.contains("'") })
    let schedule = lines[quoted...end].joined(separator: "\n").split(separator: "'")[1]
    XCTAssertTrue(schedule.contains("\n"), String(schedule))
    // The shell hands the line breaks on.
    let folded = CapturedRun(["replay", "--verbose", "--schedule", String(schedule), "-"], input: race)
    let onOneLine = schedule.replacing(#/\n +/#, with: " ")
    let whole = CapturedRun(["replay", "--verbose", "--schedule", String(onOneLine), "-"], input: race)
    XCTAssertFalse(folded.output.isEmpty, folded.diagnostics)
    let traces = [folded, whole].map { $0.output.components(separatedBy: "  replay ")[0] }
    XCTAssertEqual(traces[0], traces[1])
  }

  // MARK: Explorations

  func testAFailureNamesADecisionAsItsScheduleDoesAndOpensInTheStepper() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonc")
    try race.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = CapturedRun(["explore", file.path]).output.split(separator: "\n").map(String.init)
    let order = try XCTUnwrap(lines.first { $0.hasPrefix("  order ") }).dropFirst("  order     ".count)
    let named = try XCTUnwrap(order.split(separator: ",").first)
    let schedule = try XCTUnwrap(lines.first { $0.hasPrefix("  or ") })
    XCTAssertTrue(schedule.contains("--schedule '\(named)"), "\(named) is not in \(schedule)")
    let step = try XCTUnwrap(lines.first { $0.hasPrefix("  step ") })
    let replay = try XCTUnwrap(lines.first { $0.hasPrefix("  replay ") })
    XCTAssertEqual(step.dropFirst(12), replay.dropFirst(12).replacing("replay --verbose", with: "step"))
  }

  func testLargeCountsAreGroupedForPeopleAlone() throws {
    let calm = race.replacing(
      "\"launch\": {} }\n",
      with: "\"launch\": {} }, { \"wait\": \"9s\" }, { \"background\": {} }, { \"foreground\": {} }\n")
    let text = CapturedRun(["explore", "--budget", "200000", "-"], input: calm).output
    let match = try XCTUnwrap(text.firstMatch(of: /([0-9]{1,3}(,[0-9]{3})+) orders/), text)
    let digits = String(match.1).replacing(",", with: "")
    let json = CapturedRun(["explore", "--format", "jsonl", "--budget", "200000", "-"], input: calm).output
    XCTAssertTrue(json.contains("\"orders\":\(digits)"), json)
  }
}
