import DeepLinkSimulator
import SampleApps
import XCTest

@testable import Simulation

/// Explores a scenario written in a test, or one of the library.
struct ExplorationRun: Sendable {
  let plan: SimulationPlan
  let makeApp: AppFactory

  /// Reads and checks a scenario; `version` and `name` are added.
  init(_ text: String) throws {
    try self.init(bytes: Array((#"{ "version": 1, "name": "test", "# + text + "}").utf8))
  }

  init(bytes: [UInt8]) throws {
    let scenario = try ScenarioFile(name: "test.json", bytes: bytes).result.get()
    plan = try ScenarioCompiler(apps: .samples).compile(scenario).get()
    makeApp = try XCTUnwrap(AppRegistry.samples.factory(for: scenario.app.uses))
  }

  /// The scenarios of the library that can be run, by their paths.
  static func library() throws -> [(name: String, run: ExplorationRun)] { try sharedLibrary.get() }

  /// The library is read once, as many tests go through it.
  private static let sharedLibrary = Result { try readLibrary() }

  private static func readLibrary() throws -> [(name: String, run: ExplorationRun)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let paths = (files ?? []).filter { $0.pathExtension == "jsonc" }.sorted { $0.path < $1.path }
    return try paths.compactMap { path in
      let run = try ExplorationRun(bytes: Array(Data(contentsOf: path)))
      return run.plan.refusal == nil ? (path.lastPathComponent, run) : nil
    }
  }

  func explore(_ change: (inout ExplorationOptions) -> Void = { _ in }) -> ExplorationReport {
    explorer(change).explore()
  }

  func explorer(_ change: (inout ExplorationOptions) -> Void = { _ in }) -> Explorer {
    var options = ExplorationOptions()
    change(&options)
    return Explorer(plan, options: options, makeApp: makeApp)
  }

  /// Counts all causal orders by going through them one after the other, with nothing of the search: no states, no
  /// numbers, no going back.
  func bruteForceCount(limit: Int) -> Int? {
    let settle = plan.scenario.settle
    var plan = plan
    plan.ignoresLatencies = true
    var prefix: [Int] = []
    var count = 0
    while true {
      // Runs the default order behind the prefix, and keeps at each decision how many events could have come.
      let widths = SimulationSession.run(plan, makeApp: makeApp) { session in
        var widths: [Int] = []
        while !session.nextEvents.isEmpty {
          let events = session.nextEvents
          let end = session.engine.isLastStepDone ? session.engine.world.lastStepTime.advanced(by: settle) : nil
          let width = 1 + events.dropFirst().count { event in end.map { event.earliest <= $0 } ?? true }
          widths.append(width)
          let position = widths.count <= prefix.count ? prefix[widths.count - 1] : 0
          session.advance(choosing: position)
        }
        return widths
      }
      count += 1
      if count > limit { return nil }
      var next = prefix + [Int](repeating: 0, count: max(0, widths.count - prefix.count))
      while let last = next.last, last + 1 >= widths[next.count - 1] { next.removeLast() }
      guard let last = next.last else { return count }
      next[next.count - 1] = last + 1
      prefix = next
    }
  }
}

extension Explorer {
  /// Returns the order with a number; nil if there is none, or if it was not found within the budget.
  func order(_ number: UInt64) -> OrderExample? {
    if case .found(let order) = find(order: number) { order } else { nil }
  }
}
