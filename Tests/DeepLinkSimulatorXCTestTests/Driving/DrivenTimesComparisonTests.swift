import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// A driven device whose body has the steps of a scenario has the scenario's timed orders, and its failures.
final class DrivenTimesComparisonTests: ReportingTestCase {
  func testTheTimedRacesAreFoundAsInTheirScenarios() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "Scenarios/timed-races").sorted()
    XCTAssertFalse(files.isEmpty)
    for file in files {
      let test = try ScenarioTest(file: "Scenarios/timed-races/\(file)", app: .described)
      let found = try await compare(test.plan.scenario, [.count("send launch", 2)])
      XCTAssertEqual(found.isEmpty, file.hasSuffix(".fixed.jsonc"), file)
      let order = "order     sessionReadyListener#2 came later, at a time at which it does something else"
      XCTAssertTrue(found.allSatisfy { $0.contains(order) }, "\(found)")
      let line = "explore(mode: .timed, order: \"answer shortLink#1 at 500.001ms\")"
      XCTAssertTrue(found.allSatisfy { $0.contains(line) }, "\(found)")
    }
  }

  func testALaterAnswerThatMovesATimerIsAnOrder() async throws {
    let found = try await compare(
      """
      "app": {
        "scheme": "example", "domains": ["brandname.go.link"],
        "routes": { "summer-clothes": "Summer", "winter": "Winter" }, "adjust": { "version": "5.5.2" }
      },
      "backend": {
        "adjust": {
          "session": { "after": "0.1s", "askIn": "4s" }, "click": { "after": ["0.1s", "3.1s"], "askIn": "2s" },
          "attribution": { "after": "0.1s" }
        }
      },
      "steps": [
        { "tap": "https://brandname.go.link/summer-clothes" }, { "install": {} }, { "launch": {} },
        { "tap": "https://brandname.go.link/winter?adj_t=abc" },
        { "wait": "4.5s" }, { "background": {} }, { "wait": "20s" }
      ]
      """, [.count(.adjustDeferredDeeplinkReceived, 1)])
    XCTAssertEqual(found.count, 1)
  }

  func testARunMayEndBeforeAnAnswer() async throws {
    let found = try await compare(
      """
      "settle": "2s", "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "3s"] }, "attribution": { "after": "1h" } } },
      "steps": [{ "install": {} }, { "launch": {} }]
      """, [.count("answer session", 1), .finally(\.pending, ["answer attribution"])])
    XCTAssertEqual(found.count, 2)
  }

  func testATimeThatACheckExpectsIsLookedForInTheWholeRange() async throws {
    let found = try await compare(
      """
      "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "3s"] }, "attribution": { "after": "1s" } } },
      "steps": [{ "install": {} }, { "launch": {} }]
      """, [.whenever("send session", eventually: "answer session", within: .seconds(2))])
    XCTAssertEqual(found.count, 1)
  }

  func testRandomFlowsHaveTheOrdersOfTheirScenarios() async throws {
    var random = SeededRandom(seed: 15)
    var compared = 0
    for _ in 0..<Thoroughness.count(60, sample: 8) {
      if try await compareOrders(of: Self.flow(&random)) { compared += 1 }
    }
    XCTAssertGreaterThan(compared, Thoroughness.count(4, sample: 2))
  }

  /// Explores a flow with either mechanism, and returns the failures after checking that they are the same.
  @discardableResult
  private func compare(_ text: String, _ assertions: [TraceAssertion]) async throws -> [String] {
    let test = try ScenarioTest(text: #"{ "version": 1, "name": "A shop", \#(text) }"#, app: .described)
    return try await compare(test.plan.scenario, assertions)
  }

  private func compare(_ scenario: Scenario, _ assertions: [TraceAssertion]) async throws -> [String] {
    var plain = scenario
    (plain.expectations, plain.schedule) = ([], [])
    let test = try ScenarioTest(plain, app: .described)
    var options = ExplorationOptions()
    options.mode = .timed
    let all = await test.failuresInOrders(of: [.count("install", 99)], options: options)
    var found: [String] = []
    for assertion in assertions {
      let (orders, texts) = try await explore(plain, assertion)
      let expected = await test.failuresInOrders(of: [assertion], options: options)
      // What an assertion sees of times may distinguish more orders.
      let count = expected.first?.orderCount ?? all.first?.orderCount
      XCTAssertEqual(orders, try XCTUnwrap(count?.exact).asInt, scenario.name)
      XCTAssertEqual(texts.map(\.withoutReplay), expected.map(\.description.withoutReplay))
      for text in texts { try await replay(text, plain, assertion) }
      found += texts
    }
    return found
  }

  /// Returns whether a flow has few enough orders to compare their numbers.
  private func compareOrders(of text: String) async throws -> Bool {
    var scenario = try ScenarioTest(text: text, app: .described).plan.scenario
    scenario.expectations = []
    var options = ExplorationOptions()
    (options.mode, options.budget) = (.timed, 6000)
    let never = TraceAssertion.count("install", 99)
    let all = await (try ScenarioTest(scenario, app: .described)).failuresInOrders(of: [never], options: options)
    guard let count = all.first?.orderCount.exact, count < 60, all.first?.gaps == [] else { return false }
    let (orders, texts) = try await explore(scenario, never)
    XCTAssertEqual(orders, Int(count), text)
    XCTAssertEqual(texts.map(\.withoutReplay), all.map(\.description.withoutReplay), text)
    return true
  }

  private func explore(_ scenario: Scenario, order: String? = nil, _ assertion: TraceAssertion) async throws -> (
    Int, [String]
  ) {
    var start = scenario
    start.steps = []
    let device = Simulator(try ScenarioTest(start, app: .described), isExhaustive: false)
    var orders = 0
    let found = try await reports {
      orders = try await device.explore(mode: .timed, order: order) { device in
        for step in scenario.steps { try await device.perform(step) }
        try await device.finish()
        try await device.check(assertion)
      }
    }
    return (orders, found.map(\.text))
  }

  /// Runs only the order that a failure names, as its replay line says.
  private func replay(_ text: String, _ scenario: Scenario, _ assertion: TraceAssertion) async throws {
    let line = try XCTUnwrap(text.components(separatedBy: "\n").last { $0.hasPrefix("  replay ") })
    let pieces = line.components(separatedBy: "\"")
    XCTAssertTrue(line.contains("explore(mode: .timed, order: \""), line)
    let (orders, again) = try await explore(scenario, order: try XCTUnwrap(pieces.dropFirst().first), assertion)
    XCTAssertEqual(orders, 1)
    XCTAssertEqual(again.count, 1, line)
    let actual = { (text: String) in text.components(separatedBy: "\n").filter { $0.hasPrefix("  actual ") } }
    XCTAssertEqual(again.map(actual), [actual(text)])
  }

  /// A flow in which something may depend on the time of an answer.
  private static func flow(_ random: inout SeededRandom) -> String {
    func milliseconds(_ choices: [Int]) -> Int { choices[random.next(choices.count)] }
    func latency() -> String {
      let first = milliseconds([100, 300, 1000, 2000])
      return #""after": ["\#(first)ms", "\#(first + milliseconds([0, 0, 500, 2000, 6000]))ms"]"#
    }
    var steps = [#"{ "install": {} }"#, #"{ "launch": {} }"#]
    var isInFront = true
    for _ in 0...random.next(3) {
      steps.append(#"{ "wait": "\#(milliseconds([200, 900, 1500, 4500]))ms" }"#)
      steps.append(isInFront ? #"{ "background": {} }"# : #"{ "foreground": {} }"#)
      isInFront.toggle()
    }
    steps.append(#"{ "wait": "\#(milliseconds([1000, 5000]))ms" }"#)
    let sdk =
      random.next(2) == 0
      ? (
        #""adjust": { "version": "5.5.2" }"#,
        #""adjust": { "session": { \#(latency()) }, "attribution": { \#(latency()) } }"#
      )
      : (
        #""appsflyer": { "version": "6.17", "minTimeBetweenSessions": "2s" }"#,
        #""appsflyer": { "launch": { \#(latency()) }, "conversionData": { \#(latency()) } }"#
      )
    return """
      { "version": 1, "name": "A flow", "settle": "4s", "app": { "scheme": "shop", \(sdk.0) },
        "backend": { \(sdk.1) }, "steps": [\(steps.joined(separator: ", "))] }
      """
  }
}

extension String {
  /// A failure message without the line that replays its order.
  fileprivate var withoutReplay: String { components(separatedBy: "\n  replay ")[0] }
}

extension UInt64 {
  fileprivate var asInt: Int { Int(self) }
}
