@testable import DeepLinkSimulatorCommand
import XCTest

/// LinkHouse in sessions.
///
/// What the Tab key offers is asked inside of the command; everything else goes through its front door.
final class StepTests: XCTestCase {
  private func session(_ commands: String...) -> LinkHouseRun {
    LinkHouseRun(
      ["step", LinkHouseFiles.scenario("slow-servers")], input: commands.joined(separator: "\n") + "\n")
  }

  func testASessionGoesToAnEventOfTheSDKAndSaysWhyItHappened() {
    let run = session("until linkHouseDidFindNoLink", "why")
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
    XCTAssertTrue(run.output.contains("LH-NONE-1"), run.output)
    XCTAssertTrue(run.output.contains("From 2.0 on the app is told"), run.output)
    XCTAssertTrue(run.output.contains("timer match time-out"), run.output)
  }

  func testAStepOfTheSDKCanBeInserted() {
    let run = session(
      "until didBecomeActiveNotification", #"inject call LinkHouse.open with https://link.house/?to=attic"#,
      "until linkHouseDidOpen", "payload")
    XCTAssertTrue(run.output.contains("attic"), run.output)
  }

  func testTheNamesOfTheSDKAreOffered() throws {
    let command = LinkHouseRun.command
    let file = ScenarioFile(
      name: "slow", readingFrom: LinkHouseFiles.scenario("slow-servers"), grammar: command.apps.sdks.grammar)
    let compiler = ScenarioCompiler(apps: command.apps)
    let plan = try compiler.compile(file.result.get()).get()
    let offered = SimulationSession.run(plan, makeApp: { DescribedApp($0) }) { session in
      let walk = SteppedRun(session, SteppedRunPlans(compiler: compiler))
      let shell = StepShell(walk, file: "slow", makeApp: { DescribedApp($0) }) { _, _, _ in nil }
      return StepCompleter(shell: shell, listFolder: { _ in [] }).candidates(for: "until linkHouse")
    }
    XCTAssertEqual(offered, ["linkHouseDidFindNoLink", "linkHouseDidOpen"])
  }
}
