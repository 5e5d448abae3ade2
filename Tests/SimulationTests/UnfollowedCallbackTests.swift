import DeepLinkSimulator
import XCTest

@testable import Simulation

/// A test may give the result of a run another trace, which lacks the callbacks of the run.
final class UnfollowedCallbackTests: XCTestCase {
  func testACallbackThatTheTraceLacksIsNoReason() throws {
    let scenario = Scenario(
      name: "no screen", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch, .wait(.seconds(5))],
      expect: [.event("route"), .whenever("launch", eventually: "route")])
    let plan = try ScenarioCompiler().compile(scenario).get()
    var result = Simulator.run(plan) { DescribedApp($0) }
    XCTAssertEqual(result.unfollowedCallbacks.map(\.name), ["onConversionDataSuccess"])
    let failures = ExpectationChecker(scenario, result).check().failures
    XCTAssertEqual(failures.map { $0.explanation.contains("the install is organic") }, [true, true])
    result.trace = Trace()
    let others = ExpectationChecker(scenario, result).check().failures
    XCTAssertEqual(others.map(\.explanation), ["there is no such event"])
  }
}
