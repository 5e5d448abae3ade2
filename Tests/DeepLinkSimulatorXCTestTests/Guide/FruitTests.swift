import DeepLinkSimulatorXCTest
import XCTest

/// A test case whose one test fails, as the guide says; what it reports is compared with the guide.
class FailingTestCase: XCTestCase {
  let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"
  private var reports: [String]? = []

  var scenario: Scenario {
    Scenario(
      name: "A link brings a user to the app",
      app: AppDescription(
        domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap(link), .install, .launch])
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard reports != nil else { return super.record(issue) }
      reports?.append(issue.compactDescription)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard reports != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      reports?.append(description)
    }
  #endif

  override func tearDownWithError() throws {
    let found = reports ?? []
    reports = nil
    let shown = try Guide().blocks(in: "text")
    XCTAssertEqual(found, shown.filter { found.contains($0) }, "the guide shows something else")
    XCTAssertEqual(found.count, 1)
  }
}

final class FruitTests: FailingTestCase {
  func testALinkOpensItsScreenOnce() throws {
    let app = TestedApp.delegate { environment in
      FruitDelegate(router: FruitRouter { environment.show($0) })
    }
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(run, .count("route apples_vc", 1))
  }
}
