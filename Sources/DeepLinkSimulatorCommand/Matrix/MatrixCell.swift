import DeepLinkSimulator

/// One cell of a matrix: a variant, and its result.
struct MatrixCell {
  /// The result of a variant.
  enum Result {
    /// The variant is impossible, for this reason.
    case impossible(String)
    case ran(Ran)
  }

  /// The result of the runs of a variant.
  struct Ran {
    /// The outcomes in readable form, starting with that of the default order.
    var outcomes: [String]
    var appEvents: [String]
    var finalState: FinalState
    /// Whether all expectations hold in every order that was tried.
    var passed: Bool
    /// The number of expectations that were checked.
    var checked: Int
    /// The number of expectations that were dropped, because the variant does not have their events.
    var dropped: Int
    /// Whether all expectations were dropped, so nothing was checked.
    var isUnchecked: Bool
    /// The number of orders that were tried.
    var orders: OrderCount = 1
    /// Whether these were all orders; nil if only the default order was requested.
    var isComplete: Bool?
    /// The maximum number of differences from the default order; nil for any number.
    var maximumDifferences: Int?
    /// A run to show, if reports are requested: a failing one, if there is any.
    var shown: Shown?
  }

  /// A run of a variant.
  struct Shown {
    let result: RunResult
    let verdict: Verdict
    /// The order; nil for the default one.
    var order: OrderExample?
  }

  let variant: ScenarioVariant
  let result: Result
}

/// Computes the cells of a matrix.
struct MatrixRunner {
  let compiler: VariantCompiler
  private let makeApp: AppFactory
  private let exploration: ExplorationOptions?
  private let order: AppWorkPolicy.Turns
  /// Whether runs are kept for reports.
  var keepsRuns = false

  /// - Parameters:
  ///   - plan: The scenario, checked and compiled.
  ///   - exploration: The orders of each variant to try; nil for only the default order.
  init(_ plan: SimulationPlan, apps: AppRegistry, makeApp: @escaping AppFactory, exploration: ExplorationOptions?) {
    compiler = VariantCompiler(plan.scenario, apps: apps)
    self.makeApp = makeApp
    self.exploration = exploration
    order = plan.appWork.turns
  }

  /// Runs a variant.
  func cell(_ variant: ScenarioVariant) -> MatrixCell {
    do throws(VariantRefusal) {
      var plan = try compiler.compile(variant)
      plan.appWork.turns = order
      return MatrixCell(variant: variant, result: result(plan))
    } catch {
      return MatrixCell(variant: variant, result: .impossible(error.reason))
    }
  }

  private func result(_ plan: SimulationPlan) -> MatrixCell.Result {
    let result = Simulator.run(plan, makeApp: makeApp)
    if let illegal = result.illegalStep { return .impossible(illegal.explanation) }
    if let misfit = result.misfit { return .impossible(misfit.explanation) }
    let outcome = Outcome(of: result)
    let verdict = ExpectationChecker(plan.scenario, result).checkRun()
    let checked = plan.scenario.expectations.count
    let dropped = compiler.expectationCount - checked
    var ran = MatrixCell.Ran(
      outcomes: [outcome.summary], appEvents: outcome.appEvents, finalState: result.finalState,
      passed: verdict.passed, checked: checked, dropped: dropped,
      isUnchecked: checked == 0 && dropped > 0 && !plan.scenario.isExhaustive && verdict.passed)
    if keepsRuns { ran.shown = MatrixCell.Shown(result: result, verdict: verdict) }
    if let exploration { explore(plan, exploration, &ran) }
    return .ran(ran)
  }

  private func explore(_ plan: SimulationPlan, _ options: ExplorationOptions, _ ran: inout MatrixCell.Ran) {
    let explorer = Explorer(plan, options: options, makeApp: makeApp)
    let report = explorer.explore()
    for outcome in report.outcomes.map(\.outcome.summary) where !ran.outcomes.contains(outcome) {
      ran.outcomes.append(outcome)
    }
    ran.passed = ran.passed && report.failures.isEmpty
    ran.isUnchecked = ran.isUnchecked && ran.passed
    ran.orders = report.orderCount
    ran.isComplete = report.isComplete
    ran.maximumDifferences = report.maximumDifferences
    if keepsRuns, ran.shown?.verdict.passed == true, let closest = report.failures.first?.closest {
      let run = explorer.run(closest.choices)
      ran.shown = MatrixCell.Shown(result: run.result, verdict: run.verdict, order: closest)
    }
  }
}
