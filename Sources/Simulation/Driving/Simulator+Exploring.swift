import DeterministicExecution

extension Simulator {
  /// Runs the rest of a test in every legal order, each on a new device that replays this one's steps first.
  ///
  /// Failures are reported as by `assertEveryOrder`: with the number of failing orders, and the one closest to the
  /// default order, shrunk as far as possible. The body may do anything with its device; what it receives and checks
  /// must hold in every order, and an error that it throws is a failure. The schedule of the device's scenario applies
  /// only up to this call.
  ///
  /// An assertion of the test framework in the body, such as `#expect` or `XCTAssertEqual`, fails once for each order
  /// in which it does not hold, without naming the order. Use `check` and `receive`, or throw an error: their failures
  /// name the order.
  ///
  /// ```swift
  /// try await device.explore { device in
  ///   try await device.launch()
  ///   try await device.finish()
  ///   try await device.check(.count("route apples_vc", 1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - mode: What makes an order legal: causes and queues alone, or the latencies of the scenario, too. With
  ///     latencies, each server must answer after a fixed time, not within a range.
  ///   - order: The only order to run, as a failure names it; nil for all.
  ///   - maximumDifferences: How many decisions may differ from the default order; nil for any number.
  ///   - budget: How many events may be performed. If they do not suffice for all orders, the test fails and says so.
  ///     If a body needs more of them in one order, each further call throws.
  ///   - fileID: The file that a failure points at.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure points at.
  ///   - column: The column that a failure points at.
  ///   - function: The test, as the replay line of a failure names it.
  ///   - body: The rest of the test. Callbacks without an assertion are not failures.
  /// - Returns: The number of orders that were tried.
  /// - Throws: `SimulatorError` if the device cannot be explored in this way, or if the task is cancelled; the first
  ///   failure if no test framework is linked.
  @discardableResult
  public nonisolated func explore(
    mode: OrderMode = .causal, order: String? = nil, maximumDifferences: Int? = nil,
    budget: Int = ExplorationOptions().budget, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function,
    _ body: @escaping @Sendable (Simulator) async throws -> Void
  ) async throws -> Int {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    guard budget > 0 else {
      throw SimulatorError("explore(budget:) takes a number of at least 1, not \(budget)")
    }
    if let maximumDifferences, maximumDifferences < 0 {
      throw SimulatorError(
        "explore(maximumDifferences:) takes a number of at least 0, or nil for any number, not \(maximumDifferences)")
    }
    let position = try await drive { $0.position }
    if mode == .timed, plan.hasOpenLatencies {
      throw SimulatorError(
        "explore(mode: .timed) needs one latency for each server, not a range; give one, or explore causal orders")
    }
    var options = ExplorationOptions()
    (options.mode, options.maximumDifferences, options.budget) = (mode, maximumDifferences, budget)
    let start = DrivenSearch(device: self, start: position, options: options, place: place, body: body)
    var schedule: Schedule?
    if let order {
      do throws(Schedule.SyntaxError) {
        schedule = try Schedule(parsing: order)
      } catch {
        throw SimulatorError("order: \(error.message)")
      }
    }
    let search = try await whileExploring { [schedule] in
      var search = start
      if let schedule { try await search.run(schedule) } else { try await search.runAll() }
      return search
    }
    guard !search.failures.isEmpty else { return search.orderCount }
    guard let reporter = FailureReporters.linked else { throw search.failures[0] }
    for failure in search.failures { reporter.report(failure) }
    return search.orderCount
  }

  /// Runs a body during which only copies of this device may be driven.
  private nonisolated func whileExploring<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    try await use { $0.isExplored = true }
    do {
      let result = try await body()
      try await use { $0.isExplored = false }
      return result
    } catch {
      try? await use { $0.isExplored = false }
      throw error
    }
  }

  /// Returns a device like this one, for decisions in a mode.
  nonisolated func copy(in mode: OrderMode) -> Simulator {
    var (plan, subject) = (plan, subject)
    plan.ignoresLatencies = mode == .causal
    (subject.isExploring, subject.isExhaustive) = (true, false)
    return Simulator(plan, oracle: oracle, subject, makeApp: makeApp)
  }
}

/// A search through the orders of a test that drives a device; each order runs from its start.
private struct DrivenSearch: Sendable {
  /// An order that was run.
  struct Order: Sendable {
    let choices: [Int]
    let counts: [Int]
    let failures: [DrivenRun.Failure]
    let schedule: Schedule
    let decisions: [EventName]
    let firstDifference: OrderFailure.Swap?
    let misfit: ScheduleMisfit?
    let run: ScenarioRun
    let eventsDone: Int
    /// Whether the body needed more events than the whole budget.
    let isStopped: Bool

    /// The decisions without the default ones at the end.
    var choicesThatDiffer: [Int] { Array(choices[..<((choices.lastIndex { $0 > 0 } ?? -1) + 1)]) }

    var differences: Int { choices.count { $0 > 0 } }
  }

  /// An order to run: the decisions of an earlier order up to one that is replaced.
  private struct Branch {
    var choices: [Int] = []
    var length = 0
    var other: Int?

    var prefix: [Int] { choices[..<length] + (other.map { [$0] } ?? []) }
  }

  let device: Simulator
  let start: DrivenRun.Position
  let options: ExplorationOptions
  let place: SourcePlace
  let body: @Sendable (Simulator) async throws -> Void
  private(set) var failures: [DeviceFailure] = []
  /// The decisions of the orders that were run, and the failures of each.
  private var orders: [(choices: [Int], keys: Set<OrderJudge.Key>)] = []
  private var closest: [OrderJudge.Key: Order] = [:]
  private var keys: [OrderJudge.Key] = []
  private var left: Int

  init(
    device: Simulator, start: DrivenRun.Position, options: ExplorationOptions, place: SourcePlace,
    body: @escaping @Sendable (Simulator) async throws -> Void
  ) {
    (self.device, self.start, self.options, self.place, self.body) = (device, start, options, place, body)
    left = options.budget
  }

  var orderCount: Int { orders.count }

  // MARK: Searching

  /// Runs all orders, beginning with those that differ least from the default one.
  mutating func runAll() async throws {
    var level = [Branch()]
    var differences = 0
    var gaps: [String] = []
    // Whether orders are left out because they differ from the default order too much.
    var isBounded = false
    while !level.isEmpty {
      if let maximum = options.maximumDifferences, differences > maximum { break }
      let isLast = differences == options.maximumDifferences
      var next: [Branch] = []
      for branch in level {
        guard left > 0 else {
          gaps = [ExplorationLimit.differences(differences - 1).text]
          break
        }
        let prefix = branch.prefix
        let order = try await run(.choices(prefix))
        guard !order.isStopped else { return try await fail(stoppedIn: order) }
        add(order)
        guard !isLast else {
          isBounded = isBounded || order.counts.dropFirst(prefix.count).contains { $0 > 1 }
          continue
        }
        for position in order.counts.indices.dropFirst(prefix.count) {
          for other in 1..<max(1, order.counts[position]) {
            // Each order has at least one event, so no more orders than events can be tried. One more shows that some
            // are left.
            guard next.count <= max(0, left) else { break }
            next.append(Branch(choices: order.choices, length: position, other: other))
          }
        }
      }
      guard gaps.isEmpty else { break }
      level = next
      differences += 1
    }
    try await report(isComplete: level.isEmpty && !isBounded, gaps)
  }

  /// Reports the failures found before a body was stopped, and that it was stopped.
  private mutating func fail(stoppedIn order: Order) async throws {
    try await report(isComplete: false, [])
    let text =
      SimulatorError.isOverBudget(options.budget).message
      + "; let the body end, or allow more with explore(budget:)"
    let lines =
      FailureText.paragraph("stopped", text) + RunContext(order.run.trace.events).lines + [
        FailureText.line("tried", OrderCount(UInt64(orders.count)).groupedOrders)
      ]
    failures.append(
      DeviceFailure(
        text: (["✘ \(device.plan.scenario.name.printable)"] + lines).joined(separator: "\n"), place: place,
        of: order.run)
    )
  }

  private mutating func report(isComplete: Bool, _ gaps: [String]) async throws {
    if isComplete { orders.sort { $0.choices.lexicographicallyPrecedes($1.choices) } }
    for key in keys { failures.append(try await failure(key, isComplete: isComplete)) }
    if !gaps.isEmpty {
      let lines = gaps.flatMap {
        FailureText.paragraph(
          "not tried",
          "\($0): the budget of \(options.budget) events is too small for all; "
            + "raise explore(budget:), or limit the search with explore(maximumDifferences:)")
      }
      failures.append(
        DeviceFailure(
          text: (["✘ \(device.plan.scenario.name.printable)"] + lines + [
            FailureText.line("tried", OrderCount(UInt64(orders.count)).groupedOrders)
          ]).joined(separator: "\n"), place: place, of: nil))
    }
  }

  /// Runs an order.
  mutating func run(_ schedule: Schedule) async throws {
    let order = try await run(.schedule(schedule))
    guard !order.isStopped else { return try await fail(stoppedIn: order) }
    if let misfit = order.misfit { throw SimulatorError(misfit.explanation) }
    add(order)
    failures = order.failures.map { DeviceFailure($0.failure, of: order.run, at: $0.place) }
  }

  private mutating func add(_ order: Order) {
    left -= order.eventsDone
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

  private func run(_ way: OrderDecider.Way) async throws -> Order {
    if Task.isCancelled { throw SimulatorError.isCancelled }
    let copy = device.copy(in: options.mode)
    try await copy.use { [start, options] run in
      run.begin(at: start, deciding: OrderDecider(way, mode: options.mode, limit: options.budget))
    }
    var thrown: ExpectationFailure?
    do {
      try await body(copy)
    } catch is DeviceFailure {
      // The error is already among the failures of the run.
    } catch {
      if Task.isCancelled { throw SimulatorError.isCancelled }
      thrown = ExpectationFailure(
        location: nil, expected: ["the test goes through"], actual: ["it throws"], explanation: "\(error)")
    }
    if Task.isCancelled { throw SimulatorError.isCancelled }
    return try await copy.look { [place, thrown] run throws(SimulatorError) in
      if !run.isFinished { _ = try? run.finish() }
      if let thrown { run.failures.append(DrivenRun.Failure(failure: thrown, place: place)) }
      let whole = run.scenarioRun(run.presentResult, of: copy.subject)
      run.failures += run.problems(of: whole).map { DrivenRun.Failure(failure: $0, place: place) }
      guard let decider = run.decider else { throw .isFinished }
      return Order(
        choices: decider.decisions.map(\.choice), counts: decider.decisions.map(\.count), failures: run.failures,
        schedule: decider.log.schedule, decisions: decider.log.decisions.map(\.name),
        firstDifference: decider.log.firstDifference, misfit: decider.log.follower.misfitAtEnd, run: whole,
        eventsDone: decider.eventsDone, isStopped: decider.isStopped)
    }
  }

  // MARK: Failures

  /// Returns the failure for a test, with the closest order that has it, shrunk as far as possible.
  private func failure(_ key: OrderJudge.Key, isComplete: Bool) async throws -> DeviceFailure {
    guard let found = closest[key] else { throw SimulatorError.isFinished }
    // A replay line must not be shown for an order that it does not reproduce.
    let again = try await run(.choices(found.choices))
    guard again.failures.contains(where: { OrderJudge.Key($0.failure) == key }) else {
      return unrepeatable(found, again, key)
    }
    let (order, schedule, isSimplest) = try await shrunk(found, key)
    let failing = order.failures.first { OrderJudge.Key($0.failure) == key }
    let whole = orders.firstIndex { $0.choices == order.choices }
    let example = OrderExample(
      number: isComplete ? whole.map { UInt64($0 + 1) } : nil, differences: order.differences,
      choices: order.choicesThatDiffer, schedule: schedule)
    var failure = OrderFailure(
      failure: failing?.failure
        ?? ExpectationFailure(location: nil, expected: [], actual: [], explanation: "it does not hold"),
      count: OrderCount(UInt64(orders.count { $0.keys.contains(key) })), closest: example,
      firstDifference: order.firstDifference, isSimplest: isSimplest)
    if isComplete { failure.noReturn = pointOfNoReturn(of: order, key) }
    let mode = options.mode == .causal ? "" : "mode: .\(options.mode.rawValue), "
    let replay = "try await device.explore(\(mode)order: \"\(schedule.text)\") { device in … }"
    let text = OrderTestFailure.text(
      of: [failure], in: example, orders: OrderCount(UInt64(orders.count)), name: device.plan.scenario.name, file: nil,
      context: RunContext(order.run.trace.events).lines, replay: replay)
    return DeviceFailure(text: text, place: failing?.place ?? place, of: order.run)
  }

  /// Returns the failure for an order that does not fail in the same way when it is replayed.
  private func unrepeatable(_ order: Order, _ again: Order, _ key: OrderJudge.Key) -> DeviceFailure {
    let failing = order.failures.first { OrderJudge.Key($0.failure) == key }
    let count = OrderCount(UInt64(orders.count { $0.keys.contains(key) }))
    let all = OrderCount(UInt64(orders.count))
    var lines = FailureText.paragraph(
      "fails",
      "in \(count.grouped) of \(all.groupedOrders), but not when the same order is run again: two runs of one order "
        + "differ, so the app or the body of explore() is not deterministic")
    if let failing { lines += FailureText(failing.failure, file: "").lines.dropFirst() }
    let (first, second) = (order.run.trace.events, again.run.trace.events)
    let position = zip(first, second).prefix { JSONLines.record($0) == JSONLines.record($1) }.count
    if position < max(first.count, second.count) {
      lines.append(FailureText.line("at", "event \(position + 1)"))
      lines.append(FailureText.line("first", position < first.count ? JSONLines.record(first[position]) : "(nothing)"))
      lines.append(
        FailureText.line("second", position < second.count ? JSONLines.record(second[position]) : "(nothing)"))
    } else {
      lines += FailureText.paragraph("at", "no event: what the body expects of them differs")
    }
    return DeviceFailure(
      text: (["✘ \(device.plan.scenario.name.printable)"] + lines).joined(separator: "\n"),
      place: failing?.place ?? place, of: order.run)
  }

  /// Returns an order whose schedule has only the lines that are necessary for the same failure.
  private func shrunk(
    _ order: Order, _ key: OrderJudge.Key
  ) async throws -> (order: Order, schedule: Schedule, isSimplest: Bool) {
    var best = order
    // All failures together may take no longer than the search.
    let budget = options.budget / max(1, keys.count)
    var reduction = ScheduleReduction(order.schedule.orders)
    var eventsDone = 0
    while eventsDone < budget, let schedule = reduction.candidate {
      let simpler = try await run(.schedule(schedule))
      eventsDone += simpler.eventsDone
      let fails = simpler.failures.contains { OrderJudge.Key($0.failure) == key }
      let suffices = simpler.misfit == nil && !simpler.isStopped && fails && simpler.differences <= best.differences
      if suffices { best = simpler }
      reduction.note(suffices: suffices)
    }
    return (best, Schedule(reduction.constraints), reduction.isDone)
  }

  /// Returns the first decision of an order after which every order fails in the same way.
  private func pointOfNoReturn(of order: Order, _ key: OrderJudge.Key) -> PointOfNoReturn? {
    guard orders.contains(where: { !$0.keys.contains(key) }) else { return .start }
    for length in 1...max(1, order.choices.count) {
      let prefix = order.choices.prefix(length)
      let behind = orders.filter { $0.choices.starts(with: prefix) }
      if behind.allSatisfy({ $0.keys.contains(key) }), order.decisions.indices.contains(length - 1) {
        return .event(order.decisions[length - 1])
      }
    }
    return nil
  }
}
