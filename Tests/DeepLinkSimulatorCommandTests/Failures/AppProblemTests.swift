import DeepLinkSimulator
import XCTest

@testable import DeepLinkSimulatorCommand

/// What keeps a verdict from meaning anything fails a scenario in every command that judges one.
final class AppProblemTests: XCTestCase {
  /// Waits for something that never comes.
  @MainActor
  private final class WaitingApp: AppUnderTest {
    var integration: AppIntegration { .own }
    func endProcess() {}
    func releaseDelegate(of sdk: SDKName) {}
    func startProcess(_ environment: AppEnvironment) {
      let stream = AsyncStream<Int> { _ in }
      Task {
        for await number in stream { environment.record("number", String(number)) }
      }
    }
  }

  private static let text = ScenarioText(
    app: #""uses": "waiting", "scheme": "shop", "domains": ["shop.example"]"#,
    steps: #"{ "install": {} }, { "launch": {} }, { "background": {} }, { "tap": "https://shop.example/x" }"#,
    expect: #"{ "never": "sceneDidDisconnect" }"#
  ).text

  private func run(_ arguments: [String], _ realTime: AppWorkPolicy.RealTime? = nil) -> CapturedRun {
    var command = DeepLinkSimulatorCommand()
    let app = TestedApp.app { _ in WaitingApp() }
    command.register("waiting", realTime.map(app.realTime) ?? app)
    return CapturedRun(arguments + ["-"], input: Self.text, command: command)
  }

  private func assertNamesTheWork(_ arguments: String..., line: UInt = #line) {
    let run = run(arguments)
    XCTAssertEqual(run.code, .failure, run.diagnostics, line: line)
    XCTAssertTrue(run.output.contains("the tasks that the start of the process starts finish"), run.output, line: line)
  }

  func testUnfinishedWorkFailsAScenario() { assertNamesTheWork("replay") }

  func testUnfinishedWorkFailsEachOrder() { assertNamesTheWork("explore") }

  func testUnfinishedWorkFailsTheCellsOfAMatrix() {
    XCTAssertEqual(run(["matrix", "--states", "background"]).code, .failure)
    XCTAssertEqual(run(["matrix", "--states", "background"], .isIgnored).code, .success)
  }

  func testUnfinishedWorkIsShownWhereASteppedRunEnds() throws {
    var command = DeepLinkSimulatorCommand()
    command.register("waiting", .app { _ in WaitingApp() })
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "waiting-\(ProcessInfo.processInfo.processIdentifier).jsonc")
    try Data(Self.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = CapturedRun(["step", file.path], input: "run\n", command: command)
    XCTAssertEqual(run.code, .failure, run.diagnostics)
    XCTAssertTrue(run.output.contains("the tasks that the start of the process starts finish"), run.output)
  }

  func testAnAppWhoseWorkIsMeantToGoOnPasses() {
    XCTAssertEqual(run(["replay"], .isIgnored).code, .success)
    XCTAssertEqual(run(["explore"], .isIgnored).code, .success)
  }
}
