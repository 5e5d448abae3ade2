import DeepLinkSimulator

/// One cell of a matrix: a variant, and what came of it.
struct MatrixCell {
  /// What came of a variant.
  enum Result {
    /// There is no such variant; why.
    case impossible(String)
    case ran(Ran)
  }

  /// What came of the runs of a variant.
  struct Ran {
    /// The outcomes as people read them, that of the default order first.
    var outcomes: [String]
    var appEvents: [String]
    var finalState: FinalState
    /// Whether all that is expected holds, in every order that was looked at.
    var passed: Bool
    /// How many orders were looked at.
    var orders: UInt64 = 1
    /// Whether these were all; nil if only the default order was wanted.
    var isComplete: Bool?
  }

  let variant: ScenarioVariant
  let result: Result
}

/// Makes the cells of a matrix.
struct MatrixRunner {
  /// So many events are done for each cell at most.
  private static let budget = 20_000

  let compiler: VariantCompiler
  private let makeApp: AppFactory
  private let explores: Bool

  /// - Parameter explores: Whether every order of each variant is tried, not only the default one.
  init(_ scenario: Scenario, apps: AppRegistry, makeApp: @escaping AppFactory, explores: Bool) {
    compiler = VariantCompiler(scenario, apps: apps)
    self.makeApp = makeApp
    self.explores = explores
  }

  /// Runs a variant.
  func cell(_ variant: ScenarioVariant) -> MatrixCell {
    do throws(VariantRefusal) {
      return MatrixCell(variant: variant, result: result(try compiler.compile(variant)))
    } catch {
      return MatrixCell(variant: variant, result: .impossible(error.reason))
    }
  }

  private func result(_ plan: SimulationPlan) -> MatrixCell.Result {
    let result = Simulator.run(plan, makeApp: makeApp)
    if let illegal = result.illegalStep { return .impossible(illegal.explanation) }
    if let misfit = result.misfit { return .impossible(misfit.explanation) }
    let outcome = Outcome(of: result)
    var ran = MatrixCell.Ran(
      outcomes: [outcome.summary], appEvents: outcome.appEvents, finalState: result.finalState,
      passed: ExpectationChecker(plan.scenario, result).check().passed)
    if explores { explore(plan, &ran) }
    return .ran(ran)
  }

  private func explore(_ plan: SimulationPlan, _ ran: inout MatrixCell.Ran) {
    var options = ExplorationOptions()
    options.budget = Self.budget
    options.shrinks = false
    let report = Explorer(plan, options: options, makeApp: makeApp).explore()
    for outcome in report.outcomes.map(\.outcome.summary) where !ran.outcomes.contains(outcome) {
      ran.outcomes.append(outcome)
    }
    ran.passed = ran.passed && report.passed
    ran.orders = report.orderCount
    ran.isComplete = report.isComplete
  }
}
