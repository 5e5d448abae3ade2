import DeepLinkSimulator
import SampleApps
import XCTest

/// The number of legal orders of scenarios for which it is known.
final class OrderCountTests: XCTestCase {
  func testAnswersToCallsOfAppCodeComeInAnyOrderAfterTheirCalls() throws {
    for (links, expected) in [(1, 1), (2, 3), (3, 15), (4, 105), (5, 945)] as [(Int, UInt64)] {
      let report = try explore(Self.links(links))
      XCTAssertEqual(report.orderCount, expected, "\(links) links: (2n - 1)!!")
      XCTAssertTrue(report.isComplete)
    }
  }

  static func links(_ count: Int) -> String {
    let calls = (0..<count).map {
      #"{ "call": "AppsFlyerLib.performOnAppAttribution", "with": "https://shop.onelink.me/abcd/link\#($0)" }"#
    }
    return """
      "app": { "scheme": "shop", "appsflyer": { "version": "6.15", "integration": { "omit": ["start", "setDelegate"] } } },
      "backend": { "appsflyer": { "shortLink": { "after": ["1s", "10s"] } } },
      "steps": [{ "install": {} }, { "launch": {} }, \(calls.joined(separator: ", "))]
      """
  }

  func explore(_ text: String, _ change: (inout ExplorationOptions) -> Void = { _ in }) throws -> ExplorationReport {
    let source = #"{ "version": 1, "name": "test", "# + text + "}"
    let scenario = try ScenarioFile(name: "test.json", bytes: Array(source.utf8)).result.get()
    let plan = try ScenarioCompiler(apps: .samples).compile(scenario).get()
    let factory = try XCTUnwrap(AppRegistry.samples.factory(for: scenario.app.uses?.value))
    var options = ExplorationOptions()
    change(&options)
    return Explorer(plan, options: options, makeApp: factory).explore()
  }
}
