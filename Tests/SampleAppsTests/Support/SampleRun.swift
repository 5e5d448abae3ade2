import DeepLinkSimulator
import SampleApps

/// Replays a scenario, written in a test, with a sample app.
struct SampleRun {
  let result: RunResult

  /// Reads, checks and replays a scenario.
  ///
  /// - Parameters:
  ///   - app: The name of the sample app.
  ///   - members: What else the scenario says of the app.
  ///   - text: The rest of the scenario.
  ///   - oracle: Makes the decisions.
  init(
    _ app: String, _ members: String, _ text: String, oracle: any Oracle & Sendable = FirstInFirstOutOracle()
  ) throws {
    let source = #"""
      { "version": 1, "name": "test", "app": { "uses": "\#(app)", \#(members) }, \#(text) }
      """#
    let scenario = try ScenarioFile(name: "test.json", bytes: Array(source.utf8)).result.get()
    let plan = try ScenarioCompiler(apps: .samples).compile(scenario).get()
    guard let factory = AppRegistry.samples.factory(for: app) else { throw UnknownApp(name: app) }
    result = Simulator.run(plan, oracle: oracle, makeApp: factory)
  }

  struct UnknownApp: Error {
    let name: String
  }

  /// What the app did, in order.
  var appEvents: [String] { result.trace.events.filter(\.occurrence.isAppEvent).map(\.label) }

  /// The screens that the app opened, in order.
  var routes: [String] {
    result.trace.events.compactMap { event in
      if case .route(let screen) = event.occurrence { screen } else { nil }
    }
  }

  /// The names of the callbacks, in order.
  var callbacks: [String] { result.trace.callbacks.map(\.occurrence.name) }

  /// Every event, for a look at a run.
  var labels: [String] { result.trace.events.map(\.label) }

  /// The trace as JSON Lines.
  var json: String { result.trace.events.map(JSONLines.record).joined(separator: "\n") }
}
