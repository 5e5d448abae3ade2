import DeepLinkSimulator
import SampleApps

/// Replays a scenario that a test has as a text.
public struct TestRun {
  /// The plan of the scenario.
  public let plan: SimulationPlan
  /// What the run resulted in.
  public let result: RunResult

  /// Reads, checks and replays a scenario.
  ///
  /// - Parameters:
  ///   - text: The scenario; `version` and `name` are added.
  ///   - oracle: Makes the decisions.
  ///   - makeApp: Makes the app under test; nil for the one the scenario names.
  package init(
    _ text: String, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), makeApp: AppFactory? = nil
  ) throws {
    let source = #"{ "version": 1, "name": "test", "# + text + "}"
    let scenario = try ScenarioFile(name: "test.json", bytes: Array(source.utf8)).result.get()
    plan = try ScenarioCompiler(apps: .samples).compile(scenario).get()
    let factory = makeApp ?? AppRegistry.samples.factory(for: scenario.app.uses) ?? { DescribedApp($0) }
    result = Simulator.run(plan, oracle: oracle, makeApp: factory)
  }

  /// The labels of the events in some lanes, or in all.
  public func labels(_ lanes: Lane...) -> [String] {
    result.trace.events.filter { lanes.isEmpty || lanes.contains($0.lane) }.map(\.label)
  }

  /// The names of the callbacks, in order.
  public var callbacks: [String] { result.trace.callbacks.map(\.occurrence.name) }

  /// The trace as JSON Lines.
  public var json: String { result.trace.events.map(JSONLines.record).joined(separator: "\n") }
}
