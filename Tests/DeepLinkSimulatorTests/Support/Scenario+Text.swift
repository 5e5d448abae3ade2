import DeepLinkSimulator
import SampleApps
import XCTest

/// Replays a scenario written in a test.
struct TestRun {
  let plan: SimulationPlan
  let result: RunResult

  /// Reads, checks and replays a scenario.
  ///
  /// - Parameters:
  ///   - text: The scenario; `version` and `name` are added.
  ///   - oracle: Makes the decisions.
  ///   - makeApp: Makes the app under test; nil for the one the scenario names.
  init(
    _ text: String, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), makeApp: AppFactory? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let source = #"{ "version": 1, "name": "test", "# + text + "}"
    let scenario = try ScenarioFile(name: "test.json", bytes: Array(source.utf8)).result.get()
    plan = try ScenarioCompiler(apps: .samples).compile(scenario).get()
    let factory = try makeApp ?? XCTUnwrap(AppRegistry.samples.factory(for: scenario.app.uses))
    result = Simulator.run(plan, oracle: oracle, makeApp: factory)
  }

  /// The labels of the events in some lanes, or in all.
  func labels(_ lanes: Lane...) -> [String] {
    result.trace.events.filter { lanes.isEmpty || lanes.contains($0.lane) }.map(\.label)
  }

  /// The names of the callbacks, in order.
  var callbacks: [String] { result.trace.callbacks.map(\.occurrence.name) }

  /// The trace as JSON Lines.
  var json: String { result.trace.events.map(JSONLines.record).joined(separator: "\n") }
}
