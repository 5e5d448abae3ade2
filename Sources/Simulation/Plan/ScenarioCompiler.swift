/// A compiler that checks a scenario against the contract and translates it into the machines' terms.
public struct ScenarioCompiler: Sendable {
  let apps: AppRegistry
  /// The traits of the test's app.
  var traits = AppTraits()
  /// Whether the scenario has all steps that there will be, so that an expectation can name no others.
  package var knowsAllSteps = true

  /// Creates a compiler.
  ///
  /// - Parameter apps: The apps that a scenario can name.
  public init(apps: AppRegistry) {
    self.apps = apps
  }

  /// Returns the plan of a scenario, or all of its problems.
  ///
  /// - Parameter scenario: The scenario.
  public func compile(_ scenario: Scenario) -> Result<SimulationPlan, PlanError> {
    var compilation = Compilation(scenario, apps: apps, knowsAllSteps: knowsAllSteps, traits: traits)
    let plan = compilation.makePlan()
    let problems = compilation.problems
    guard problems.isEmpty else {
      return .failure(PlanError(problems: problems.sorted { Self.isBefore($0, $1) }))
    }
    return .success(plan)
  }

  /// Returns the problems of the part of a scenario that could be read.
  ///
  /// - Parameters:
  ///   - scenario: The part.
  ///   - unreadParts: The parts of which more may be in the file: what depends on the rest of them is not checked.
  package func problems(in scenario: Scenario, unreadParts: UnreadParts = []) -> [PlanProblem] {
    var compilation = Compilation(scenario, apps: apps, unreadParts: unreadParts, knowsAllSteps: knowsAllSteps)
    _ = compilation.makePlan()
    return compilation.problems
  }

  /// Returns why a pattern matches no possible event of a scenario, as a sentence without a full stop; nil if it
  /// matches one.
  package func complaint(about pattern: String, in scenario: Scenario) -> String? {
    var scenario = scenario
    scenario.schedule = []
    scenario.expectations = [Expectation(.never(pattern))]
    return problems(in: scenario).first?.message
  }

  private static func isBefore(_ left: PlanProblem, _ right: PlanProblem) -> Bool {
    guard let leftPlace = left.location, let rightPlace = right.location else {
      return left.location == nil && right.location != nil
    }
    return (leftPlace.line, leftPlace.column) < (rightPlace.line, rightPlace.column)
  }
}

extension ScenarioCompiler {
  /// The names that editors offer in scenario files, besides those that the SDKs declare.
  package var vocabulary: ScenarioVocabulary {
    var vocabulary = ScenarioVocabulary()
    vocabulary.callbacks = apps.sdks.callbacks
    vocabulary.events = apps.sdks.eventNames + SystemCall.allLabels + apps.sdks.callbacks
    vocabulary.profiles = PlatformProfile.all.map(\.name)
    vocabulary.apps = apps.names
    vocabulary.calls = ScenarioNames.methods(apps.sdks.vocabularies).map(\.name)
    vocabulary.entryPoints = SystemCall.allLabels
    vocabulary.linkEntryPoints = SystemCall.linkLabels
    vocabulary.entryPointsOutsideGuides = SystemCall.labelsOutsideGuides
    return vocabulary
  }
}
