import DeepLinkSimulatorReports
import Testing
import XCTest

@testable import DeepLinkSimulatorXCTest

/// What goes with a failing test.
final class TestFilesTests: XCTestCase {
  static let race = """
    { "version": 1, "name": "two answers",
      "app": { "scheme": "fruits", "domains": ["fruits.onelink.me"], "routes": { "peaches": "Peaches" },
        "on": { "didResolveDeepLink": "route-always" }, "appsflyer": { "version": "6.15", "unifiedDeepLinking": true } },
      "steps": [
        { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=peaches" }, { "install": {} }, { "launch": {} }
      ] }
    """

  func testARunHasItsTraceAndAPageWithWhatFailed() throws {
    let run = try ScenarioTest(text: Self.race).run()
    let failures = run.failures(of: .never("tap"))
    XCTAssertEqual(failures.count, 1)
    let files = TestFiles(run, failures.map(\.failure), replay: "swift test --filter A/b").files
    XCTAssertEqual(files.map(\.name), ["trace.txt", "trace.jsonl", "run.html"])
    XCTAssertTrue(files[0].text.contains("didResolveDeepLink"), files[0].text)
    XCTAssertEqual(files[1].text.split(separator: "\n").count, run.trace.events.count)
    XCTAssertTrue(files[2].text.hasPrefix("<!doctype html>"))
    for part in ["\"name\":\"two answers\"", "\"result\":\"fail\"", "swift test --filter A/b"] {
      XCTAssertTrue(files[2].text.contains(part), part)
    }
  }

  func testOrdersThatFailHaveAPageWithTheNearestOrderThatPasses() throws {
    let test = try ScenarioTest(text: Self.race)
    let assertions: [TraceAssertion] = [.count("route Peaches", 1)]
    let options = ExplorationOptions()
    let failures: [OrderTestFailure] = test.failuresInOrders(of: assertions, options: options)
    XCTAssertEqual(failures.count, 1)
    let files = try XCTUnwrap(TestFiles(failures, of: test, assertions, options)).files
    XCTAssertEqual(files.map(\.name), ["trace.txt", "trace.jsonl", "orders.html"])
    XCTAssertEqual(files[0].text.components(separatedBy: "route Peaches").count - 1, 2, files[0].text)
    XCTAssertTrue(files[2].text.contains("\"passing\":"), "no order that passes")
    XCTAssertTrue(files[2].text.contains("try test.run(order: "), files[2].text)
    XCTAssertFalse(files[2].text.contains("mode: .timed"), files[2].text)
  }

  func testThePageOfTimedOrdersReplaysTimedOrders() throws {
    let test = try ScenarioTest(text: Self.race)
    let assertions: [TraceAssertion] = [.count("route Peaches", 9)]
    var options = ExplorationOptions()
    options.mode = .timed
    let failures: [OrderTestFailure] = test.failuresInOrders(of: assertions, options: options)
    let files = try XCTUnwrap(TestFiles(failures, of: test, assertions, options)).files
    XCTAssertTrue(files[2].text.contains(", mode: .timed)"), files[2].text)
  }

  func testOrdersThatHoldHaveNoFiles() throws {
    let test = try ScenarioTest(text: Self.race)
    XCTAssertNil(TestFiles([], of: test, [.never("kill")], ExplorationOptions()))
  }
}

/// The same from Swift Testing.
@Suite struct ExpectTests {
  @Test func aRunThatFailsIsAnIssueInTheWordsOfEveryFailure() throws {
    let run = try ScenarioTest(text: TestFilesTests.race).run()
    withKnownIssue {
      expectTrace(run, .never("tap"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("✘ two answers") && $0.rawValue.contains("never tap") }
    }
    expectTrace(run, .never("kill"))
  }

  @Test func anIssueHasTheLineThatRunsItsTestAgain() throws {
    let run = try ScenarioTest(text: TestFilesTests.race).run()
    withKnownIssue {
      expectTrace(run, .never("tap"))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasSuffix("swift test --filter ExpectTests/anIssueHasTheLineThatRunsItsTestAgain")
      }
    }
  }

  #if compiler(>=6.2)
    @Test func `an issue of a helper names its test (really)`() async throws {
      let device = try Simulator.shop(isExhaustive: false)
      try await device.tap(Simulator.link)
      try await device.install()
      try await device.launch()
      try await withKnownIssue {
        try await receiveConversionData(of: device)
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.hasSuffix(#"swift test --filter 'ExpectTests/`an issue of a helper names its test \(really\)`'"#)
        }
      }
    }
  #endif

  private func receiveConversionData(of device: Simulator) async throws {
    try await device.receive(.onConversionDataSuccess)
  }

  @Test func anOrderThatFailsIsAnIssue() async throws {
    let test = try ScenarioTest(text: TestFilesTests.race)
    await withKnownIssue {
      await expectEveryOrder(of: test, .count("route Peaches", 1))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("route Peaches twice") }
    }
    await expectEveryOrder(of: test, .never("kill"))
  }
}
