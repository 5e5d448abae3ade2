import DeepLinkSimulatorCommand
import SampleApps

/// A run of the library: a scenario, or one variant of a file that declares several.
struct LibraryScenario: Sendable {
  /// The name of the file in the table of outcomes.
  let name: String
  let plan: SimulationPlan
  private let makeApp: AppFactory

  /// An error that says why the library cannot be explored.
  struct Refusal: Error {
    let reason: String
  }

  /// Reads the runnable scenarios of a folder.
  static func all(in folder: String) throws(Refusal) -> [LibraryScenario] {
    let source = ScenarioSource([folder])
    guard source.exitCode == .success else {
      throw Refusal(reason: "there are no scenarios in \(folder): run it in the package's folder, or use --scenarios")
    }
    let apps = AppRegistry.samples
    let runner = ScenarioRunner(apps: apps)
    var scenarios: [LibraryScenario] = []
    for file in source.entries.flatMap({ source.runs($0, apps.sdks, .standard) }) {
      switch runner.plan(file) {
      case .failure(let error):
        throw Refusal(reason: error.diagnostics.map(\.description).joined(separator: "\n"))
      case .success(let plan):
        guard plan.refusal == nil, let makeApp = apps.factory(for: plan.scenario.app.uses) else { continue }
        scenarios.append(LibraryScenario(name: file.name, plan: plan, makeApp: makeApp))
      }
    }
    return scenarios
  }

  /// Explores the scenario.
  func explore(_ change: (inout ExplorationOptions) -> Void) -> ExplorationReport { explorer(change).explore() }

  /// Explores the scenario without finding out how its failures come about.
  func exploreBare(_ change: (inout ExplorationOptions) -> Void = { _ in }) -> ExplorationReport {
    explore {
      $0.budget = Self.enough
      $0.shrinks = false
      $0.findsPointOfNoReturn = false
      change(&$0)
    }
  }

  /// Returns the line for the table of outcomes.
  func row(_ report: ExplorationReport) -> String {
    ExplorationRow(report, explorer { _ in }.replay([]), file: name).text
  }

  /// Returns all findings of an exploration, line by line.
  func record(_ report: ExplorationReport) -> [String] {
    ExplorationRecord.lines(report, plan.scenario, file: name)
  }

  /// The budget for complete searches, which exceeds the number of events that any of them needs.
  private static let enough = 3_000_000

  private func explorer(_ change: (inout ExplorationOptions) -> Void) -> Explorer {
    var options = ExplorationOptions()
    change(&options)
    return Explorer(plan, options: options, makeApp: makeApp)
  }
}
