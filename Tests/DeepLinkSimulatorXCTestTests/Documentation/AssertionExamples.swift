import DeepLinkSimulatorXCTest
import Foundation
import XCTest

/// The examples of the documentation: runs of a test, and what is asserted of them.
final class AssertionExamples: ShoesTestCase {
  func testScenarioTest() throws {
    let test = try ScenarioTest(file: "Scenarios/adjust/deferred/link-waits-for-onboarding.jsonc")
    assertScenario(test)
  }

  func testScenarioTestRun() throws {
    let test = try self.test
    let run = try test.run(order: "answer conversionData#1 before answer deferredDeepLink#1")
    assertTrace(run, .before("onConversionDataSuccess", "didResolveDeepLink"))
  }

  func testScenarioRun() throws {
    let test = try self.test
    let run = test.run()
    XCTAssertEqual(run.finalState.screen, "Shoes")
    XCTAssertTrue(run.failures(of: .count("didResolveDeepLink", 1)).isEmpty)
  }

  func testTestedApp() throws {
    let app = TestedApp.delegate { environment in ShoesDelegate(environment) }
    assertTrace(try ScenarioTest(scenario, app: app).run(), .count("route Shoes", 1))
  }

  func testTestedAppRecording() throws {
    let app = TestedApp.delegate { ShoesDelegate($0) }.recording("purchase")
    assertTrace(try ScenarioTest(scenario, app: app).run(), .never("purchase"))
  }

  func testTraceAssertion() throws {
    let test = try self.test
    let opensOnce: [TraceAssertion] = [.count("route Shoes", 1), .never("no route")]
    assertTrace(test.run(), opensOnce)
  }

  func testTraceAssertionOrder() throws {
    let test = try self.test
    assertTrace(test.run(), .sequence("install", "didResolveDeepLink", "route Shoes"))
  }

  func testTraceAssertionConsecutive() throws {
    let test = try self.test
    assertTrace(test.run(), .consecutive("didResolveDeepLink", "route Shoes"))
  }

  func testTraceAssertionExactly() throws {
    let test = try self.test
    assertTrace(test.run(), .exactly("didResolveDeepLink", "onConversionDataSuccess"))
  }

  func testTraceAssertionBefore() throws {
    let test = try self.test
    assertTrace(test.run(), .before("launch", "didResolveDeepLink"))
  }

  func testTraceAssertionCaused() throws {
    let test = try self.test
    assertTrace(test.run(), .caused("route Shoes", by: "didResolveDeepLink"))
  }

  func testTraceAssertionNever() throws {
    let test = try self.test
    assertTrace(test.run(), .never("onConversionDataFail"))
  }

  func testTraceAssertionNothingPending() throws {
    let test = try self.test
    assertTrace(test.run(), .nothingPending)
  }

  func testTraceAssertionFinally() throws {
    let test = try self.test
    assertTrace(test.run(), .finally(["screen": "Shoes", "storedLink": nil]))
  }

  func testTraceAssertionFinallyKeyPath() throws {
    let test = try self.test
    assertTrace(test.run(), .finally(\.screen, "Shoes"))
  }

  func testTraceAssertionExpectationsOfScenario() throws {
    let test = try self.test
    assertTrace(test.run(), .expectationsOfScenario, .count("route", 1))
  }

  func testTraceAssertionExhaustively() throws {
    let test = try self.test
    assertTrace(
      test.run(),
      .exhaustively(.sequence("didResolveDeepLink", "route Shoes"), skipping: ["onConversionDataSuccess"]))
  }

  func testEveryOrder() throws {
    let test = try self.test
    assertEveryOrder(of: test, .count("route Shoes", 1))
  }
}
