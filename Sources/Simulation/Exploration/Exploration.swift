/// The exploration of a scenario.
@MainActor
final class Exploration {
  var options: ExplorationOptions
  let tracer: OrderTracer
  let ends: OrderEnds
  /// The expectations that have asked for nothing so far, and the `anytime` steps that have not come.
  let idleWatch: IdleWatch
  private let progress: @Sendable (Explorer.Progress) -> Void
  let isInterrupted: @Sendable () -> Bool
  private let makeWalk: () -> OrderWalk
  /// The number of events performed by earlier searches, and the limit for all searches together.
  private var spent = 0
  private var limit = Int.max
  /// The decisions behind which two runs differed; nil if none did.
  private var unrepeatable: [Int]?

  init(
    _ plan: SimulationPlan, judge: OrderJudge, options: ExplorationOptions, of explorer: Explorer,
    session: SimulationSession, watch: TimeWatch,
    progress: @escaping @Sendable (Explorer.Progress) -> Void, isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.options = options
    self.progress = progress
    self.isInterrupted = isInterrupted
    let idleWatch = IdleWatch(judge.expectations, anytime: plan.anytime)
    self.idleWatch = idleWatch
    tracer = OrderTracer(
      plan, judge: judge, mode: options.mode, horizon: options.horizon, session: session, watch: watch,
      idleWatch: idleWatch)
    tracer.replayLine = explorer.replayLine
    ends = OrderEnds(tracer)
    makeWalk = {
      let walk = OrderWalk(
        plan, judge: judge, mode: options.mode, horizon: options.horizon, session: session,
        mergesStates: options.mergesStates, watch: watch, idleWatch: idleWatch)
      walk.replay = { _ = explorer.replay($0) }
      return walk
    }
  }

  /// Creates a walk that finds all legal events at each decision.
  func makeWalkOfAll() -> OrderWalk {
    let walk = makeWalk()
    walk.leaveTimesOpen()
    return walk
  }

  func makeSearch(budget: Int? = nil) -> OrderSearch {
    OrderSearch(
      makeWalk(), ends, mergesStates: options.mergesStates, budget: budget ?? options.budget,
      isInterrupted: isInterrupted
    ) { [unowned self] events, states in
      progress(Explorer.Progress(events: spent + events, states: states, limit: limit))
    }
  }

  // MARK: Exhaustive

  /// A finished search: its result, and the number of differences that it allowed.
  struct Finished {
    let search: OrderSearch
    let summary: OrderSummary
    let differences: Int
    /// The number of orders that were run.
    let ordersRun: OrderCount
    /// The closest order to the default one for each end, if the summary does not contain it.
    var closest: [Int: OrderSearch.Closest] = [:]
  }

  /// Searches with as many differences as the options and the budget allow.
  func search() -> Finished {
    let maximum = options.maximumDifferences ?? .max
    var left = options.budget
    limit = options.budget
    if let finished = search(differences: maximum, budget: &left) { return finished }
    // No number of differences helps if the same decisions do not lead to the same run.
    guard unrepeatable == nil else { return single() }
    // Each further difference takes several times as long, so the last search takes most of the budget.
    left = options.budget
    limit = spent.addingReportingOverflow(left).partialValue
    var best: Finished?
    for differences in 0..<min(maximum, 1000) {
      guard let finished = search(differences: differences, budget: &left) else { break }
      best = finished
    }
    return unrepeatable == nil ? best ?? single() : single()
  }

  private func search(differences: Int, budget: inout Int) -> Finished? {
    let search = makeSearch(budget: budget)
    defer {
      budget -= search.walk.eventsDone
      spent += search.walk.eventsDone
      search.allowAll()
    }
    do throws(OrderSearch.Exhausted) {
      let summary = try search.explore(differences: differences)
      let ordersRun = search.ordersRun
      search.allowAll()
      let closest = findsClosest(differences) ? try search.closest(of: summary) : [:]
      return Finished(
        search: search, summary: summary, differences: differences, ordersRun: ordersRun, closest: closest)
    } catch {
      unrepeatable = search.walk.unrepeatable
      return nil
    }
  }

  /// Returns the search of the default order alone, for a budget that is too small for any other.
  private func single() -> Finished {
    let search = makeSearch(budget: .max)
    let walk = search.walk
    walk.begin([])
    while walk.runToDecision() > 0 { walk.choose(0) }
    var summary = OrderSummary()
    // The decisions are stored: an order with too many of them cannot be found again by its number.
    summary.add(end: ends.id(of: walk), differences: 0, choices: walk.choices)
    return Finished(search: search, summary: summary, differences: 0, ordersRun: 1)
  }

  /// Returns whether the closest orders need a separate search, because counting does not find them.
  func findsClosest(_ differences: Int) -> Bool { differences == .max && options.mergesStates }

  func report() -> ExplorationReport {
    var report =
      switch options.strategy {
      case .exhaustive: reportOnSearch()
      case .random(let seed, let count): sample(count) { RandomChooser(seed: seed, order: $0) }
      case .priorities(let seed, let count, let depth): sampleByPriority(count, seed: seed, depth: depth)
      }
    report.idle = idleWatch.idle
    return report
  }

  private func reportOnSearch() -> ExplorationReport {
    var finished = search()
    if isInterrupted() { return reportSoFar() }
    if findsUnrepeatable(finished.search) { finished = single() }
    return report(on: finished)
  }

  /// Returns whether two runs of one order have differed, or if none have so far, whether two of the default order do.
  ///
  /// Before the last decision, a search compares runs itself.
  func findsUnrepeatable(_ search: OrderSearch) -> Bool {
    if unrepeatable == nil, !search.walk.usesSnapshots, tracer.runsDiffer([]) { unrepeatable = [] }
    return unrepeatable != nil
  }

  /// Returns the report on the default order, which is all that can be said if two runs of one order differ.
  func reportOnSingle() -> ExplorationReport { report(on: single()) }

  /// Returns the order with a number, from 1.
  func order(_ number: UInt64) -> OrderLookup {
    limit = options.budget
    if number <= Self.mostOneByOne, options.maximumDifferences == nil, let lookup = orderOneByOne(number) {
      return lookup
    }
    let search = makeSearch()
    do throws(OrderSearch.Exhausted) {
      let maximum = options.maximumDifferences ?? .max
      if let choices = try search.choices(ofNumber: number - 1, differences: maximum) {
        return .found(tracer.example(tracer.run(choices), number: number))
      }
      let summary = try search.explore(differences: maximum)
      return summary.count.exact.map(OrderLookup.fewer) ?? .tooMany
    } catch {
      return .notFound(events: search.walk.eventsDone)
    }
  }

  /// The largest number of an order that is found by running all orders before it.
  private static let mostOneByOne: UInt64 = 1000

  /// Runs the first orders one by one, which needs no search of the others.
  ///
  /// - Returns: Nil if that takes too many events.
  private func orderOneByOne(_ number: UInt64) -> OrderLookup? {
    let walk = makeWalkOfAll()
    var decisions: [Int] = []
    var current: UInt64 = 1
    while true {
      if current == number { return .found(tracer.example(tracer.run(decisions), number: number)) }
      guard walk.eventsDone < options.budget / 4, !isInterrupted() else { return nil }
      guard let next = walk.orderBehind(decisions) else { return .fewer(current) }
      decisions = next
      current += 1
    }
  }

  /// Returns the report of an interrupted search, on the orders that were run to their end.
  func reportSoFar() -> ExplorationReport {
    options.shrinks = false
    options.findsPointOfNoReturn = false
    var tally = OrderTally()
    for (id, seen) in ends.seen.enumerated() where seen.count > 0 {
      tally.add(id, count: OrderCount(seen.count), differences: seen.differences, choices: seen.choices)
    }
    let count = OrderCount(ends.seen.reduce(0) { $0 + $1.count })
    return tally.report(self, orderCount: count, ordersRun: count, limits: [.interruption]) { entry in
      entry.choices.map { ($0, nil) }
    } number: { _ in
      nil
    } summary: { _ in
      nil
    }
  }

  /// Reports how many orders of a sample have been run.
  func noteProgress(events: Int, orders: Int, of wanted: Int) {
    var report = Explorer.Progress(events: events, states: 0)
    report.orders = (orders, wanted)
    progress(report)
  }

  private func report(on finished: Finished) -> ExplorationReport {
    var tally = OrderTally()
    for end in finished.summary.ends {
      guard let closest = finished.closest[end.id] else {
        tally.add(end.id, count: end.count, differences: end.differences, number: end.closest, choices: end.choices)
        continue
      }
      tally.add(
        end.id, count: end.count, differences: closest.differences, number: number(of: closest, finished.search),
        choices: closest.choices)
    }
    let isNumbered = finished.differences == .max && options.horizon == nil
    var report = tally.report(
      self, orderCount: finished.summary.count, ordersRun: finished.ordersRun, limits: limits(finished)
    ) { candidate in
      let number = isNumbered ? candidate.number?.following : nil
      if let choices = candidate.choices { return (choices, number) }
      do throws(OrderSearch.Exhausted) {
        let search = finished.search
        guard let index = candidate.number?.exact else { return nil }
        guard let choices = try search.choices(ofNumber: index, differences: finished.differences) else { return nil }
        return (choices, number)
      } catch {
        return nil
      }
    } number: { choices in
      guard isNumbered else { return nil }
      do throws(OrderSearch.Exhausted) {
        return try finished.search.number(of: choices, differences: .max)?.following
      } catch {
        return nil
      }
    } summary: { prefix in
      isNumbered && options.mergesStates ? summary(finished.search, behind: prefix) : nil
    }
    report.maximumDifferences = finished.differences == .max ? nil : finished.differences
    return report
  }

  private func number(of closest: OrderSearch.Closest, _ search: OrderSearch) -> OrderCount? {
    do throws(OrderSearch.Exhausted) {
      return try search.number(of: closest.choices, differences: .max)
    } catch {
      return nil
    }
  }

  /// Returns the result of all orders that begin with the given decisions.
  func summary(_ search: OrderSearch, behind prefix: [Int]) -> OrderSummary? {
    do throws(OrderSearch.Exhausted) {
      return try search.explore(prefix, differences: .max)
    } catch {
      return nil
    }
  }

  /// Records that an order did not fail again as it had failed.
  func noteUnrepeatable(_ choices: [Int]) {
    if unrepeatable == nil { unrepeatable = choices }
  }

  /// The limit of an exploration in which two runs of one order differed; nil if none did.
  var limitOfUnrepeatable: ExplorationLimit? {
    unrepeatable.map { choices in
      let difference = tracer.difference(betweenRunsOf: choices)
      // Runs from the start are the same, so what differs is what a snapshot brings back. That of an app in Swift is a
      // run.
      let isOfSnapshot = difference == nil && tracer.makeEngine().app is DescribedApp
      return isOfSnapshot ? .notRestored : .notDeterministic(difference)
    }
  }

  /// The limit of an exploration in which events come only at their earliest times.
  var atEarliestTimes: ExplorationLimit { .earliestTimes(inLongRun: tracer.plan.staysAtEarliestTimes) }

  private func limits(_ finished: Finished) -> [ExplorationLimit] {
    var limits: [ExplorationLimit] = []
    if let limit = limitOfUnrepeatable {
      limits.append(limit)
    } else if finished.differences != .max {
      limits.append(.differences(finished.differences))
    }
    if let horizon = options.horizon { limits.append(.horizon(horizon)) }
    if finished.search.walk.isAtEarliestTimes { limits.append(atEarliestTimes) }
    return limits
  }
}
