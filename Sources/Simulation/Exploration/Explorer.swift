/// An explorer of the legal orders of a scenario, which reports their outcomes.
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
  /// Returns whether a running exploration must stop and report what it has found so far; called frequently.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Returns the line that replays the order of a schedule; nil if it is not known.
  package var replayLine: (@Sendable (Schedule) -> String)?
  /// The judge of the orders; nil for the expectations of the scenario.
  var judge: OrderJudge?

  /// The progress of an exploration.
  package struct Progress: Sendable {
    /// The number of events performed.
    package var events: Int
    /// The number of known states.
    package var states: Int
    /// The largest number of events; `Int.max` if it is not limited.
    package var limit: Int
    /// The number of orders that were run, and of those to run; nil for a search.
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
  ///   - makeApp: Creates the app under test, again for each order unless the app can be restored.
  public init(
    _ plan: SimulationPlan, options: ExplorationOptions = ExplorationOptions(), makeApp: @escaping AppFactory
  ) {
    // A scenario's schedule selects the order of a replay; here it is one of many.
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
  /// - Parameter progress: Called now and then with the progress of the exploration.
  package func explore(progress: @escaping @Sendable (Progress) -> Void) -> ExplorationReport {
    withExploration(progress) { $0.report() }
  }

  /// The largest number of events of a run whose times are left open: the bounds on times grow with its square.
  static let mostOpenTimes = 1000

  /// Returns whether the default order has more events than that.
  private func hasTooManyTimes(_ plan: SimulationPlan) -> Bool {
    var plan = plan
    plan.eventLimit = min(plan.eventLimit, Self.mostOpenTimes + 1)
    return Simulator.run(plan, makeApp: makeApp).eventCount > Self.mostOpenTimes
  }

  func withExploration<Result: Sendable>(
    _ progress: @escaping @Sendable (Progress) -> Void, _ body: @MainActor (Exploration) -> Result
  ) -> Result {
    var plan = plan
    plan.isExplored = true
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
            of: self, session: session, watch: watch, progress: progress, isInterrupted: isInterrupted))
      }
    }
  }
}

extension SimulationPlan {
  /// Whether an answer of the scenario has a latency with a range.
  var hasOpenLatencies: Bool {
    let changesServers = (steps + anytime).contains { if case .backend = $0.step.kind { true } else { false } }
    let hasRanges = sdks.contains { $0.latencies.contains { $0.longest > $0.shortest } }
    return !sdks.isEmpty && (changesServers || hasRanges)
  }
}

extension Explorer {
  /// Returns the decisions of random legal orders; the first one is the default order.
  ///
  /// - Parameters:
  ///   - count: The number of orders.
  ///   - seed: The seed; the same seed gives the same orders.
  package func randomOrders(_ count: Int, seed: UInt64) -> [[Int]] {
    withExploration({ _ in }) { exploration in
      let walk = exploration.makeWalkOfAll()
      return (0..<count).map { order in
        guard order > 0 else { return [] }
        var chooser = RandomChooser(seed: seed, order: order)
        walk.begin([])
        // With an SDK that retries forever, random choices would never end.
        while walk.choices.count < 1000, case let next = walk.runToDecision(), next > 0 {
          walk.choose(chooser.next(below: next))
        }
        return walk.choices
      }
    }
  }
}
