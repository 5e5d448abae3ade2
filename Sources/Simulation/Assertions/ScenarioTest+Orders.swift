import Foundation

extension ScenarioTest {
  /// Runs the scenario in every legal order, each with a fresh app, and returns what does not hold in each of them.
  ///
  /// With Swift Testing, `#expect(await test.failuresInOrders(of: .count("route", 1)) == [])`.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes. It is also a failure if the search cannot try
  ///     all of these orders.
  public func failuresInOrders(
    of assertions: TraceAssertion..., options: ExplorationOptions = ExplorationOptions()
  ) -> [OrderTestFailure] {
    failuresInOrders(of: assertions, options: options)
  }

  /// Runs the scenario in every legal order, each with a fresh app, and returns what does not hold in each of them.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes. It is also a failure if the search cannot try
  ///     all of these orders.
  public func failuresInOrders(
    of assertions: [TraceAssertion], options: ExplorationOptions = ExplorationOptions()
  ) -> [OrderTestFailure] {
    resultInOrders(of: assertions, options: options).failures
  }

  /// What a search through the orders of a scenario says to a test.
  package struct OrderResult: Sendable {
    /// What does not hold.
    package var failures: [OrderTestFailure]
    /// What the test should know although nothing fails: the events that exhaustive assertions skip, and assertions
    /// that asked for nothing in any order, and parts of the scenario without effect.
    package var notes: [String] = []
  }

  /// Runs the scenario in every legal order, each with a fresh app.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes.
  package func resultInOrders(of assertions: [TraceAssertion], options: ExplorationOptions) -> OrderResult {
    if let complaint = options.complaint {
      let problem = ExpectationFailure(
        location: nil, expected: ["orders to try"], actual: ["none"], explanation: complaint)
      return OrderResult(failures: OrderTestFailure.all([problem], in: self))
    }
    let first = explorer(options).replay([])
    let problems = AssertionNames(plan, seenIn: first.trace.events).problems(in: assertions)
    guard problems.isEmpty else { return OrderResult(failures: OrderTestFailure.all(problems, in: self)) }
    let skips = SkipWatch()
    let report = explorer(judging: assertions, options, skips: skips).explore()
    let skipNote = skips.labels.isEmpty ? [] : ["skipped in some order: \(skips.labels.joined(separator: ", "))"]
    let stepNote = plan.impossibleStep(makeApp).map { ["step \($0.step + 1): \($0.noteOfSearch)"] } ?? []
    return OrderResult(
      failures: OrderTestFailure.all(in: report, of: self, options),
      notes: plan.idleNotes + (stepNote + skipNote + report.idleNotes).map { "\(plan.scenario.name): \($0)" })
  }

  private func explorer(
    judging assertions: [TraceAssertion], _ options: ExplorationOptions, skips: SkipWatch? = nil
  ) -> Explorer {
    let judge = OrderJudge(assertions, in: self, options.mode, skips: skips)
    var options = options
    // A closure sees the whole run, which may differ between any two orders.
    if judge.projections == nil { options.mergesStates = false }
    var explorer = explorer(options)
    explorer.judge = judge
    return explorer
  }

  /// Returns an explorer of the scenario that knows how the test replays an order.
  private func explorer(_ options: ExplorationOptions) -> Explorer {
    var explorer = Explorer(plan, options: options, makeApp: makeApp)
    explorer.replayLine = { [self] schedule in
      replayLine(OrderExample(differences: schedule.orders.count, choices: [], schedule: schedule), options.mode)
    }
    return explorer
  }

  /// Returns the exploration report behind failures, and the explorer that replays their orders; nil if no order was
  /// tried.
  ///
  /// - Parameters:
  ///   - failures: The result of `failuresInOrders(of:options:)` for the assertions and options.
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes.
  public func exploration(
    of failures: [OrderTestFailure], _ assertions: [TraceAssertion], options: ExplorationOptions
  ) -> (report: ExplorationReport, explorer: Explorer)? {
    let found = failures.flatMap(\.failures)
    guard let first = failures.first, !found.isEmpty else { return nil }
    let report = ExplorationReport(
      mode: options.mode, orderCount: first.orderCount, gaps: first.gaps,
      maximumDifferences: options.maximumDifferences, outcomes: [], failures: found)
    return (report, explorer(judging: assertions, options))
  }

  /// Runs the scenario in every legal order on its own thread, and returns what does not hold in each of them.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes. It is also a failure if the search cannot try
  ///     all of these orders.
  public func failuresInOrders(
    of assertions: TraceAssertion..., options: ExplorationOptions = ExplorationOptions()
  ) async -> [OrderTestFailure] {
    await failuresInOrders(of: assertions, options: options)
  }

  /// Runs the scenario in every legal order on its own thread, and returns what does not hold in each of them.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes. It is also a failure if the search cannot try
  ///     all of these orders.
  public func failuresInOrders(
    of assertions: [TraceAssertion], options: ExplorationOptions = ExplorationOptions()
  ) async -> [OrderTestFailure] {
    await resultInOrders(of: assertions, options: options).failures
  }

  /// Runs the scenario in every legal order on its own thread.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes.
  package func resultInOrders(of assertions: [TraceAssertion], options: ExplorationOptions) async -> OrderResult {
    await withCheckedContinuation { continuation in
      // The search recurses deeply and takes long, so it must not block a thread of the cooperative pool.
      let thread = Thread {
        let result: OrderResult = resultInOrders(of: assertions, options: options)
        continuation.resume(returning: result)
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Runs the scenario in the order of a schedule, as named in a failure of `failuresInOrders(of:options:)`.
  ///
  /// - Parameters:
  ///   - schedule: The order, such as `onConversionDataSuccess#1 before didResolveDeepLink#1`.
  ///   - mode: What makes orders legal. Where latencies do not count, the scenario's expectations about times are
  ///     ignored.
  /// - Throws: `Schedule.SyntaxError`. A schedule that does not fit makes every assertion on the run fail.
  public func run(order schedule: String, mode: OrderMode = .causal) throws -> ScenarioRun {
    var test = self
    test.plan.schedule = try Schedule(parsing: schedule)
    if mode == .causal, let time = test.plan.schedule.times.first { throw time.needsTimedOrders("mode: .timed") }
    test.plan.scenario = plan.scenario.expecting(in: mode)
    test.plan.ignoresLatencies = mode == .causal
    return test.run()
  }

  /// Returns a few lines about what happened in an order.
  func context(of order: OrderExample, _ options: ExplorationOptions) -> [String] {
    RunContext(
      explorer(options).replay(order.choices).trace.events, of: plan
    ).lines
  }

  /// Returns the line that replays an order: with the command if it knows the app, or else in a test.
  package func replayLine(_ order: OrderExample, _ mode: OrderMode) -> String {
    let schedule = order.schedule.text
    let modeArgument = mode == .causal ? "" : " --mode \(mode.rawValue)"
    if let file, app.isDescribed, !needsTest {
      let byNumber = order.hasSchedule ? nil : order.number
      let number = schedule.isEmpty ? byNumber ?? 1 : byNumber
      let order = number.map { "--order \($0)" } ?? "--schedule \(schedule.textShellQuoted)"
      return "deeplink-sim replay --verbose \(order)\(modeArgument) \(file.textShellQuoted)"
    }
    if !order.hasSchedule { return "this test again: no schedule leads to this order" }
    let mode = mode == .causal ? "" : ", mode: .\(mode.rawValue)"
    return "assertTrace(try test.run(order: \"\(schedule)\"\(mode)), …)"
  }
}
