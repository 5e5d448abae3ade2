import DeepLinkSimulatorCommand
import XCTest

/// LinkHouse in explorations.
final class ExploreTests: XCTestCase {
  /// LinkHouse and Adjust each ask their servers, and neither has anything to do with the other.
  private static let both = """
    {
      "version": 1, "name": "both",
      "app": { "scheme": "house", "domains": ["link.house"], "linkhouse": {}, "adjust": {} },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "20s" }]
    }
    """

  /// The lookup of the second link may overtake that of the first.
  private static let race = """
    {
      "version": 1, "name": "race",
      "app": {
        "scheme": "house", "domains": ["link.house"], "linkhouse": {},
        "routes": { "kitchen": "Kitchen", "garden": "Garden" }
      },
      "backend": {
        "linkhouse": {
          "links": { "https://link.house/k": "kitchen", "https://link.house/g": "garden" },
          "match": { "after": ["0.1s", "9s"] }
        }
      },
      "steps": [
        { "tap": "https://link.house/k" }, { "install": {} }, { "launch": {} }, { "background": {} },
        { "tap": "https://link.house/g" }, { "wait": "20s" }
      ],
      "expect": [{ "finally": { "screen": "Garden" } }]
    }
    """

  private func explore(_ text: String, mergesStates: Bool = true) throws -> ExplorationReport {
    var apps = AppRegistry()
    apps.sdks.register(LinkHouseSDK.self)
    let file = ScenarioFile(name: "both", bytes: Array(text.utf8), grammar: apps.sdks.grammar)
    let plan = try ScenarioCompiler(apps: apps).compile(file.result.get()).get()
    var options = ExplorationOptions()
    options.mergesStates = mergesStates
    return Explorer(plan, options: options) { DescribedApp($0) }.explore()
  }

  func testOrdersThatDifferOnlyBetweenSDKsAreRunOnce() throws {
    let reduced = try explore(Self.both)
    let all = try explore(Self.both, mergesStates: false)
    XCTAssertTrue(reduced.isComplete && all.isComplete)
    XCTAssertEqual(reduced.orderCount, all.orderCount)
    XCTAssertEqual(reduced.outcomes.map(\.count), all.outcomes.map(\.count))
    XCTAssertLessThan(try XCTUnwrap(reduced.ordersRun), try XCTUnwrap(all.ordersRun))
  }

  func testAStandInThatDoesNotRestoreWhatItKeepsIsNamed() {
    let scenario = """
      {
        "version": 1, "name": "Beacon",
        "app": { "routes": { "hall": "Hall" }, "beacon": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }],
        "expect": [{ "event": "route Hall", "times": 1 }],
      }
      """
    let run = LinkHouseRun(beacon: Forgetful.self, ["explore", "-"], input: scenario)
    XCTAssertEqual(run.code, .unfinished, run.output)
    XCTAssertTrue(
      run.output.contains("so the stand-in of an SDK does not restore what it keeps"), run.output + run.diagnostics)
    XCTAssertFalse(run.output.contains("the app is not deterministic"), run.output)
  }

  func testAnOrderThatFailsIsFoundAndReplayed() throws {
    let run = LinkHouseRun(["explore"], scenario: Self.race)
    XCTAssertEqual(run.code, .failure, run.output)
    let schedule = try XCTUnwrap(run.output.firstMatch(of: #/--schedule '([^']+)'/#)?.1)
    let replay = LinkHouseRun(["replay", "--schedule", String(schedule)], scenario: Self.race)
    XCTAssertEqual(replay.code, .failure, replay.output)
    XCTAssertTrue(replay.output.contains("Kitchen"), replay.output)
  }
}
