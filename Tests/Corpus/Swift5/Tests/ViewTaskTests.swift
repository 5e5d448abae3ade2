import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import SwiftUI
import XCTest

/// Tasks of SwiftUI's `.task` last as long as their view.
final class ViewTaskTests: XCTestCase {
  private static let steps: [Step] = [
    .install, .launch, .wait(.seconds(1)), .tap("fruit://apples"), .wait(.seconds(1)),
  ]

  private func run<App: SwiftUI.App>(_ app: App.Type, _ steps: [Step] = ViewTaskTests.steps) throws -> ScenarioRun {
    try CorpusScenario.fruit(.swiftUI(app), style: .swiftUIAppDelegate, steps: steps).run()
  }

  func testARunMayEndBeforeTheTaskOfAView() throws {
    assertTrace(try run(ListeningApp.self), .count("route ListeningLink", 1), .finally(\.screen, "ListeningLink"))
  }

  func testTheTaskEndsWithTheProcessAndBeginsAgain() throws {
    let steps = Self.steps + [.kill(.forceQuit), .launch, .wait(.seconds(1)), .tap("fruit://peaches")]
    assertTrace(try run(ListeningApp.self, steps), .count("route ListeningLink", 2))
  }

  func testAnyOtherEndlessTaskIsAFailure() throws {
    let failures = try run(AppWithEndlessTask.self).failures(of: .count("route ListeningLink", 1))
    XCTAssertTrue(failures.contains { $0.description.contains("has not finished") }, "\(failures)")
  }

  func testEveryOrderIsTriedAlthoughTheTaskOutlivesEach() throws {
    let test = try CorpusScenario.fruit(.swiftUI(ListeningApp.self), style: .swiftUIAppDelegate, steps: Self.steps)
    var options = ExplorationOptions()
    options.maximumDifferences = 1
    let failures: [OrderTestFailure] = test.failuresInOrders(of: [.count("route ListeningLink", 1)], options: options)
    XCTAssertFalse(failures.contains { $0.description.contains("has not finished") }, "\(failures)")
    XCTAssertFalse(failures.contains { $0.description.contains("route ListeningLink") }, "\(failures)")
  }
}
