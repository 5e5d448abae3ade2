/// A search through the orders of a test that drives a device; each order runs from its start.
struct DrivenSearch: Sendable {
  /// An order that was run.
  struct Order: Sendable {
    let choices: [Int]
    let counts: [Int]
    /// For each decision, what stands for the events before it.
    let pasts: [Int]
    /// What is known of its times; nil if all times are fixed.
    fileprivate(set) var times: Times?
    /// The times of events that come later than they could.
    let laterTimes: [TimeConstraint]
    let failures: [DrivenRun.Failure]
    let schedule: Schedule
    let decisions: [EventName]
    let log: DecisionLog
    fileprivate(set) var misfit: ScheduleMisfit?
    let run: ScenarioRun
    fileprivate(set) var eventsDone: Int
    /// Whether the body needed more events than the whole budget.
    let isStopped: Bool
    /// Whether the body has changed how the servers answer, so their latencies may be ranges.
    let changesServers: Bool
    /// The steps of the run, and those that it leaves out.
    let steps: (done: Set<String>, leftOut: [String: String])
    /// Whether an assertion of the body has times, which do not count.
    let ignoresTimes: Bool
    /// What its assertions left unchecked.
    let unchecked: UncheckedInBody
    /// Whether the body has asked a device for anything that a test can check.
    let looks: Bool

    /// Whether an event comes later than it could because its effects differ then.
    var dependsOnTimes: Bool { times?.decideEffects ?? false }

    /// The decisions without the default ones at the end.
    var choicesThatDiffer: [Int] { Array(choices[..<((choices.lastIndex { $0 > 0 } ?? -1) + 1)]) }

    var differences: Int { choices.count { $0 > 0 } }
  }

  /// The times of an order in which answers may come at any time within their latencies.
  struct Times: Sendable {
    /// The times of the events, if these are later than what the body saw.
    fileprivate(set) var later: [Int64]?
    /// Whether an event comes later than it could because its effects differ then.
    let decideEffects: Bool
    /// Whether something may depend on times of which only one was tried.
    fileprivate(set) var areImprecise: Bool
    /// Whether the run was stopped because it has too many events.
    let areTooMany: Bool
  }

  /// An order to run: the decisions of an earlier order up to one that is replaced.
  private struct Branch {
    var choices: [Int] = []
    var length = 0
    var other: Int?
    /// What stands for the events before the decision that is replaced.
    var past: Int?

    var prefix: [Int] { choices[..<length] + (other.map { [$0] } ?? []) }
  }

  let device: Simulator
  let start: DrivenRun.Position
  let options: ExplorationOptions
  let place: SourcePlace
  let body: @Sendable (Simulator) async throws -> Void
  private(set) var failures: [DeviceFailure] = []
  /// Whether answers may come at any time within their latencies.
  private var leavesTimesOpen: Bool
  /// Whether each event comes at its earliest time although its latency is a range, because there are too many events.
  private var staysAtEarliestTimes = false
  /// Whether something may depend on times that were not tried.
  private var missesTimes = false
  /// The decisions of the orders that were run, and the failures of each.
  private(set) var orders: [(choices: [Int], keys: Set<OrderJudge.Key>)] = []
  private(set) var closest: [OrderJudge.Key: Order] = [:]
  private(set) var keys: [OrderJudge.Key] = []
  private var left: Int
  /// Whether an assertion of the body has times, which do not count.
  private var ignoresTimes = false
  private var unchecked = UncheckedInBody()
  /// Whether the body has asked a device for anything that a test can check, or has failed.
  private var looks = false
  /// The first order, which is the default one.
  private var defaultOrder: Order?
  /// The steps that were done in some order, and why those were left out that were in one.
  private var steps: (done: Set<String>, leftOut: [String: String]) = ([], [:])

  init(
    device: Simulator, start: DrivenRun.Position, options: ExplorationOptions, place: SourcePlace,
    body: @escaping @Sendable (Simulator) async throws -> Void
  ) {
    (self.device, self.start, self.options, self.place, self.body) = (device, start, options, place, body)
    left = options.budget
    leavesTimesOpen = options.mode == .timed && (device.plan.hasOpenLatencies || start.changesServers)
  }

  var orderCount: Int { orders.count }

  /// The body of an exploration that the task runs, which collects the failures of all devices that it drives.
  @TaskLocal static var runningBody: ExploredBody?

  /// Whether the task runs the body of an exploration.
  static var isRunningBody: Bool { runningBody != nil }

  // MARK: Searching

  /// Runs all orders, beginning with those that differ least from the default one.
  mutating func runAll() async throws {
    while try await !finishesAll() {}
  }

  /// Returns whether the search has to begin again, with other knowledge of times.
  private mutating func beginsAgain(after order: Order) -> Bool {
    if order.times?.areTooMany == true {
      (leavesTimesOpen, staysAtEarliestTimes) = (false, true)
    } else if order.changesServers, options.mode == .timed, !leavesTimesOpen, !staysAtEarliestTimes {
      leavesTimesOpen = true
    } else {
      return false
    }
    (orders, closest, keys, left) = ([], [:], [], options.budget)
    (steps, unchecked, defaultOrder) = (([], [:]), UncheckedInBody(), nil)
    missesTimes = false
    return true
  }

  /// Runs all orders.
  ///
  /// - Returns: False if the search has to begin again.
  private mutating func finishesAll() async throws -> Bool {
    var level = [Branch()]
    var differences = 0
    var gaps: [ExplorationLimit] = []
    // Whether orders are left out because they differ from the default order too much.
    var isBounded = false
    while !level.isEmpty {
      if let maximum = options.maximumDifferences, differences > maximum { break }
      let isLast = differences == options.maximumDifferences
      var next: [Branch] = []
      for branch in level {
        guard left > 0 else {
          gaps = [.differences(differences - 1)]
          break
        }
        let prefix = branch.prefix
        let order = try await run(.choices(prefix))
        if beginsAgain(after: order) { return false }
        guard !order.isStopped else {
          try await fail(stoppedIn: order)
          return true
        }
        // The same decisions lead to the same events, unless something else decides, too.
        if let past = branch.past, !leavesTimesOpen, order.pasts.dropFirst(branch.length).first != past {
          failures = try await unrepeatableFailures(or: order, prefix)
          return true
        }
        add(order)
        // Nothing is known of such an assertion in any other order.
        if orders.count == 1, order.failures.contains(where: \.failure.isProblemOfAssertion) {
          failures = order.deviceFailures
          return true
        }
        guard !isLast else {
          isBounded = isBounded || order.counts.dropFirst(prefix.count).contains { $0 > 1 }
          continue
        }
        addBranches(of: order, after: prefix.count, to: &next)
      }
      guard gaps.isEmpty else { break }
      level = next
      differences += 1
    }
    if missesTimes || staysAtEarliestTimes {
      gaps.append(.earliestTimes(inLongRun: staysAtEarliestTimes))
    }
    try await report(isComplete: level.isEmpty && !isBounded, gaps, differingDefaultOrder())
    return true
  }

  /// Adds the orders that differ from an order in one more decision, of those after a prefix.
  private func addBranches(of order: Order, after length: Int, to branches: inout [Branch]) {
    for position in order.counts.indices.dropFirst(length) {
      for other in 1..<max(1, order.counts[position]) {
        // Each order has at least one event, so no more orders than events can be tried. One more shows that some are
        // left.
        guard branches.count <= max(0, left) else { return }
        branches.append(Branch(choices: order.choices, length: position, other: other, past: order.pasts[position]))
      }
    }
  }

  /// Returns the default order if two whole runs of it differ: runs that a search continues differently are compared
  /// only up to the decision in which they differ.
  private func differingDefaultOrder() async throws -> Order? {
    guard !leavesTimesOpen, let order = defaultOrder else { return nil }
    let again = try await run(.choices([]))
    return order.run.trace.firstDifference(from: again.run.trace) == nil ? nil : order
  }

  /// Reports the failures found before a body was stopped, and that it was stopped.
  private mutating func fail(stoppedIn order: Order) async throws {
    try await report(isComplete: false, [])
    let text =
      SimulatorError.isOverBudget(options.budget).message
      + "; let the body end, or allow more with explore(budget:)"
    let lines =
      FailureText.paragraph("stopped", text) + RunContext(order.run.trace.events, of: order.run.plan).lines + [
        FailureText.line("tried", OrderCount(UInt64(orders.count)).groupedOrders)
      ]
    failures.append(
      DeviceFailure(
        text: (["✘ \(device.plan.scenario.name.printable)"] + lines).joined(separator: "\n"), place: place,
        of: order.run)
    )
  }

  private mutating func report(isComplete: Bool, _ gaps: [ExplorationLimit], _ differing: Order? = nil) async throws {
    if ignoresTimes { noteAboutTimes() }
    if !looks, !orders.isEmpty { noteAboutNoExpectation() }
    for note in device.plan.idleNotes { UncheckedNotes.write(place.note(note)) }
    unchecked.notes.forEach(UncheckedNotes.write)
    if isComplete { orders.sort { $0.choices.lexicographicallyPrecedes($1.choices) } }
    var differing = differing
    for key in keys {
      // A replay line must not be shown for an order that it does not reproduce.
      if let failure = try await unrepeatable(key) {
        failures.append(failure)
        differing = nil
      } else {
        failures.append(try await failure(key, isComplete: isComplete))
      }
    }
    if let differing { failures.insert(try await unrepeatable(differing, []), at: 0) }
    for name in steps.leftOut.keys.sorted() where !steps.done.contains(name) {
      failures.append(failure(ofStep: name, leftOutBecause: steps.leftOut[name] ?? ""))
    }
    if !gaps.isEmpty {
      let lines = gaps.flatMap {
        FailureText.paragraph(
          "not tried",
          $0.advice(
            budget: options.budget, "raise explore(budget:), or limit the search with explore(maximumDifferences:)"))
      }
      failures.append(
        DeviceFailure(
          text: (["✘ \(device.plan.scenario.name.printable)"] + lines + [
            FailureText.line("tried", OrderCount(UInt64(orders.count)).groupedOrders)
          ]).joined(separator: "\n"), place: place, of: nil))
    }
  }

  /// Runs a single order.
  mutating func run(_ single: SingleOrder) async throws {
    var found: Order?
    repeat {
      switch single {
      case .schedule(let schedule): found = try await run(.schedule(schedule))
      case .number(let number): found = try await order(number)
      }
    } while found.map { beginsAgain(after: $0) } ?? true
    guard let order = found else { return }
    guard !order.isStopped else { return try await fail(stoppedIn: order) }
    if let misfit = order.misfit { throw SimulatorError(misfit.explanation) }
    orders = []
    add(order)
    failures = order.deviceFailures
  }

  /// Runs the orders up to one with a number.
  ///
  /// - Returns: The order; nil if the search has to begin again.
  private mutating func order(_ number: UInt64) async throws -> Order? {
    var prefix: [Int]? = number > 0 ? [] : nil
    var count: UInt64 = 0
    while let choices = prefix {
      guard left > 0 else {
        throw SimulatorError(
          "order: order \(number) was not reached within \(options.budget.groupedEvents); raise explore(budget:)")
      }
      let order = try await run(.choices(choices))
      if order.isStopped { return order }
      if beginsAgain(after: order) { return nil }
      left -= order.eventsDone
      count += 1
      if count == number { return order }
      prefix = order.counts.indices.last { order.choices[$0] + 1 < order.counts[$0] }.map {
        order.choices[..<$0] + [order.choices[$0] + 1]
      }
    }
    throw SimulatorError(
      "order: there is no order \(number); "
        + (number == 0 ? "the first one is 1" : "there \(count == 1 ? "is" : "are") \(count.counted("order"))"))
  }

  private mutating func add(_ order: Order) {
    left -= order.eventsDone
    if order.ignoresTimes { ignoresTimes = true }
    if order.looks || !order.failures.isEmpty { looks = true }
    unchecked.add(order.unchecked)
    if orders.isEmpty { defaultOrder = order }
    steps.done.formUnion(order.steps.done)
    steps.leftOut.merge(order.steps.leftOut) { first, _ in first }
    if order.times?.areImprecise == true { missesTimes = true }
    let found = order.failures.map { OrderJudge.Key($0.failure) }
    orders.append((order.choices, Set(found)))
    for key in found {
      guard let other = closest[key] else {
        closest[key] = order
        keys.append(key)
        continue
      }
      // Among orders with equally many differences, the one with the lowest number is the closest.
      if other.differences == order.differences, order.choices.lexicographicallyPrecedes(other.choices) {
        closest[key] = order
      }
    }
  }

  /// Runs an order.
  func run(_ way: OrderDecider.Way) async throws -> Order {
    let order = try await run(way, showing: [])
    guard let later = order.times?.later else { return order }
    // Only the end of a run tells when its events can have come: the body is judged by what it sees at these times.
    return try await run(.choices(order.choices), showing: later).following(order)
  }

  /// - Parameter times: The times of the events, if they are known.
  private func run(_ way: OrderDecider.Way, showing times: [Int64]) async throws -> Order {
    if Task.isCancelled { throw SimulatorError.isCancelled }
    // A schedule that gives events their times leaves none open.
    let leavesTimesOpen = leavesTimesOpen && !way.givesTimes
    let copy = device.copy(in: options.mode, leavesTimesOpen: leavesTimesOpen)
    try await copy.use { [start, options] run in
      run.begin(
        at: start, deciding: OrderDecider(way, mode: options.mode, limit: options.budget),
        leavesTimesOpen ? OpenTimesPlayer(run.session, showing: times) : nil)
    }
    let explored = ExploredBody()
    var thrown: ExpectationFailure?
    var ofOtherDevice: DrivenRun.Failure?
    do {
      try await Self.$runningBody.withValue(explored) { try await body(copy) }
    } catch let failure as DeviceFailure {
      // A failure of the copy is already among those of its run.
      ofOtherDevice = failure.failure.map { DrivenRun.Failure(failure: $0, place: failure.place) }
      if failure.failure == nil { thrown = Self.failure(throwing: failure) }
    } catch {
      if Task.isCancelled { throw SimulatorError.isCancelled }
      thrown = Self.failure(throwing: error)
    }
    if Task.isCancelled { throw SimulatorError.isCancelled }
    return try await copy.look { [place, thrown, ofOtherDevice] run throws(SimulatorError) in
      if !run.isFinished { _ = try? run.finish() }
      if let ofOtherDevice, !run.failures.contains(where: ofOtherDevice.isSame) {
        run.failures.append(ofOtherDevice.onAnotherDevice)
      }
      if let thrown { run.failures.append(DrivenRun.Failure(failure: thrown, place: place)) }
      let whole = run.scenarioRun(run.presentResult, of: copy.subject)
      run.failures += run.problems(of: whole).map { DrivenRun.Failure(failure: $0, place: place) }
      guard let decider = run.decider else { throw .isFinished }
      let log = decider.log
      return Order(
        choices: decider.decisions.map(\.choice), counts: decider.decisions.map(\.count),
        pasts: run.pasts(before: decider.decisions.map(\.events)),
        times: run.player.map {
          Times(
            later: $0.laterTimes, decideEffects: log.dependsOnTimes, areImprecise: $0.isImprecise,
            areTooMany: decider.hasTooManyTimes)
        }, laterTimes: decider.state.laterTimes, failures: run.failures, schedule: log.schedule,
        decisions: log.decisions.map(\.name), log: log, misfit: log.follower.misfitAtEnd, run: whole,
        eventsDone: decider.eventsDone, isStopped: decider.isStopped, changesServers: run.changesServers,
        steps: run.stepsOfOrder, ignoresTimes: run.ignoresTimes, unchecked: run.unchecked, looks: explored.hasLooked)
    }
  }
}

extension DrivenSearch.Order {
  /// The failures as those of one order, without what a search says about all orders.
  fileprivate var deviceFailures: [DeviceFailure] {
    failures.map { DeviceFailure($0.failure, of: run, at: $0.place) }
  }

  /// Returns the order as a repetition of another run with the same decisions.
  fileprivate func following(_ first: DrivenSearch.Order) -> DrivenSearch.Order {
    // A body that does something else at other times makes other decisions.
    let isSame = choices == first.choices && times?.later == nil
    var order = self
    order.times?.later = nil
    if !isSame { order.times?.areImprecise = true }
    order.misfit = first.misfit
    order.eventsDone += first.eventsDone
    return order
  }
}
