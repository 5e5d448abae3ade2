import DeepLinkSimulator
import TestSupport
import XCTest

@testable import DeepLinkSimulatorCommand

/// Whatever a session has gone through, the file that it saves replays to the same trace.
final class SaveAndReplayTests: XCTestCase {
  private let command = DeepLinkSimulatorCommand.withSampleApps

  /// Saving changes the file only when a choice adds to the schedule, so that most steps of a session share their
  /// file; each file is replayed once, and held against the longest session that saved it.
  func testEveryScenarioOfTheLibraryAtEveryStepWithEveryFirstChoice() throws {
    var (saves, replays) = (0, 0)
    for path in ScenarioFolder(Package.scenarios).files.sample(every: 31) {
      let sessions = try sessions(path) { steppedRun in try Self.afterEachFirstChoice(steppedRun, path) }
      for saved in sessions.flatMap(\.files) { try check(saved) }
      saves += sessions.reduce(0) { $0 + $1.saves }
      replays += sessions.reduce(0) { $0 + $1.files.count }
    }
    XCTAssertGreaterThan(saves, 15 * replays, "a session has many steps")
  }

  /// The same from every step on: here the saved scenarios are held against their sessions without a file between.
  func testEveryScenarioOfTheLibraryWithEveryChoiceAtEveryStep() throws {
    var saves = 0
    for path in ScenarioFolder(Package.scenarios).files.sample(every: 41) {
      let sessions = try sessions(path) { steppedRun in try Self.afterEachChoice(steppedRun, path) }
      saves += sessions.reduce(0) { $0 + $1.saves }
    }
    XCTAssertGreaterThan(saves, Thoroughness.count(5000, sample: 100))
  }

  /// Saving runs the scenario again aside, which the run that the session is in the middle of does not notice.
  func testSavingAtEveryStepChangesNothing() throws {
    let paths = try ScenarioFolder(Package.scenarios).files.filter { path in
      try String(contentsOfFile: path, encoding: .utf8).contains(#""uses""#)
    }
    for path in paths.sample(every: 17) {
      let sessions = try sessions(path) { steppedRun in
        repeat {
          try XCTAssertEqual(
            steppedRun.repetition(by: steppedRun.savedScenario()), .same, "\(path), step \(steppedRun.position)")
        } while steppedRun.advance()
        try steppedRun.go(to: 0)
        return [try Self.toTheEnd(steppedRun, path)]
      }
      for saved in sessions.flatMap(\.files) { try check(saved) }
    }
  }

  func testInjectedStepsAtEveryStep() throws {
    let path = "\(Package.scenarios)/appsflyer/deferred/conversion-data-late.jsonc"
    let kinds = [Step.Kind.background, .wait(.seconds(3)), .network(isOnline: false), .kill(nil)]
    let sessions = try sessions(path) { steppedRun in
      while steppedRun.advance() {}
      var sessions: [Session] = []
      for position in 0...steppedRun.entries.count {
        for kind in kinds {
          steppedRun.begin()
          while steppedRun.position < position, steppedRun.advance() {}
          guard (try? steppedRun.inject(Step(kind))) != nil else { continue }
          sessions.append(try Self.toTheEnd(steppedRun, "\(kind) at step \(position)"))
        }
      }
      return sessions
    }
    XCTAssertGreaterThan(sessions.count, 30)
    for saved in sessions.flatMap(\.files) { try check(saved) }
  }

  // MARK: Sessions

  /// A session that was saved at each of its steps.
  private struct Session: Sendable {
    /// How many steps there were.
    var saves: Int
    /// The resulting files; equal ones are one.
    var files: [Saved]
  }

  /// What a session has saved, and what had happened when it did so last.
  private struct Saved: Sendable {
    var text: String
    var events: [String]
    /// Whether the session was at the end of its run.
    var isComplete: Bool
    var title: String
  }

  private func sessions(_ path: String, _ body: @MainActor (SteppedRun) throws -> [Session]) throws -> [Session] {
    let apps = command.apps
    guard
      case .success(let plan) = ScenarioRunner(apps: command.apps).plan(ScenarioFile(name: path, readingFrom: path)),
      plan.refusal == nil, let makeApp = command.apps.factory(for: plan.scenario.app.uses)
    else { return [] }
    let sessions = try SimulationSession.run(plan, makeApp: makeApp) { session in
      try body(SteppedRun(session, SteppedRunPlans(compiler: ScenarioCompiler(apps: apps))))
    }
    XCTAssertFalse(sessions.isEmpty, path)
    return sessions
  }

  @MainActor
  private static func afterEachFirstChoice(_ steppedRun: SteppedRun, _ path: String) throws -> [Session] {
    while steppedRun.session.nextEvents.count == 1, steppedRun.advance() {}
    let first = steppedRun.position
    return try (0..<max(1, steppedRun.session.nextEvents.count)).map { choice in
      steppedRun.begin()
      return try toTheEnd(steppedRun, "\(path), choice \(choice + 1)") { steppedRun.position == first ? choice : nil }
    }
  }

  @MainActor
  private static func afterEachChoice(_ steppedRun: SteppedRun, _ path: String) throws -> [Session] {
    while steppedRun.advance() {}
    // From the end to the start: another choice leaves the steps before it as they are.
    return try (0..<steppedRun.entries.count).reversed().map { position in
      var session = Session(saves: 0, files: [])
      try steppedRun.go(to: position)
      for choice in steppedRun.session.nextEvents.indices.dropFirst() {
        try steppedRun.go(to: position)
        steppedRun.advance(choosing: choice)
        while steppedRun.advance() {}
        session.saves += 1
        try XCTAssertEqual(
          steppedRun.repetition(by: steppedRun.savedScenario()), .same,
          "\(path), choice \(choice + 1) at step \(position)")
      }
      return session
    }
  }

  /// Goes on to the end, and saves at each step.
  ///
  /// - Parameter choose: Returns what to choose; nil for what comes by default.
  @MainActor
  private static func toTheEnd(_ steppedRun: SteppedRun, _ title: String, choose: () -> Int? = { nil }) throws
    -> Session
  {
    var session = Session(saves: 0, files: [])
    var counts: [Int] = []
    var schedule: [String]?
    repeat {
      let scenario = try steppedRun.savedScenario()
      session.saves += 1
      if schedule != scenario.schedule {
        schedule = scenario.schedule
        let title = "\(title), from step \(steppedRun.position)"
        session.files.append(
          Saved(text: ScenarioWriter.text(of: scenario), events: [], isComplete: false, title: title))
        counts.append(0)
      }
      counts[counts.count - 1] = steppedRun.session.eventCount
    } while steppedRun.advance(choosing: choose())
    let events = steppedRun.session.trace.events.map(JSONLines.record)
    for (index, count) in counts.enumerated() {
      session.files[index].events = Array(events.prefix(count))
      session.files[index].isComplete = steppedRun.isAtEnd && index == counts.count - 1
    }
    try XCTAssertEqual(steppedRun.repetition(by: steppedRun.savedScenario()), .same, title)
    return session
  }

  // MARK: Replaying

  private func check(_ saved: Saved) throws {
    let file = ScenarioFile(name: "saved.json", bytes: Array(saved.text.utf8))
    let plan = try ScenarioRunner(apps: command.apps).plan(file).get()
    let makeApp = try XCTUnwrap(command.apps.factory(for: plan.scenario.app.uses))
    let result = Simulator.run(plan, makeApp: makeApp)
    let events = result.trace.events.map(JSONLines.record)
    XCTAssertNil(result.misfit?.explanation, saved.title)
    XCTAssertEqual(Array(events.prefix(saved.events.count)), saved.events, saved.title)
    if saved.isComplete { XCTAssertEqual(events.count, saved.events.count, saved.title) }
  }
}
