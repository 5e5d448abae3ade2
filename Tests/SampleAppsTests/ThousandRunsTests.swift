import DeepLinkSimulator
import SampleApps
import TestSupport
import XCTest

/// The async sample apps give one trace with one schedule, byte for byte: each time, in every build, whatever runs
/// beside them.
///
/// The traces are kept in the folder Snapshots, so that runs of different builds are compared with the same bytes. To
/// write them again, remove them and run the tests. A debug build does fewer runs.
final class ThousandRunsTests: XCTestCase {
  private static let runs = Thoroughness.count(1_000, sample: 60)

  /// An app whose handlers start tasks and go to actors, with a link that both of its SDKs report.
  private static func market(_ order: AppWorkPolicy.Turns) throws -> ScenarioTest {
    var test = try ScenarioTest(
      Scenario(
        name: "Links for the market",
        app: AppDescription(
          domains: ["market.onelink.me", "market.go.link"], gates: ["onboarding"],
          sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()]),
        backend: [.adjust(.attribution, deeplink: "https://market.go.link/fruit/apples")],
        steps: [
          .tap("https://market.onelink.me/H5hv?pid=Email&deep_link_value=fruit/apples"), .install, .launch,
          .wait(.seconds(5)), .openGate("onboarding"),
          .tap("https://market.onelink.me/H5hv?pid=Email&deep_link_value=fruit/bananas"),
        ]),
      app: .named("both-sdks", in: .samples))
    test.plan.appWork.turns = order
    return test
  }

  private static func fruit(_ order: AppWorkPolicy.Turns) throws -> ScenarioTest {
    var test = try ScenarioTest(
      file: "Scenarios/problems/opened-twice/deferred-link-opens-twice.jsonc[app=async,answers=data-first]",
      app: .named("fruit-double-async-fixed", in: .samples))
    test.plan.appWork.turns = order
    return test
  }

  /// An app whose links go through a stream, an actor and a disk, with two links before the login.
  private static func bazaar(_ order: AppWorkPolicy.Turns) throws -> ScenarioTest {
    var test = try ScenarioTest(
      file: "Scenarios/problems/direct-links/one-of-two-links-before-the-login-is-lost.jsonc",
      app: .named("bazaar", in: .samples))
    test.plan.appWork = AppWorkPolicy(turns: order, realTime: .isIgnored)
    return test
  }

  func testTheBazaarHasOneTrace() throws {
    let test = try Self.bazaar(.settlesFirst)
    try assertOneTrace("bazaar") { test.run() }
  }

  func testTheBazaarHasOneTraceWithItsTasksInAnotherOrder() throws {
    let schedule = "timer sleep#3 before timer sleep#2"
    let test = try Self.bazaar(.isDecided)
    try assertOneTrace("bazaar-in-another-order") { try test.run(order: schedule) }
  }

  func testTheMarketHasOneTrace() throws {
    let test = try Self.market(.settlesFirst)
    try assertOneTrace("market") { test.run() }
  }

  func testTheMarketHasOneTraceWithItsTasksInAnotherOrder() throws {
    let schedule = "answer deferredDeepLink#1 before answer attribution#1"
    let test = try Self.market(.isDecided)
    try assertOneTrace("market-in-another-order") { try test.run(order: schedule) }
  }

  func testTheFruitAppHasOneTrace() throws {
    let test = try Self.fruit(.settlesFirst)
    try assertOneTrace("fruit") { test.run() }
  }

  func testTheFruitAppHasOneTraceWithACallbackBeforeATask() throws {
    let schedule = "didResolveDeepLink#1 before task of onConversionDataSuccess#1"
    let test = try Self.fruit(.isDecided)
    try assertOneTrace("fruit-in-another-order") { try test.run(order: schedule) }
  }

  func testEachHasOneTraceBesideSixteenOthers() async throws {
    let tests = [
      "market": try Self.market(.settlesFirst), "fruit": try Self.fruit(.settlesFirst),
      "bazaar": try Self.bazaar(.settlesFirst),
    ]
    for (name, test) in tests.sorted(by: { $0.key < $1.key }) {
      let expected = try snapshot(name + ".jsonl") { Self.text(of: test.run()) }
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<16 {
          group.addTask {
            var others = 0
            for _ in 0..<Thoroughness.count(50, sample: 6) where Self.text(of: await test.run()) != expected {
              others += 1
            }
            return others
          }
        }
        for try await others in group { XCTAssertEqual(others, 0, name) }
      }
    }
  }

  private func assertOneTrace(_ name: String, line: UInt = #line, _ run: () throws -> ScenarioRun) throws {
    let expected = try snapshot(name + ".jsonl") { Self.text(of: try run()) }
    for number in 1...Self.runs {
      let run = try run()
      XCTAssertEqual(run.result.problems.unfinishedWork, [], line: line)
      XCTAssertNil(run.result.misfit, line: line)
      let text = Self.text(of: run)
      guard text == expected else { return XCTAssertEqual(text, expected, "run \(number)", line: line) }
    }
  }

  private static func text(of run: ScenarioRun) -> String {
    run.trace.events.map { JSONLines.record($0) + "\n" }.joined()
  }
}
