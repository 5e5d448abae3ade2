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
  ///     latencies, an answer may come at any time within its range.
  ///   - order: The only order to run, as a failure names it: its schedule, or its number in this mode; nil for all.
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
    do {
      return try await explore(mode, order, maximumDifferences, budget, at: place, body)
    } catch let error as SimulatorError {
      throw error.place == nil ? error.located(fileID, line) : error
    }
  }

  private nonisolated func explore(
    _ mode: OrderMode, _ order: String?, _ maximumDifferences: Int?, _ budget: Int, at place: SourcePlace,
    _ body: @escaping @Sendable (Simulator) async throws -> Void
  ) async throws -> Int {
    guard !subject.isExploring else { throw SimulatorError.isExploring }
    guard budget > 0 else {
      throw SimulatorError("explore(budget:) takes a number of at least 1, not \(budget)")
    }
    if let maximumDifferences, maximumDifferences < 0 {
      throw SimulatorError(
        "explore(maximumDifferences:) takes a number of at least 0, or nil for any number, not \(maximumDifferences)")
    }
    let position = try await drive { $0.position }
    var options = ExplorationOptions()
    (options.mode, options.maximumDifferences, options.budget) = (mode, maximumDifferences, budget)
    let start = DrivenSearch(device: self, start: position, options: options, place: place, body: body)
    let only = try order.map { try DrivenSearch.SingleOrder($0, in: mode) }
    let search = try await whileExploring { [only] in
      var search = start
      if let only { try await search.run(only) } else { try await search.runAll() }
      return search
    }
    guard !search.failures.isEmpty else { return search.orderCount }
    guard !DrivenSearch.isRunningBody, let reporter = FailureReporters.linked else { throw search.failures[0] }
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
  ///
  /// - Parameter leavesTimesOpen: Whether answers may come at any time within their latencies.
  nonisolated func copy(in mode: OrderMode, leavesTimesOpen: Bool) -> Simulator {
    var (plan, subject) = (plan.expecting(in: mode), subject)
    plan.ignoresLatencies = mode == .causal
    plan.leavesTimesOpen = leavesTimesOpen
    plan.isExplored = true
    (subject.isExploring, subject.isExhaustive) = (true, false)
    return Simulator(plan, oracle: oracle, subject, makeApp: makeApp)
  }
}
