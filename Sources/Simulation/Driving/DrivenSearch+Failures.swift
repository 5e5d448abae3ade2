// The failures of a search, for a test.
extension DrivenSearch {
  /// Returns the failure for a test, with the closest order that has it, shrunk as far as possible.
  func failure(_ key: OrderJudge.Key, isComplete: Bool) async throws -> DeviceFailure {
    guard let found = closest[key] else { throw SimulatorError.isFinished }
    let (order, schedule, isSimplest) = try await shrunk(found, key)
    let failing = order.failures.first { OrderJudge.Key($0.failure) == key }
    let whole = orders.firstIndex { $0.choices == order.choices }
    let withTimes = try await scheduleWithTimes(order)
    let example = OrderExample(
      number: isComplete ? whole.map { UInt64($0 + 1) } : nil, differences: order.differences,
      choices: order.choicesThatDiffer, schedule: withTimes ?? schedule, dependsOnTimes: order.dependsOnTimes)
    var failure = OrderFailure(
      failure: failing?.failure
        ?? ExpectationFailure(location: nil, expected: [], actual: [], explanation: "it does not hold"),
      count: OrderCount(UInt64(orders.count { $0.keys.contains(key) })), closest: example,
      firstDifference: order.log.firstSwap(in: schedule), isSimplest: isSimplest)
    if isComplete { failure.noReturn = pointOfNoReturn(of: order, key) }
    let text = OrderTestFailure.text(
      of: [failure], in: example, orders: OrderCount(UInt64(orders.count)), name: device.plan.scenario.name, file: nil,
      context: RunContext(order.run.trace.events, of: device.plan).lines, replay: replayLine(example))
    return DeviceFailure(text: text, place: failing?.place ?? place, of: order.run)
  }

  /// Returns the failure of a body that throws an error.
  static func failure(throwing error: any Error) -> ExpectationFailure {
    ExpectationFailure(
      location: nil, expected: ["the test goes through"], actual: ["it throws"], explanation: "\(error)")
  }

  /// Returns the failure for a step that no order does, which is a mistake of the body.
  func failure(ofStep name: String, leftOutBecause reason: String) -> DeviceFailure {
    let failure = ExpectationFailure(
      location: nil, expected: ["\(name) is possible in some order"], actual: ["it is left out in all that were tried"],
      explanation: reason)
    let lines =
      FailureText(failure, file: "").lines.dropFirst() + [
        FailureText.line("tried", OrderCount(UInt64(orders.count)).groupedOrders)
      ]
    return DeviceFailure(
      text: (["✘ \(device.plan.scenario.name.printable)"] + lines).joined(separator: "\n"), place: place, of: nil)
  }

  /// Returns the schedule that leads to an order that depends on times; nil for another order, or if none leads to it.
  private func scheduleWithTimes(_ order: Order) async throws -> Schedule? {
    guard order.dependsOnTimes else { return nil }
    let late = Set(order.laterTimes.map(\.event))
    let schedule = Schedule(order.schedule.orders.filter { !late.contains($0.second) }, times: order.laterTimes)
    let again = try await run(.schedule(schedule))
    let isSame = again.misfit == nil && again.run.trace.firstDifference(from: order.run.trace) == nil
    return isSame ? schedule : nil
  }

  /// Returns the line that runs only an order, or all orders if no argument expresses it.
  private func replayLine(_ order: OrderExample) -> String {
    var arguments: [String] = []
    if options.mode != .causal { arguments.append("mode: .\(options.mode.rawValue)") }
    if order.hasSchedule {
      arguments.append("order: \"\(order.schedule.text)\"")
    } else if let number = order.number {
      arguments.append("order: \"\(number)\"")
    } else if let maximum = options.maximumDifferences {
      arguments.append("maximumDifferences: \(maximum)")
    }
    return Self.call(arguments)
  }

  private static func call(_ arguments: [String]) -> String {
    "try await device.explore(\(arguments.joined(separator: ", "))) { device in … }"
  }

  /// Returns the line that runs only the order of a schedule.
  static func replayLine(_ schedule: Schedule, _ mode: OrderMode) -> String {
    call((mode == .causal ? [] : ["mode: .\(mode.rawValue)"]) + ["order: \"\(schedule.text)\""])
  }

  /// Runs the closest order with a failure again.
  ///
  /// - Returns: The failure if the order does not fail in the same way; nil if it does.
  func unrepeatable(_ key: OrderJudge.Key) async throws -> DeviceFailure? {
    guard let found = closest[key] else { return nil }
    let again = try await run(.choices(found.choices))
    return again.failures.contains { OrderJudge.Key($0.failure) == key } ? nil : unrepeatable(found, again, key)
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
    lines +=
      differenceLines(order, again)
      ?? FailureText.paragraph("at", "no event: what the body expects of them differs")
    return DeviceFailure(
      text: (["✘ \(device.plan.scenario.name.printable)"] + lines).joined(separator: "\n"),
      place: failing?.place ?? place, of: order.run)
  }

  /// Returns the failure for decisions that do not lead to the same events when they are made again.
  func unrepeatable(_ order: Order, _ choices: [Int]) async throws -> DeviceFailure {
    var difference: [String]?
    for _ in 0..<Self.repetitions where difference == nil {
      difference = differenceLines(order, try await run(.choices(choices)))
    }
    let lines =
      FailureText.paragraph(
        "not tried",
        "all orders: two runs of one order differ, so the app or the body of explore() is not deterministic; "
          + ExplorationLimit.outside) + (difference ?? [])
    return DeviceFailure(
      text: (["✘ \(device.plan.scenario.name.printable)"] + lines).joined(separator: "\n"), place: place, of: order.run)
  }

  /// Returns the failures that their orders do not have again; if all have them, the one for decisions that do not lead
  /// to the same events when they are made again.
  func unrepeatableFailures(or order: Order, _ choices: [Int]) async throws -> [DeviceFailure] {
    var failures: [DeviceFailure] = []
    for key in keys {
      if let failure = try await unrepeatable(key) { failures.append(failure) }
    }
    return failures.isEmpty ? [try await unrepeatable(order, choices)] : failures
  }

  private static let repetitions = 20

  /// Returns the lines that show the first event in which two runs of one order differ; nil if none does.
  private func differenceLines(_ order: Order, _ again: Order) -> [String]? {
    let (first, second) = (order.run.trace, again.run.trace)
    guard let position = first.firstDifference(from: second) else { return nil }
    let shown = [first.events, second.events].map { position < $0.count ? JSONLines.record($0[position]) : "(nothing)" }
    return [
      FailureText.line("at", "event \(position + 1)"), FailureText.line("first", shown[0]),
      FailureText.line("second", shown[1]),
    ]
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
