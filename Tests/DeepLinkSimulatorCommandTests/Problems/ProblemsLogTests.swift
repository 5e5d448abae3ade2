import Foundation
import TestSupport
import XCTest

@testable import DeepLinkSimulatorCommand

/// `problems --log` finds the problems of which a console's log has signs.
final class ProblemsLogTests: XCTestCase {
  private static let folder = Package.scenarios + "/problems"

  /// A part of it, for the command, which replays what it looks at.
  private static let part = folder + "/deferred-links"

  private static let console = ConsoleSearch(
    problems: ["/problems"],
    scenarios: [
      "/problems", "/adjust/sessions", "/appsflyer/deferred/conversion-data-cannot-be-read-in-an-old-version.jsonc",
    ])

  /// The names of the problems that a log shows, with the numbers of their lines.
  private func shown(_ text: String) throws -> [String: [Int]] {
    let problems = try Self.console.findings(text).problems.map {
      ($0.problem.problem.name, $0.lines.map(\.line.number))
    }
    return Dictionary(uniqueKeysWithValues: problems)
  }

  private static let delegates = [
    "Problem: the app registers too late", "Problem: no delegate gets the conversion data",
    "Problem: no delegate is registered for conversion data",
  ]
  private static let alert = "Problem: the deferred link waits for the permission alert"

  func testALineIsFoundHoweverAConsoleWritesIt() throws {
    let message = "[GCD-E01] Delegate is `nil` or does not respond to -[AppsFlyerLibDelegate onConversionDataSuccess:]"
    for (line, problems) in [
      ("[AppsFlyerSDK] [com.appsflyer.serial] \(message)", Self.delegates),
      // The queue is not what is said.
      ("[AppsFlyerSDK] [0x600002c1d540] \(message)", Self.delegates),
      (
        "2023-05-01 12:00:00.123456+0200 MyApp[123:4567] [AppsFlyerSDK] [com.appsflyer.serial] \(message)",
        Self.delegates
      ),
      ("default\t12:00:00.123456+0200\tMyApp\t[AppsFlyerSDK] [com.appsflyer.serial] \(message)", Self.delegates),
      ("flutter: [AppsFlyerSDK] [com.appsflyer.serial] \(message)\r", Self.delegates),
      ("\u{1B}[31m[AppsFlyerSDK]\u{1B}[0m [com.appsflyer.serial] \(message)\u{1B}[0m", Self.delegates),
      ("2023-05-01 12:00:00.123 MyApp[1:2] [javascript] \t[Adjust]d: Attribution handler is paused", [Self.alert]),
      ("\t[Adjust]d: Attribution handler is paused", [Self.alert]),
      ("Shop: [com.adjust.sdk:Adjust] Attribution handler is paused", [Self.alert]),
      // Parts of a line, and lines that only contain the words, say nothing.
      ("12:00:00 MyApp[1:2] Delegate is nil", []),
      ("[MyApp] the attribution handler is paused", []),
      ("[AppsFlyerSDK] [com.appsflyer.serial]", []),
      ("onConversionDataSuccess never", []),
    ] {
      XCTAssertEqual(try shown("12:00 launched\n\n\(line)\n{\n  \"a\": 1\n}\n"), at3(problems), line)
    }
  }

  /// The problems, each shown by line 3.
  private func at3(_ names: [String]) -> [String: [Int]] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, [3]) })
  }

  func testAHealthyLogShowsNoProblem() throws {
    for (file, sdk) in [
      ("adjust/deferred/link-waits-for-onboarding", "adjust"),
      ("appsflyer/deferred/matched-by-identifier", "appsflyer"),
      ("appsflyer/deferred/long-link-through-the-store", "appsflyer"),
    ] {
      let log = CapturedRun(["replay", "--log", sdk, "\(Package.scenarios)/\(file).jsonc"]).output
      XCTAssertNotEqual(log, "")
      XCTAssertEqual(try shown(log), [:], file)
    }
    for path in ["log-docs-udl-deferred-6.6.txt", "log-docs-udl-direct-shortlink-6.6.txt"] {
      let log = try PublishedLog.lines("AppsFlyerModelTests/Vectors/\(path)").joined(separator: "\n")
      XCTAssertEqual(try shown(log), [:], path)
    }
  }

  /// The names of the scenarios that explain a log, with the rules and the numbers of their lines.
  private func explained(_ text: String) throws -> [String] {
    try Self.console.findings(text).explanations.map { shown in
      "\(shown.scenario.scene.name) · \(shown.rule?.text ?? "no rule") · \(shown.lines.map(\.line.number))"
    }
  }

  func testAWarningOrAnErrorLeadsToAScenarioThatShowsIt() throws {
    let offline =
      #"[Adjust]e: Could not get JSON response with message: Error Domain=NSURLErrorDomain Code=-1009 "The Internet connection appears to be offline." UserInfo={_kCFStreamErrorCodeKey=50}"#
    XCTAssertEqual(
      try explained("[Adjust]e: Adjust already initialized\n\(offline)\nx\n\(offline)\n"),
      [
        "Adjust: a late start counts twice (before 5.0.2) · ADJ-SES-3 · [1]",
        "Adjust: no network · SIM-NET-2 · [2, 4]",
      ])
    // The system's log has the level elsewhere, and names the SDK as the category of a subsystem.
    XCTAssertEqual(
      try explained("default\t12:00\tShop: [com.adjust.sdk:Adjust] Adjust already initialized"),
      ["Adjust: a late start counts twice (before 5.0.2) · ADJ-SES-3 · [1]"])
    // No problem has a version with this form of lines.
    XCTAssertEqual(try explained("[DEBUG] AppsFlyer: [GCD-A02] -[AppDelegate onConversionDataFail:]:").count, 1)
    for line in [
      "[Shop]e: Adjust already initialized", "[Adjust]d: Click handler is here", "[Shortlink] Error: (null)",
    ] {
      XCTAssertEqual(try explained(line), [], line)
    }
  }

  func testALineWithAnotherCauseIsNoSignOfAProblem() throws {
    let paused = "[Adjust]d: Attribution handler is paused"
    XCTAssertEqual(try shown(paused), [Self.alert: [1]])
    for (cause, scenario) in [
      (
        "[Adjust]i: Pausing handlers due to SDK being disabled",
        "Adjust: the app disables the SDK until the user consents"
      ),
      ("[Adjust]i: Pausing handlers to put SDK offline mode", "Adjust: the app switches to offline mode"),
    ] {
      XCTAssertEqual(try shown("\(cause)\n\(paused)\n"), [:], cause)
      XCTAssertEqual(try explained("\(cause)\n\(paused)\n").map { $0.prefix(scenario.count) }, [scenario[...]], cause)
      // What comes later is no cause.
      XCTAssertEqual(try shown("\(paused)\n\(cause)\n"), [Self.alert: [1]], cause)
    }
  }

  func testWarningsThatNoScenarioShowsAreNamedOnce() throws {
    // adjust/ios_sdk#331.
    let error = "[Adjust]e: Delegate does not implement any optional method"
    let found = try Self.console.findings("12:00 Shop[1:2] \(error)\n[Adjust]d: Click handler is here\n\(error)\n")
    XCTAssertEqual(found.unknown.map(\.line.number), [1])
    XCTAssertEqual(found.unknown.map(\.message), [error])

    let arguments = ["problems", "--scenarios", Self.part, "--log", "-"]
    let alone = CapturedRun(arguments, input: error)
    XCTAssertEqual(alone.code, .noMatch)
    XCTAssertTrue(
      alone.diagnostics.contains("Warnings and errors that no scenario shows:\n  1: \(error)\n"), alone.diagnostics)
    let beside = CapturedRun(arguments, input: "[Adjust]d: Attribution handler is paused\n\(error)\n")
    XCTAssertEqual(beside.code, .success)
    XCTAssertTrue(
      beside.output.contains("Warnings and errors that no scenario shows:\n              2: \(error)\n"), beside.output)
  }

  func testNoFixShowsItsProblem() throws {
    for problem in Self.console.search.problems where !problem.fixLogLines.isEmpty {
      let found = try shown(problem.fixLogLines.joined(separator: "\n"))
      XCTAssertNil(found[problem.problem.name])
    }
  }

  func testTheAnswerNamesTheLines() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(
      "app: launched\r\n12:00:01 MyApp[1:2] \t[Adjust]d: Attribution handler is paused\r\n", to: "my log.txt")
    let run = CapturedRun(["problems", "--scenarios", Self.part, "--log", "\(folder.path)/my log.txt"])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    XCTAssertTrue(run.output.hasPrefix("1   \(Self.alert)\n"), run.output)
    XCTAssertTrue(run.output.contains("\n    log       2: [Adjust]d: Attribution handler is paused\n"), run.output)
    XCTAssertTrue(run.output.contains("see it    deeplink-sim replay "), run.output)
    XCTAssertFalse(run.output.contains("\n2   "), run.output)
  }

  func testALineMeansTheSameAloneAndInALog() throws {
    let lines = Self.console.search.telling.flatMap { $0 }.map(\.line)
    XCTAssertGreaterThan(lines.count, 5)
    for line in Array(Set(lines)).sorted().prefix(6) {
      let arguments = ["problems", "--scenarios", Self.part]
      let alone = CapturedRun(arguments + [line])
      let log = CapturedRun(arguments + ["--log", "-"], input: line)
      guard log.code == .success else { continue }
      XCTAssertEqual(
        alone.output.split(separator: "\n").first, log.output.split(separator: "\n").first, line)
    }
  }

  func testALogWithoutASignSaysWhatToTry() {
    let arguments = ["problems", "--scenarios", Self.part, "--log", "-"]
    let lines = String(repeating: "\t[Adjust]d: Click handler is here\n", count: 3)
    let healthy = CapturedRun(arguments, input: "app: launched\n\(lines)")
    XCTAssertEqual(healthy.code, .noMatch)
    XCTAssertEqual(healthy.output, "")
    XCTAssertEqual(
      healthy.diagnostics,
      """
      <stdin>: error: no known problem shows in this log (lines: 4, of an SDK: 3)
      Many problems show only in what is missing, or in what comes twice. Try words,
      such as 'deeplink-sim problems onConversionDataSuccess never', or compare the
      log with that of a run: 'deeplink-sim replay --log' (docs/logs.md).

      """)
    for quiet in ["app: launched\n", "[AppsFlyerSDK] [com.apple.main-thread] AppsFlyer SDK version 6.15.3 started"] {
      let silent = CapturedRun(arguments, input: quiet)
      XCTAssertEqual(silent.code, .noMatch)
      XCTAssertTrue(silent.diagnostics.contains("Turn on the SDK's debug log"), silent.diagnostics)
    }
    for line in [
      "05-05 10:10:10.123 1122 1122 D/AppsFlyer_6.9.0: [DDL] start",
      "2025-05-29 14:34:29.535 30388-30388 Adjust  com.example.shop  W  Adjust not initialized",
    ] {
      let other = CapturedRun(arguments, input: line)
      XCTAssertEqual(other.code, .noMatch)
      XCTAssertTrue(other.diagnostics.contains("These are lines of an Android device."), other.diagnostics)
    }
    let crashed = CapturedRun(arguments, input: "launched\nFatal error: Unexpectedly found nil\n")
    XCTAssertEqual(crashed.code, .noMatch)
    XCTAssertTrue(
      crashed.diagnostics.hasSuffix(
        "To search for the crash of line 2: deeplink-sim problems Fatal error Unexpectedly found nil\n"),
      crashed.diagnostics)
    let hidden = CapturedRun(arguments, input: "default 12:00:00.1 Shop (Foundation) <private>\nShop A/B: on\n")
    XCTAssertEqual(hidden.code, .noMatch)
    XCTAssertTrue(hidden.diagnostics.contains("The system hides lines as <private>."), hidden.diagnostics)
  }

  func testALogThatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("\n \r\n", to: "empty")
    try folder.write("a\0b", to: "binary")
    for (arguments, complaint) in [
      (["\(folder.path)/none"], "FOLDER/none: error: there is no such file"),
      ([folder.path], "FOLDER: error: this is a folder; name a file in it"),
      (["\(folder.path)/empty"], "FOLDER/empty: error: the log is empty; copy the text of the console into it"),
      (
        ["\(folder.path)/binary"],
        "FOLDER/binary: error: this is not text in UTF-8 or UTF-16; copy the console as text"
      ),
      (
        ["\(folder.path)/empty", "never"],
        "error: problems takes words or --log, not both: \"never\"\nsee 'deeplink-sim problems --help'"
      ),
      (
        ["\(folder.path)/empty", "\(folder.path)/binary"],
        "error: --log takes one file; join it with FOLDER/binary\nsee 'deeplink-sim problems --help'"
      ),
    ] {
      let run = CapturedRun(["problems", "--log"] + arguments)
      XCTAssertEqual(run.code, .usage)
      XCTAssertEqual(folder.hide(in: run.diagnostics), complaint + "\n")
    }
    XCTAssertThrowsError(
      try ConsoleLog(name: "log", bytes: Array(repeating: UInt8(ascii: "a"), count: StandardInput.limit)))
  }

  func testWordsMeantForALogLeadToIt() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("x", to: "a.log")
    let run = CapturedRun(["problems", "--scenarios", Self.part, "\(folder.path)/a.log"])
    XCTAssertTrue(
      folder.hide(in: run.diagnostics).contains("deeplink-sim problems --log FOLDER/a.log\n"), run.diagnostics)
  }

  func testTheBracketsOfALineAreNoSearchWords() {
    let search = Self.console.search
    XCTAssertEqual(search.hits(for: ["[AppsFlyerSDK]", "[com.appsflyer.serial]", "frobnicate"]).count, 0)
    XCTAssertEqual(search.hits(for: ["[Adjust]d: frobnicate"]).count, 0)
    XCTAssertGreaterThan(search.hits(for: ["[Adjust]"]).count, 0)
  }
}
