/// Explores the legal orders of a scenario, and reports the result of each.
///
/// ```swift
/// let report = Explorer(plan) { DescribedApp($0) }.explore()
/// ```
public struct Explorer: Sendable {
  /// The scenario.
  package let plan: SimulationPlan
  /// Which orders are explored, and how.
  public var options: ExplorationOptions
  private let makeApp: AppFactory
  /// Whether an exploration that is going on has to stop, with what it has found so far; asked again and again.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// What orders are held against; nil for the expectations of the scenario.
  var judge: OrderJudge?

  /// How far an exploration has come.
  package struct Progress: Sendable {
    /// How many events were done.
    package var events: Int
    /// How many states are known.
    package var states: Int
    /// How many events it may take at most; `Int.max` if nothing bounds it.
    package var limit: Int
    /// How many orders were run, and how many are to be; nil for a search.
    package var orders: (run: Int, wanted: Int)?

    /// Creates a report of progress.
    package init(events: Int, states: Int, limit: Int = .max) {
      self.events = events
      self.states = states
      self.limit = limit
    }
  }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - options: Which orders are explored, and how.
  ///   - makeApp: Makes the app under test, again for each order unless the app can be put back.
  public init(
    _ plan: SimulationPlan, options: ExplorationOptions = ExplorationOptions(), makeApp: @escaping AppFactory
  ) {
    // The schedule of a scenario says which order a replay takes; here, it is one of many.
    var plan = plan
    plan.schedule = Schedule()
    self.plan = plan
    self.options = options
    self.makeApp = makeApp
  }

  /// Explores.
  public func explore() -> ExplorationReport { explore { _ in } }

  /// Explores.
  ///
  /// - Parameter progress: Is told now and then how far the exploration has come.
  package func explore(progress: @escaping @Sendable (Progress) -> Void) -> ExplorationReport {
    withExploration(progress) { $0.report() }
  }

  /// So many events may a run have whose times are left open: what is known of times grows with their square.
  static let mostOpenTimes = 1000

  /// Whether the default order has more events than times can be left open of.
  private func hasTooManyTimes(_ plan: SimulationPlan) -> Bool {
    var plan = plan
    plan.eventLimit = min(plan.eventLimit, Self.mostOpenTimes + 1)
    return Simulator.run(plan, makeApp: makeApp).eventCount > Self.mostOpenTimes
  }

  func withExploration<Result: Sendable>(
    _ progress: @escaping @Sendable (Progress) -> Void, _ body: @MainActor (Exploration) -> Result
  ) -> Result {
    var plan = plan
    plan.ignoresLatencies = options.mode == .causal
    plan.leavesTimesOpen = options.mode == .timed && plan.hasOpenLatencies
    if plan.leavesTimesOpen, hasTooManyTimes(plan) {
      plan.leavesTimesOpen = false
      plan.staysAtEarliestTimes = true
    }
    return Simulator(plan, makeApp: makeApp).alone { session in
      let watch = TimeWatch()
      return TimeComparisons.$decider.withValue(watch) {
        body(
          Exploration(
            session.plan, judge: judge ?? OrderJudge(plan.scenario.expecting(in: options.mode)), options: options,
            session: session, watch: watch, progress: progress, isInterrupted: isInterrupted))
      }
    }
  }
}

extension SimulationPlan {
  /// Whether the scenario leaves open when an answer comes.
  var hasOpenLatencies: Bool {
    let changesServers = (steps + anytime).contains { if case .backend = $0.step.kind { true } else { false } }
    let hasRanges = sdks.contains { $0.latencies.contains { $0.longest > $0.shortest } }
    return !sdks.isEmpty && (changesServers || hasRanges)
  }
}

extension Explorer {
  /// The decisions of some legal orders, each made at random; the first one is the default order.
  ///
  /// - Parameters:
  ///   - count: How many orders.
  ///   - seed: The seed; the same one gives the same orders.
  package func randomOrders(_ count: Int, seed: UInt64) -> [[Int]] {
    withExploration({ _ in }) { exploration in
      let walk = exploration.makeWalkOfAll()
      return (0..<count).map { order in
        guard order > 0 else { return [] }
        var chooser = RandomChooser(seed: seed, order: order)
        walk.begin([])
        // Random choices would go on with an SDK that retries forever.
        while walk.choices.count < 1000, case let next = walk.runToDecision(), next > 0 {
          walk.choose(chooser.next(below: next))
        }
        return walk.choices
      }
    }
  }
}
