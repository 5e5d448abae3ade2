import DeepLinkSimulator
import XCTest

@testable import Simulation

/// The number that stands for what an expectation has seen says what its verdict will be.
///
/// Random sequences of few kinds of events are held against random expectations: wherever the numbers are equal, so are
/// the verdicts, now and after the same events behind them.
final class MonitorCodeTests: XCTestCase {
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

  private func verdict(_ expectation: Expectation, _ events: [TraceEvent]) -> Set<OrderJudge.Key> {
    var scenario = Scenario(name: "test")
    scenario.expectations = [expectation]
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
    var known: [UInt64: (verdicts: [Set<OrderJudge.Key>], kinds: [Int])] = [:]
    let futures = (0..<6).map { _ in (0..<random.next(below: 5)).map { _ in random.next(below: Self.kinds.count) } }
    for _ in 0..<40 {
      // All have the same length, so that the times of what follows are the same.
      let kinds = (0..<length).map { _ in random.next(below: Self.kinds.count) }
      let code = events(kinds).reduce(0) { monitor.code(after: $0, $1) }
      let verdicts = futures.map { verdict(expectation, events(kinds + $0)) }
      guard let other = known[code] else {
        known[code] = (verdicts, kinds)
        continue
      }
      XCTAssertEqual(verdicts, other.verdicts, "\(expectation.kind): \(kinds) and \(other.kinds) have \(code)")
    }
  }

  private func pattern(_ random: inout RandomChooser) -> Located<String> {
    Located(Self.patterns[random.next(below: Self.patterns.count)])
  }

  func testSequences() throws {
    var random = RandomChooser(seed: 1, order: 0)
    for round in 0..<48 {
      let patterns = (0...random.next(below: 4)).map { _ in pattern(&random) }
      let kinds: [Expectation.Kind] = [.order(patterns), .consecutive(patterns), .exactly(patterns)]
      let place = SourceLocation(line: 1, column: 1)
      try assertCodeTellsTheVerdict(Expectation(kinds[round % 3], at: place), &random, length: random.next(below: 7))
    }
  }

  func testSingleEvents() throws {
    var random = RandomChooser(seed: 2, order: 0)
    for round in 0..<48 {
      var event = Expectation.EventExpectation(pattern(&random), isCallback: round % 2 == 0)
      if random.next(below: 2) == 0 { event.atLeast = random.next(below: 4) }
      if random.next(below: 2) == 0 { event.atMost = (event.atLeast ?? 0) + random.next(below: 3) }
      if random.next(below: 2) == 0 {
        let value = ScenarioValue.integer(1 + random.next(below: 2))
        event.payload = [Located(ScenarioValue.Member("k", value), at: SourceLocation(line: 2, column: 1))]
      }
      if random.next(below: 3) == 0 { event.without = [Located("k", at: SourceLocation(line: 3, column: 1))] }
      if random.next(below: 3) == 0 { event.after = .seconds(2) }
      if random.next(below: 3) == 0 { event.before = .seconds(4) }
      let kinds: [Expectation.Kind] = [.event(event), .never(pattern(&random))]
      let place = SourceLocation(line: 1, column: 1)
      try assertCodeTellsTheVerdict(
        Expectation(kinds[round % 5 == 0 ? 1 : 0], at: place), &random, length: random.next(below: 7))
    }
  }

  func testWhatTakesMoreThanOneNumberIsFollowedWhole() {
    XCTAssertNil(SequenceCode([Located("route#70000")], .order))
    XCTAssertNil(SequenceCode((0..<40).map { Located("route \($0)") }, .order))
    XCTAssertNil(SequenceCode((0..<8).map { Located("route#\(20 + $0)") }, .order))
    XCTAssertNotNil(SequenceCode((0..<31).map { Located("route \($0)") }, .order))
    var event = Expectation.EventExpectation(Located("route"), isCallback: false)
    event.atLeast = 1 << 30
    XCTAssertNil(EventCode(event))
  }
}

extension RunResult {
  /// The result of a run in which nothing happens.
  fileprivate static var empty: RunResult {
    var scenario = Scenario(name: "test")
    scenario.steps = [Step(.install)]
    guard case .success(let plan) = ScenarioCompiler().compile(scenario) else {
      preconditionFailure("the smallest scenario is valid")
    }
    return Simulator.run(plan) { DescribedApp($0) }
  }
}
