import DeepLinkSimulator

/// A scenario without a problem, as a search by words knows it: by its text, without a replay.
struct SearchedScene: Sendable {
  let scene: Problem.Scene
  /// The callbacks, calls and entry points that it mentions, and the results of callbacks that it expects.
  let names: [String]
  /// The fields of payloads that it expects.
  var fields: [String] = []
  /// The messages in payloads that it expects.
  var messages: [String] = []
  /// The requests that fail, with their statuses and errors and the system's words for these.
  var failures: [String] = []
  /// Whether the scenario only shows that something is refused.
  var isRefusal = false

  /// Reads the scenarios of a library that neither show a problem nor belong to one.
  static func all(of library: ScenarioLibrary) -> [SearchedScene] {
    let names = ProblemNames(library.sdks)
    let fixed = Set(library.items.map(\.name).filter(\.isFixed).map(\.stem))
    return library.items.compactMap { item in
      guard !fixed.contains(item.name.stem), let scenario = item.scenario, !scenario.showsProblem else { return nil }
      return SearchedScene(
        scene: Problem.Scene(
          path: item.entry.name, name: scenario.name, description: scenario.description ?? ""),
        names: names.names(in: [scenario]) + names.results(in: scenario),
        fields: ProblemNames.fields(in: scenario), messages: ProblemNames.messages(in: scenario),
        failures: ProblemNames.failures(in: [scenario]),
        isRefusal: scenario.expectations.contains { if case .refuses = $0.kind { true } else { false } })
    }
  }
}
