import XCTest

extension XCTestCase {
  /// An app with two screens and a gate.
  static var app: String { app(screen: "A") }
  /// The same with Adjust.
  static var adjustApp: String { app + #", "adjust": {}"# }
  /// The first one with a screen whose name is in characters that are two columns wide.
  static var wideApp: String { app(screen: "画面") }
  /// The app is launched, and Adjust has time to finish.
  static var waits: String { ScenarioText.launched + #", { "wait": "5s" }"# }
  /// The app is launched, with a link that waits behind the gate.
  static var taps: String {
    ScenarioText.launched + #", { "tap": "https://shop.example/a" }, { "wait": "5s" }, { "openGate": "onboarding" }"#
  }

  private static func app(screen: String) -> String {
    #""scheme": "shop", "domains": ["shop.example"], "gates": ["onboarding"], "#
      + #""routes": { "a": "\#(screen)", "b": "B" }"#
  }

  /// Asserts that a scenario fails, and what a person reads of each expectation that is not met.
  ///
  /// Rules are only compared by their ids, as their statements have their own tests, and every index of an event
  /// reads `N`, as it depends on what the SDKs log before.
  func assertFailures(
    _ scenario: ScenarioText, _ failures: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let run = CapturedRun(["replay", "--quiet"], scenario: scenario)
    XCTAssertEqual(run.code, .failure, file: file, line: line)
    XCTAssertEqual(run.diagnostics, "", file: file, line: line)
    XCTAssertEqual(Self.withoutStatements(Self.failures(in: run.output)), failures, file: file, line: line)
  }

  /// The lines between the verdict and the flow, which begins with the first step.
  private static func failures(in output: String) -> [Substring] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let end = lines.firstIndex { $0.prefixMatch(of: #/[ ]{4}[a-z]+[ ]>/#) != nil } ?? lines.endIndex
    return Array(lines[..<end].dropLast())
  }

  private static func withoutStatements(_ lines: [Substring]) -> String {
    var shown: [Substring] = []
    var isInStatement = false
    for line in lines {
      if line.hasPrefix("  because"), let colon = line.firstIndex(of: ":") {
        shown.append(line[..<colon])
        isInStatement = true
      } else if !isInStatement || !line.hasPrefix("    ") {
        isInStatement = false
        shown.append(line)
      }
    }
    return shown.joined(separator: "\n").replacing(/event [0-9]+/, with: "event N")
  }
}
