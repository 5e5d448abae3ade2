import DeepLinkSimulator
import XCTest

@testable import DeepLinkSimulatorCommand

/// Whatever a session has gone through, the file that it saves replays to the same trace.
final class SaveAndReplayTests: XCTestCase {
  /// A saved session.
  private struct Saved: Sendable {
    var text: String
    var events: [String]
    /// Whether the session was at the end of its run.
    var isComplete: Bool
    var isRepeated: Bool
    var title: String
  }

  private static let samples = 5

  func testEveryScenarioOfTheLibraryAtManyStepsWithEveryFirstChoice() throws {
    let command = DeepLinkSimulatorCommand()
    var saves = 0
    for path in ScenarioFolder(Package.scenarios).files {
      guard
        case .success(let plan) = ScenarioRunner(apps: command.apps).plan(ScenarioFile(name: path, readingFrom: path)),
        plan.refusal == nil, let makeApp = command.apps.factory(for: plan.scenario.app.uses?.value)
      else { continue }
      let all = SimulationSession.run(plan, makeApp: makeApp) { session in
        Self.sessions(Walk(session, ScenarioCompiler(apps: command.apps)), path)
      }
      XCTAssertFalse(all.isEmpty, path)
      for saved in all { try check(saved, command) }
      saves += all.count
    }
    XCTAssertGreaterThan(saves, 1000)
  }

  func testInjectedStepsAtEveryStep() throws {
    let command = DeepLinkSimulatorCommand()
    let path = "\(Package.scenarios)/appsflyer/deferred/conversion-data-late.json"
    let plan = try ScenarioRunner(apps: command.apps).plan(ScenarioFile(name: path, readingFrom: path)).get()
    let makeApp = try XCTUnwrap(command.apps.factory(for: nil))
    let all = SimulationSession.run(plan, makeApp: makeApp) { session in
      let walk = Walk(session, ScenarioCompiler(apps: command.apps))
      while walk.advance() {}
      return (0...walk.entries.count).flatMap { position in
        [Step.Kind.background, .wait(.seconds(3)), .network(isOnline: false), .kill(reason: nil)].compactMap { kind in
          walk.begin()
          while walk.position < position, walk.advance() {}
          guard (try? walk.inject(Step(kind))) != nil else { return nil as Saved? }
          while walk.advance() {}
          return Self.saved(walk, "\(kind) at step \(position)")
        }
      }
    }
    XCTAssertGreaterThan(all.count, 30)
    for saved in all { try check(saved, command) }
  }

  // MARK: Saving

  @MainActor
  private static func sessions(_ walk: Walk, _ path: String) -> [Saved] {
    while walk.session.nextEvents.count == 1, walk.advance() {}
    let first = walk.position
    return (0..<max(1, walk.session.nextEvents.count)).flatMap { choice in
      walk.go(to: first)
      walk.advance(choosing: choice)
      while walk.advance() {}
      let length = walk.entries.count
      var saved = [Self.saved(walk, "\(path), choice \(choice + 1), whole")]
      for position in stride(from: min(first + 1, length), to: length, by: max(1, (length - first) / samples)) {
        walk.go(to: position)
        walk.forget()
        saved.append(Self.saved(walk, "\(path), choice \(choice + 1), step \(position)"))
        while walk.advance() {}
      }
      return saved
    }
  }

  @MainActor
  private static func saved(_ walk: Walk, _ title: String) -> Saved {
    let scenario = walk.savedScenario()
    return Saved(
      text: ScenarioWriter.text(of: scenario), events: walk.session.trace.events.map(JSONLines.record),
      isComplete: walk.isAtEnd, isRepeated: walk.isRepeated(by: scenario), title: title)
  }

  // MARK: Replaying

  private func check(_ saved: Saved, _ command: DeepLinkSimulatorCommand) throws {
    let file = ScenarioFile(name: "saved.json", bytes: Array(saved.text.utf8))
    let plan = try ScenarioRunner(apps: command.apps).plan(file).get()
    let makeApp = try XCTUnwrap(command.apps.factory(for: plan.scenario.app.uses?.value))
    let result = Simulator.run(plan, makeApp: makeApp)
    let events = result.trace.events.map(JSONLines.record)
    XCTAssertNil(result.misfit?.explanation, saved.title)
    XCTAssertEqual(Array(events.prefix(saved.events.count)), saved.events, saved.title)
    if saved.isComplete { XCTAssertEqual(events.count, saved.events.count, saved.title) }
    XCTAssertTrue(saved.isRepeated, saved.title)
  }
}
