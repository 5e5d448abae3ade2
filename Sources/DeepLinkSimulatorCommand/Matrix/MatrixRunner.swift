import DeepLinkSimulator

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
