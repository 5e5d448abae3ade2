import DeepLinkSimulatorXCTest
import Foundation
import XCTest

/// The examples of the documentation: the engine beneath a test.
final class EngineExamples: ShoesTestCase {
  func testTrace() throws {
    let test = try self.test
    let trace = test.run().trace
    XCTAssertEqual(trace.callbacks.map(\.occurrence.name), ["didResolveDeepLink", "onConversionDataSuccess"])
  }

  func testTraceEvent() throws {
    let test = try self.test
    let event = try XCTUnwrap(test.run().trace.events.first { $0.occurrence.name == "didResolveDeepLink" })
    XCTAssertEqual(event.lane, .sdk(.appsFlyer))
    XCTAssertEqual(event.rule.text, "AF-DDL-3")
  }

  func testTextTrace() throws {
    let test = try self.test
    let lines = TextTrace(test.run().trace.events, sdks: test.plan.registry.names).lines
    print(lines.joined(separator: "\n"))
    XCTAssertGreaterThan(lines.count, 20)
  }

  func testFinalState() throws {
    let test = try self.test
    let state = test.run().finalState
    XCTAssertEqual(state.process, .active)
    XCTAssertEqual(state.pending, [])
  }

  func testLogText() throws {
    let test = try self.test
    let log = LogText(of: .appsFlyer, test.run().trace, plan: test.plan)
    XCTAssertTrue(log.lines.contains { $0.contains("Start DDL") })
  }

  func testExplorer() throws {
    let test = try self.test
    let report = Explorer(test.plan) { DescribedApp($0) }.explore()
    XCTAssertTrue(report.passed)
  }

  func testExplorerOfADelegate() throws {
    let scenario = Scenario(name: "A shop", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
    let test = try ScenarioTest(scenario)
    let report = Explorer(test.plan) { _ in DelegateApp { ShopDelegate($0) } }.explore()
    XCTAssertTrue(report.passed)
  }

  func testExplorationOptions() throws {
    let test = try self.test
    var options = ExplorationOptions()
    options.maximumDifferences = 1
    let report = Explorer(test.plan, options: options) { DescribedApp($0) }.explore()
    XCTAssertEqual(report.maximumDifferences, 1)
  }

  func testExplorationReport() throws {
    let test = try self.test
    let report = Explorer(test.plan) { DescribedApp($0) }.explore()
    XCTAssertTrue(report.isComplete)
    XCTAssertEqual(report.failures.count, 0)
  }

  func testSimulator() throws {
    let test = try self.test
    let result = Simulator.run(test.plan) { DescribedApp($0) }
    XCTAssertEqual(result.finalState.screen, "Shoes")
  }

  func testSimulationSession() throws {
    let test = try self.test
    let names = SimulationSession.run(test.plan, makeApp: { DescribedApp($0) }) { session in
      while session.advance() {}
      return session.trace.callbacks.map(\.occurrence.name)
    }
    XCTAssertEqual(names, ["didResolveDeepLink", "onConversionDataSuccess"])
  }

  func testDelegateApp() throws {
    let test = try self.test
    let result = Simulator.run(test.plan) { _ in DelegateApp { ShoesDelegate($0) } }
    XCTAssertEqual(result.finalState.screen, "Shoes")
  }

  func testAppRegistry() throws {
    var apps = AppRegistry(sdks: .standard)
    apps.register("shop") { _ in DelegateApp { ShoesDelegate($0) } }
    XCTAssertEqual(apps.names, ["shop"])
  }

  func testSDKRegistry() throws {
    let callbacks = SDKRegistry.standard.vocabularies.flatMap(\.callbacks)
    XCTAssertTrue(callbacks.contains("adjustDeferredDeeplinkReceived"))
  }

  func testScenarioCompiler() throws {
    let compiler = ScenarioCompiler(apps: AppRegistry(sdks: .standard))
    guard case .success(let plan) = compiler.compile(scenario) else { return XCTFail("the scenario is not valid") }
    XCTAssertEqual(Simulator.run(plan) { DescribedApp($0) }.finalState.screen, "Shoes")
  }

  func testVariantCompiler() throws {
    let variants = VariantCompiler(scenario, apps: AppRegistry(sdks: .standard))
    let short = try variants.compile(ScenarioVariant(parsing: "link=short", sdks: .standard))
    XCTAssertEqual(Simulator.run(short) { DescribedApp($0) }.finalState.screen, "Shoes")
  }

  func testJSONLines() throws {
    let test = try self.test
    let lines = test.run().trace.events.map { JSONLines.record($0) }
    XCTAssertTrue(lines[0].hasPrefix("{"))
  }
}
