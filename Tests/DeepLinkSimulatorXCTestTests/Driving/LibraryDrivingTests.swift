import DeepLinkSimulatorXCTest
import SampleApps
import TestSupport
import XCTest

/// Every scenario of the library, driven step by step: the trace, the verdict and the orders are those of its replay.
final class LibraryDrivingTests: ReportingTestCase {
  /// A scenario of the library that a test can drive: one whose steps can all be done.
  private struct Case {
    let name: String
    /// The scenario without its schedule and its expectations.
    let scenario: Scenario
    let test: ScenarioTest

    /// A device on which the first steps have been done.
    func device(behind count: Int) throws -> Simulator {
      var scenario = scenario
      scenario.steps = Array(scenario.steps.prefix(count))
      return Simulator(try ScenarioTest(scenario, app: .named(in: .samples)), isExhaustive: false)
    }

    func drive(_ device: Simulator, behind count: Int) async throws {
      for step in scenario.steps.dropFirst(count) { try await device.perform(step) }
    }
  }

  private static let loaded = Result {
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: "Scenarios")).compactMap { $0 as? String }
    // The files of these folders are examples of what cannot be run.
    let paths = files.filter { $0.hasSuffix(".jsonc") && !$0.contains("/refused/") }.sorted()
    return try paths.flatMap { path -> [Case] in
      try ScenarioTest.variants(of: "Scenarios/" + path, app: .named(in: .samples)).map { test in
        var scenario = test.plan.scenarioToWrite
        (scenario.schedule, scenario.expectations) = ([], [])
        let plain = try ScenarioTest(scenario, app: .named(in: .samples))
        return Case(name: test.plan.scenario.name + " " + path, scenario: scenario, test: plain)
      }
    }
  }

  private func cases() throws -> [Case] {
    let cases = try Self.loaded.get()
    XCTAssertGreaterThan(cases.count, 700)
    return cases
  }

  func testWhatIsDrivenIsWhatIsReplayed() async throws {
    var different: [String] = []
    for (index, item) in try cases().sample(every: 61).enumerated() {
      let replayed = await item.test.run()
      let holds = TraceAssertion.finally(\.closedGates, replayed.finalState.closedGates)
      let problems = replayed.failures(of: holds).map(\.description)
      let count = item.scenario.steps.count
      for start in Set([0, index % (count + 1)]) {
        let device = try item.device(behind: start)
        do {
          try await item.drive(device, behind: start)
        } catch {
          if problems.isEmpty { different.append("\(item.name) from \(start): \(error)") }
          continue
        }
        let found = try await reports {
          let driven = try await device.finish()
          if let line = difference(driven, replayed) { different.append("\(item.name) from \(start): \(line)") }
        }
        if found.isEmpty != problems.isEmpty {
          different.append("\(item.name) from \(start): \(found) and \(problems)")
        }
        do {
          let file = try await device.record()
          let again = try await ScenarioTest(text: file, app: .named(in: .samples)).run()
          if let line = difference(again, replayed) { different.append("\(item.name) recorded: \(line)") }
        } catch {
          different.append("\(item.name) from \(start) is not recorded: \(error)")
        }
      }
    }
    XCTAssertEqual(different, [])
  }

  // MARK: Orders

  func testADrivenExplorationSaysWhatThatOfTheScenarioDoes() async throws {
    var different: [String] = []
    let cases = try cases()
    // Shares of about the same size, because a small one may have no scenario with few enough orders.
    let shares = Thoroughness.isFull ? 4 : 3
    for number in 0..<shares {
      let (start, end) = (number * cases.count / shares, (number + 1) * cases.count / shares)
      var compared = 0
      // Few scenarios have few enough orders. In a sample, one of each share of the library is compared.
      for item in cases[start..<end] where compared == 0 || Thoroughness.isFull {
        for mode in OrderMode.allCases { compared += try await compare(item, mode, &different) }
      }
      XCTAssertGreaterThan(compared, 0, "none from \(cases[start].name) on")
    }
    XCTAssertEqual(different, [])
  }

  /// Compares the orders of a driven device with those of its scenario, assertion by assertion.
  ///
  /// - Returns: The number of assertions; 0 for a scenario with too many orders.
  private func compare(_ item: Case, _ mode: OrderMode, _ different: inout [String]) async throws -> Int {
    var options = ExplorationOptions()
    // More orders than these are not compared.
    (options.mode, options.budget) = (mode, 25)
    let all = await item.test.failuresInOrders(of: [.count("install", 99)], options: options)
    guard let count = all.first?.orderCount.exact, count <= 24, all.first?.gaps == [] else { return 0 }
    var compared = 0
    for assertion in await assertions(about: item) {
      guard let found = try await orders(of: item, mode, assertion) else { continue }
      compared += 1
      XCTAssertEqual(found.orders, Int(count), "\(item.name) \(mode)")
      let expected = await item.test.failuresInOrders(of: [assertion], options: options)
      // What an assertion sees may distinguish states, so the budget is too small for it alone.
      guard expected.allSatisfy({ $0.gaps == [] }) else { continue }
      let (left, right) = (found.texts.map(withoutReplay), expected.map { withoutReplay($0.description) })
      if left != right { different.append("\(item.name) \(mode):\n\((left + right).joined(separator: "\n"))") }
    }
    return compared
  }

  /// What holds in the default order, and may not in another one; and one thing that holds in none.
  private func assertions(about item: Case) async -> [TraceAssertion] {
    let run = await item.test.run()
    let names = run.trace.callbacks.map(\.occurrence.name)
    var assertions: [TraceAssertion] = [.count("install", 99), .finally(\.screen, run.finalState.screen)]
    guard let first = names.first else { return assertions }
    assertions.append(.count(EventPattern(first), names.count { $0 == first }))
    guard let other = names.first(where: { $0 != first }) else { return assertions }
    return assertions + [.before(EventPattern(first), EventPattern(other))]
  }

  /// What an exploration of a driven device finds; nil where its mode is not possible.
  private func orders(
    of item: Case, _ mode: OrderMode, _ assertion: TraceAssertion
  ) async throws -> (orders: Int, texts: [String])? {
    let device = try item.device(behind: 0)
    var orders: Int?
    let found = await reports {
      orders = try? await device.explore(mode: mode) { copy in
        for step in item.scenario.steps { try await copy.perform(step) }
        try await copy.finish()
        try await copy.check(assertion)
      }
    }
    return orders.map { ($0, found.map(\.text)) }
  }

  private func withoutReplay(_ text: String) -> String {
    text.components(separatedBy: "\n  replay ")[0]
  }

  private func difference(_ driven: ScenarioRun, _ replayed: ScenarioRun) -> String? {
    let (left, right) = (driven.trace.events.map(JSONLines.record), replayed.trace.events.map(JSONLines.record))
    if let pair = zip(left, right).first(where: { $0 != $1 }) { return "\(pair)" }
    if left.count != right.count { return "\(left.count) and \(right.count) events" }
    if driven.finalState != replayed.finalState { return "\(driven.finalState) and \(replayed.finalState)" }
    return nil
  }
}
