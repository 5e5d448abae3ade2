import DeterministicExecution

/// Explores the legal orders of a scenario, and says what comes of each.
///
/// ```swift
/// let report = Explorer(plan) { DescribedApp($0) }.explore()
/// ```
public struct Explorer: Sendable {
  /// The scenario.
  public let plan: SimulationPlan
  /// Which orders are explored, and how.
  public var options: ExplorationOptions
  private let makeApp: AppFactory

  /// How far an exploration has come.
  public struct Progress: Sendable {
    /// How many events were done.
    public var events: Int
    /// How many states are known.
    public var states: Int
  }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - options: Which orders are explored, and how.
  ///   - makeApp: Makes the app under test, anew for each order unless the app can be put back.
  public init(
    _ plan: SimulationPlan, options: ExplorationOptions = ExplorationOptions(), makeApp: @escaping AppFactory
  ) {
    self.plan = plan
    self.options = options
    self.makeApp = makeApp
  }

  /// Explores.
  ///
  /// - Parameter progress: Is told now and then how far the exploration has come.
  public func explore(progress: @escaping @Sendable (Progress) -> Void = { _ in }) -> ExplorationReport {
    withExploration(progress) { $0.report() }
  }

  /// The order with a number; nil if there is none, or if the orders are too many to be numbered.
  ///
  /// - Parameter number: Its number among all legal orders, from 1.
  public func order(_ number: UInt64) -> OrderExample? {
    guard number > 0 else { return nil }
    return withExploration({ _ in }) { $0.order(number) }
  }

  /// Runs the order with some decisions.
  ///
  /// - Parameter choices: The position chosen at each decision; the default ones follow.
  /// - Returns: What came of it, with its trace.
  public func replay(_ choices: [Int]) -> RunResult {
    withExploration({ _ in }) { $0.tracer.run(choices).result }
  }

  func withExploration<Result: Sendable>(
    _ progress: @escaping @Sendable (Progress) -> Void, _ body: @MainActor (Exploration) -> Result
  ) -> Result {
    let executor = SimulationMainExecutor()
    executor.keepJobsFromOutside()
    return executor.enter { _ in MainActor.assumeIsolated { perform(progress, body) } }
  }

  @MainActor
  private func perform<Result>(
    _ progress: @escaping @Sendable (Progress) -> Void, _ body: @MainActor (Exploration) -> Result
  ) -> Result {
    let responder = CallbackResponder()
    return responder.withResponder {
      body(
        Exploration(
          plan, options: options, responder: responder, makeApp: makeApp, progress: progress))
    }
  }
}
