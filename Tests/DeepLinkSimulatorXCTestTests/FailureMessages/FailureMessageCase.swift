import DeepLinkSimulatorXCTest
import XCTest

/// A test of messages: for each assertion a run that breaks it.
class FailureMessageCase: XCTestCase {
  static let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  func run(steps: [Step] = [.install, .tap(link)], backend: [BackendAnswer] = []) throws -> ScenarioRun {
    try ScenarioTest(
      Scenario(
        name: "A link opens its screen",
        app: AppDescription(domains: ["example.onelink.me"], routes: ["apples": "Apples"], sdks: [.appsFlyer()]),
        backend: backend, steps: steps, expect: [.never("onConversionDataSuccess")])
    ).run()
  }

  func assertBreaks(
    _ assertion: TraceAssertion, in run: ScenarioRun? = nil, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let run = try run ?? self.run()
    let text = run.failures(of: assertion).map { $0.text(replayedBy: "MyTests/testLinks").withoutContext }.joined(
      separator: "\n")
    XCTAssertEqual(text, message, file: file, line: line)
  }
}
