import DeepLinkSimulator
import XCTest

@testable import Simulation

/// What a monitor remembers says what the verdict will be.
///
/// Random sequences of few kinds of events are held against random expectations: wherever the memories are equal, so
/// are the verdicts, now and after the same events behind them. A memory of many words says the same as one of one
/// word.
final class ExpectationMonitorTests: XCTestCase {
  private static let kinds: [Occurrence] = [
    .route(screen: "A"), .route(screen: "B"), .timer("t"), callback(.sessionReadyListener),
    callback(.didResolveDeepLink(DeepLinkResult(status: .notFound))),
    callback(.onConversionDataSuccess(Payload([PayloadEntry("k", .integer(1))]))),
    callback(.onConversionDataSuccess(Payload([PayloadEntry("k", .integer(2))]))),
  ]

  private static func callback(_ callback: AppsFlyerCallback) -> Occurrence {
    .callback(SDKCallback(callback, of: .appsFlyer))
  }

  private static let patterns = [
    "route", "route A", "route B#2", "route#2", "timer", "timer#3", "didResolveDeepLink", "onConversionDataSuccess",
    "onConversionDataSuccess#2", "sessionReadyListener", "onConversionDataSuccess#3",
  ]

  private func events(_ kinds: [Int]) -> [TraceEvent] {
    kinds.enumerated().map { index, kind in
      TraceEvent(
        index: index + 1, time: VirtualInstant(microseconds: Int64(index) * 1_000_000), lane: .app,
        occurrence: Self.kinds[kind], rule: .simulation(.appCode), cause: 0, process: .active, scene: nil)
    }
  }

  /// The places of an expectation of a file: failures are told apart by them.
  private static let places: ExpectationPlaces = {
    var places = ExpectationPlaces()
    places.verb = SourceLocation(line: 1, column: 1)
    places.members = [SourceLocation(line: 2, column: 1)]
    places.paths = [SourceLocation(line: 3, column: 1)]
    return places
  }()

  private func verdict(_ expectation: Expectation, _ events: [TraceEvent]) -> Set<OrderJudge.Key> {
    var scenario = Scenario(name: "test")
    scenario.placedExpectations = [(expectation, Self.places)]
    var result = RunResult.empty
    result.trace = Trace()
    events.forEach { result.trace.record($0) }
    return Set(ExpectationChecker(scenario, result).check().failures.map(OrderJudge.Key.init))
  }

  private func assertCodeTellsTheVerdict(_ expectation: Expectation, _ random: inout RandomChooser, length: Int) throws
  {
    var scenario = Scenario(name: "test")
    scenario.expectations = [expectation]
    let projection = try XCTUnwrap(ExpectationProjection.all(of: scenario).first)
    let monitor = try XCTUnwrap(projection.monitor, "\(expectation.kind)")
    var known: [[UInt64]: (verdicts: [Set<OrderJudge.Key>], kinds: [Int])] = [:]
    let futures = (0..<6).map { _ in (0..<random.next(below: 5)).map { _ in random.next(below: Self.kinds.count) } }
    for _ in 0..<40 {
      // All have the same length, so that the times of what follows are the same.
      let kinds = (0..<length).map { _ in random.next(below: Self.kinds.count) }
      let (code, wide) = memories(projection, monitor, events(kinds))
      let isMet = monitor.isMet(WideMemory(code[...]))
      XCTAssertEqual(isMet, monitor.isMet(wide), "\(expectation.kind): \(kinds)")
      if code.count == 1 { XCTAssertEqual(monitor.isMet(code[0]), isMet, "\(expectation.kind): \(kinds)") }
      let verdicts = futures.map { verdict(expectation, events(kinds + $0)) }
      guard let other = known[code] else {
        known[code] = (verdicts, kinds)
        continue
      }
      XCTAssertEqual(verdicts, other.verdicts, "\(expectation.kind): \(kinds) and \(other.kinds) have \(code)")
    }
  }

  /// What a search keeps of some events, and what a memory that is never put away has.
  private func memories(
    _ projection: ExpectationProjection, _ monitor: ExpectationMonitor, _ events: [TraceEvent]
  ) -> ([UInt64], WideMemory) {
    var (numbers, wide) = ([UInt64](repeating: 0, count: projection.wordCount), WideMemory())
    for event in events {
      projection.see(event, &numbers, at: 0)
      monitor.see(event, &wide)
    }
    return (numbers, wide)
  }

  private func pattern(_ random: inout RandomChooser) -> String {
    Self.patterns[random.next(below: Self.patterns.count)]
  }

  func testTheCodeOfASequenceTellsItsVerdict() throws {
    var random = RandomChooser(seed: 1, order: 0)
    for round in 0..<48 {
      let patterns = (0...random.next(below: 4)).map { _ in pattern(&random) }
      let kinds: [Expectation.Kind] = [.sequence(patterns), .consecutive(patterns), .exactly(patterns)]
      try assertCodeTellsTheVerdict(Expectation(kinds[round % 3]), &random, length: random.next(below: 7))
    }
  }

  func testTheCodeOfAnEventTellsItsVerdict() throws {
    var random = RandomChooser(seed: 2, order: 0)
    for round in 0..<48 {
      var event = Expectation.EventExpectation(pattern(&random), isCallback: round % 2 == 0)
      if random.next(below: 2) == 0 { event.atLeast = random.next(below: 4) }
      if random.next(below: 2) == 0 { event.atMost = (event.atLeast ?? 0) + random.next(below: 3) }
      if random.next(below: 2) == 0 {
        let value = ScenarioValue.integer(1 + random.next(below: 2))
        event.payload = [ScenarioValue.Member("k", value)]
      }
      if random.next(below: 3) == 0 { event.without = ["k"] }
      if random.next(below: 3) == 0 { event.after = .seconds(2) }
      if random.next(below: 3) == 0 { event.before = .seconds(4) }
      let kinds: [Expectation.Kind] = [.event(event), .never(pattern(&random))]
      try assertCodeTellsTheVerdict(
        Expectation(kinds[round % 5 == 0 ? 1 : 0]), &random, length: random.next(below: 7))
    }
  }

  func testProhibitionsAndObligations() throws {
    var random = RandomChooser(seed: 3, order: 0)
    for round in 0..<60 {
      let (event, other, third) = (pattern(&random), pattern(&random), pattern(&random))
      var obligation = Obligation(event, [other, third])
      if round % 2 == 0 { obligation.releases = [pattern(&random)] }
      let kinds: [Expectation.Kind] = [
        .prohibition(Prohibition(event, .before([other, third]))),
        .prohibition(Prohibition(event, .without([other]))),
        .prohibition(Prohibition(event, .between(other, third))), .obligation(obligation),
      ]
      try assertCodeTellsTheVerdict(Expectation(kinds[round % kinds.count]), &random, length: random.next(below: 7))
    }
  }

  /// Facts of the moment, and whatever else does not fit into one word.
  func testMemoriesOfMoreThanOneWord() throws {
    var random = RandomChooser(seed: 4, order: 0)
    let gates = (0..<70).map { ScenarioValue.string("gate \($0)") }
    let facts: [[ScenarioValue.Member]] = [
      [.init("closedGates", .array(gates)), .init("process", .string("active"))],
      [.init("closedGates", .array(gates)), .init("process", .string("background"))],
      [.init("closedGates", .array(gates)), .init("scene", .null)],
    ]
    for round in 0..<24 {
      let (event, other) = (pattern(&random), pattern(&random))
      var obligation = Obligation("route#2", [event, other, "timer#3"])
      obligation.within = .seconds(2)
      let long = (0..<20).map { "route A#\($0 * $0 * 1_000 + 1)" }
      let kinds: [Expectation.Kind] = [
        .prohibition(Prohibition(event, .during(facts[round % 3]))), .obligation(obligation),
        .prohibition(Prohibition(event, .before([other] + long))), .sequence([event, other] + long),
      ]
      let kind = kinds[round % kinds.count]
      XCTAssertGreaterThan(try XCTUnwrap(ExpectationMonitor(kind)).wordCount, 1, "\(kind)")
      try assertCodeTellsTheVerdict(Expectation(kind), &random, length: random.next(below: 7))
    }
  }

  func testWhatTakesMoreThanOneWordIsCheckedAllTheSame() throws {
    let order = (0..<8).map { "route#\(1 << (20 + $0))" }
    let consecutive = (0..<70).map { "route#\($0 + 1)" }
    var obligation = Obligation("route#2", ["timer"])
    obligation.within = .seconds(1)
    let tooLarge: [Expectation.Kind] = [.sequence(order), .consecutive(consecutive), .obligation(obligation)]
    for kind in tooLarge {
      XCTAssertGreaterThan(try XCTUnwrap(ExpectationMonitor(kind)).wordCount, 1, "\(kind)")
    }
    let routes = events((0..<70).map { $0 % 2 })
    XCTAssertEqual(ExpectationMonitor(.consecutive(consecutive))?.isMet(by: routes), true)
    XCTAssertEqual(ExpectationMonitor(.consecutive(consecutive))?.isMet(by: routes.dropLast()), false)
    XCTAssertEqual(ExpectationMonitor(.sequence(order))?.isMet(by: routes), false)
    XCTAssertEqual(ExpectationMonitor(.obligation(obligation))?.isMet(by: events([0, 0, 2])), true)
    XCTAssertEqual(ExpectationMonitor(.obligation(obligation))?.isMet(by: events([0, 0, 0, 2])), false)
  }
}

extension RunResult {
  /// The result of a run in which nothing happens.
  fileprivate static let empty: RunResult = {
    var scenario = Scenario(name: "test")
    scenario.steps = [Step(.install)]
    guard case .success(let plan) = ScenarioCompiler().compile(scenario) else {
      preconditionFailure("the smallest scenario is valid")
    }
    return Simulator.run(plan) { DescribedApp($0) }
  }()
}
