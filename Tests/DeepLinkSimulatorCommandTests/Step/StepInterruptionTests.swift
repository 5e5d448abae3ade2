import DeepLinkSimulator
import Synchronization
import XCTest

@testable import DeepLinkSimulatorCommand

/// Whatever takes long stops when a user interrupts it, and leaves the session as good as it was.
final class StepInterruptionTests: XCTestCase {
  /// Says when a run is interrupted: after it has asked so often, once.
  @MainActor
  private final class Patience {
    var left = Int.max

    func isOver() -> Bool {
      guard left < Int.max else { return false }
      left -= 1
      if left < 0 { left = .max }
      return left == .max
    }
  }

  /// Runs a session, and answers each command; a number before a command says after how long it is interrupted.
  private func answers(
    to commands: [(patience: Int?, command: String)], in scenario: ScenarioText = StepSession.race,
    searchesInterruptedAt outcomes: Int = 0
  ) throws -> [String] {
    let command = DeepLinkSimulatorCommand.withSampleApps
    let plan = try ScenarioRunner(apps: command.apps).plan(
      ScenarioFile(name: "race.json", bytes: Array(scenario.text.utf8))
    ).get()
    let makeApp = try XCTUnwrap(command.apps.factory(for: plan.scenario.app.uses))
    let apps = command.apps
    return SimulationSession.run(plan, makeApp: makeApp) { session in
      let patience = Patience()
      let steppedRun = SteppedRun(
        session, SteppedRunPlans(compiler: ScenarioCompiler(apps: apps)), isInterrupted: { patience.isOver() })
      let asked = Atomic(0)
      let shell = StepShell(
        steppedRun, file: "race.json", makeApp: makeApp,
        // Ctrl-C is taken notice of once, and is then forgotten.
        isInterrupted: { asked.wrappingAdd(1, ordering: .relaxed).newValue == outcomes }
      ) { _, _, _ in nil }
      return commands.map { limit, command in
        patience.left = limit ?? .max
        let lines = shell.answer(command)
        let trouble = lines.first { $0.hasPrefix("stopped: ") || $0.hasPrefix("error: ") }
        XCTAssertEqual(shell.trouble, trouble, "what a screen shows in colour after \(command)")
        return lines.joined(separator: "\n")
      }
    }
  }

  func testACommandThatIsInterruptedSaysSo() throws {
    let saved = """
      saved a.json: 5 steps, the default order
      stopped: interrupted; whether it replays to the same events was not checked
      """
    for (command, patience, expected) in [
      ("run", 3, "stopped: interrupted"), ("goto 15", 3, "stopped: interrupted"),
      ("until route B", 3, "stopped: interrupted"), ("diff", 3, "stopped: interrupted"), ("save a.json", 0, saved),
    ] {
      let answers = try answers(to: [
        (nil, "next 2"), (patience, command), (nil, "goto 18"), (nil, "diff"), (nil, "goto away"),
      ])
      XCTAssert(answers[1].contains(expected), "\(command): \(answers[1])")
      XCTAssert(answers[4].hasPrefix("error: "), answers[4])
      XCTAssertEqual(
        answers[3], "so far this run is the same as the default one: 26 of 26 events", "\(command) left something")
    }
  }

  func testASearchThatIsInterruptedDoesNotSayThatThereAreTooManyOrders() throws {
    for count in [1, 2, 20] {
      let answers = try answers(
        to: [(nil, "next 5"), (nil, "outcomes"), (nil, "outcomes")], searchesInterruptedAt: count)
      XCTAssertEqual(answers[1], "stopped: interrupted", "\(count)")
      XCTAssert(answers[2].hasPrefix("from here "), answers[2])
    }
  }

  func testSavingAScenarioWithAScheduleStopsToo() throws {
    var scenario = StepSession.race
    scenario.more = #""schedule": ["onConversionDataSuccess#1 before answer deferredDeepLink#1"]"#
    for patience in 0..<12 {
      let answers = try answers(
        to: [(nil, "next 5"), (patience, "save a.json"), (nil, "run"), (nil, "state screen")], in: scenario)
      XCTAssert(answers[1].contains("interrupted"), "\(patience): \(answers[1])")
      XCTAssert(answers[2].contains("route A twice"), answers[2])
      XCTAssertEqual(answers[3], "screen      A")
    }
  }

  func testTheWayBackOfAnAppInSwiftStopsOnTheWay() throws {
    var scenario = StepSession.race
    scenario.app += #", "uses": "fruit-udl""#
    scenario.steps += Array(repeating: #", { "wait": "1s" }"#, count: 60).joined()
    let answers = try answers(
      to: [(nil, "goto 70"), (10, "back 5"), (nil, "goto 65"), (3, "goto 60"), (nil, "run")], in: scenario)
    XCTAssert(answers[1].contains("stopped: interrupted"), answers[1])
    XCTAssert(answers[1].hasPrefix("step 6 "), answers[1])
    XCTAssert(answers[2].hasPrefix("step 65 ") || answers[2].contains("\nstep 65 "), answers[2])
    XCTAssertEqual(answers[3], "stopped: interrupted")
    XCTAssert(answers[4].contains("end of the run"), answers[4])
  }
}
