import DeepLinkSimulator
import SampleApps
import TestSupport
import XCTest

/// The races of the bazaar: each hides in the default order, is found without a hint where the app's tasks are
/// decisions, and is not there in the bazaar without the flaw.
final class BazaarRaceTests: XCTestCase {
  private static let install: [Step] = [.install, .launch]
  private static let summer = Step.tap("https://brandname.go.link/summer-clothes")
  private static let winter = Step.tap("https://brandname.go.link/winter-clothes")

  private func test(
    _ app: String, _ description: AppDescription, _ tasks: AppWorkPolicy.Turns, _ steps: [Step]
  ) throws -> ScenarioTest {
    var test = try ScenarioTest(
      Scenario(name: app, app: description, steps: steps), app: .named(app, in: .samples))
    // The reader of the stream of links waits forever.
    test.plan.appWork = AppWorkPolicy(turns: tasks, realTime: .isIgnored)
    return test
  }

  private func description(
    gates: [String] = [], sdks: [SDKDescription] = []
  ) -> AppDescription {
    AppDescription(
      scheme: "example", domains: ["brandname.go.link", "fruits.onelink.me"], gates: gates, sdks: sdks)
  }

  /// - Parameter differences: How far the orders that are tried may be from the default one.
  private func assertRace(
    _ flaw: BazaarFlaw, _ description: AppDescription,
    _ steps: [Step], differences: Int, tasks: AppWorkPolicy.Turns = .isDecided,
    _ assertions: TraceAssertion..., line: UInt = #line
  ) throws {
    var options = ExplorationOptions()
    options.maximumDifferences = differences
    options.findsPointOfNoReturn = false
    let buggy = try test("bazaar-" + flaw.rawValue, description, tasks, steps)
    XCTAssertEqual(buggy.run().failures(of: assertions).map(\.description), [], "not in the default order", line: line)
    let found: [OrderTestFailure] = buggy.failuresInOrders(of: assertions, options: options)
    let order = try XCTUnwrap(found.first?.failures.first?.closest.schedule.text, "the race is not found", line: line)
    XCTAssertFalse(try buggy.run(order: order).failures(of: assertions).isEmpty, "the order replays", line: line)
    let fixed = try test("bazaar", description, tasks, steps)
    let left: [OrderTestFailure] = fixed.failuresInOrders(of: assertions, options: options)
    XCTAssertEqual(left.map(\.description), [], line: line)
    options.maximumDifferences = nil
    options.strategy = .priorities(seed: 1, count: Thoroughness.count(300, sample: 10), depth: 3)
    let far: [OrderTestFailure] = fixed.failuresInOrders(of: assertions, options: options)
    XCTAssertEqual(far.map(\.description), [], line: line)
  }

  func testTwoTasksAskBeforeEitherTells() throws {
    try assertRace(
      .asksThenTells, description(sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      [.tap("https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples")] + Self.install, differences: 1,
      .count("route apples_vc", 1))
  }

  func testAnActorLetsASecondLinkInWhileItStoresTheFirst() throws {
    try assertRace(
      .writesWhatItRead, description(gates: ["login"]),
      Self.install + [Self.summer, .wait(.seconds(1)), Self.winter, .wait(.seconds(1)), .openGate("login")],
      differences: 1, .count("route SummerClothes", 1), .count("route WinterClothes", 1))
  }

  func testALinkThatWaitedCoversANewerOne() throws {
    try assertRace(
      .catchesUpLate, description(gates: ["login"]),
      Self.install + [Self.summer, .wait(.seconds(1)), .openGate("login"), .wait(.seconds(1)), Self.winter],
      differences: 1, .finally(["screen": "WinterClothes"]))
  }

  func testALinkComesBeforeTheStream() throws {
    try assertRace(
      .listensLate, description(), Self.install + [.wait(.seconds(1)), Self.summer], differences: 1,
      .count("route SummerClothes", 1))
  }

  func testNobodyReadsTheStreamYet() throws {
    try assertRace(
      .keepsNoLinks, description(gates: ["onboarding"], sdks: [.adjust()]),
      [Self.summer] + Self.install + [.wait(.seconds(1)), .openGate("onboarding")], differences: 2,
      tasks: .settlesFirst, .count("route SummerClothes", 1))
  }

  func testATimeLimitInAGroupWaitsForACompletionThatAnotherLinkHasTaken() throws {
    try assertRace(
      .waitsForBoth, description(sdks: [.adjust()]),
      Self.install + [.wait(.seconds(60)), Self.summer, .wait(.seconds(20)), Self.winter], differences: 1,
      .count("route SummerClothes", 1), .count("route WinterClothes", 1))
  }
}
