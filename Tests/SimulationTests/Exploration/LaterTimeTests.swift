import DeepLinkSimulator
import TestSupport
import XCTest

/// Timed orders that need an answer to come later than it could.
final class LaterTimeTests: XCTestCase {
  /// Latencies in seconds, and how many links are resolved meanwhile.
  private struct Latencies {
    var session: ClosedRange<Int>
    var attribution: ClosedRange<Int>
    var shortLink: ClosedRange<Int>
    var links = 1
  }

  private static let cases = [
    Latencies(session: 1...10, attribution: 1...1, shortLink: 5...6),
    Latencies(session: 1...10, attribution: 1...3, shortLink: 5...6),
    Latencies(session: 1...3, attribution: 1...1, shortLink: 5...6),
    Latencies(session: 1...6, attribution: 0...2, shortLink: 3...4),
    Latencies(session: 2...4, attribution: 1...2, shortLink: 5...5),
    Latencies(session: 3...3, attribution: 1...4, shortLink: 5...6),
    Latencies(session: 1...10, attribution: 1...1, shortLink: 5...6, links: 2),
    Latencies(session: 1...4, attribution: 1...3, shortLink: 3...5, links: 2),
  ]

  func testTheNumberOfOrdersIsThatOfAllTimesTogether() throws {
    for latencies in Self.cases {
      let expected = OrderCount(UInt64(Self.orders(latencies).count))
      for merges in [true, false] {
        let report = try ExplorationRun(Self.text(latencies)).explore {
          $0.mode = .timed
          $0.mergesStates = merges
        }
        XCTAssertTrue(report.isComplete, "\(report.limits)")
        XCTAssertEqual(report.orderCount, expected, "\(latencies)")
      }
    }
  }

  func testAnAppInSwiftHasTheSameOrders() throws {
    for latencies in Self.cases {
      let run = try ExplorationRun(Self.text(latencies))
      var options = ExplorationOptions()
      options.mode = .timed
      let explorer = Explorer(run.plan, options: options) { _ in DelegateApp { _ in AdjustListener() } }
      XCTAssertEqual(explorer.explore().orderCount, OrderCount(UInt64(Self.orders(latencies).count)), "\(latencies)")
    }
  }

  func testEachOrderKeepsAllLatencies() throws {
    for latencies in Self.cases.sample(every: 3) {
      let explorer = try ExplorationRun(Self.text(latencies)).explorer { $0.mode = .timed }
      var later = 0
      for choices in explorer.randomOrders(50, seed: 1) {
        let trace = explorer.replay(choices).trace
        for event in trace.events { assertTime(of: event, in: trace, latencies) }
        let session = trace.events.first { $0.label.hasPrefix("answer session") }
        if let session, session.time.microseconds > 1_000_000 { later += 1 }
      }
      if latencies.session == 1...10 { XCTAssertGreaterThan(later, 0) }
    }
  }

  /// Four redirects have eight seconds in all, so the last one has less if the others take long.
  private static func redirects(after latency: String) throws -> ExplorationRun {
    let links = (1...4).map { "https://click.letters.example/\($0)" } + ["https://shop.example/sale"]
    let redirects = zip(links, links.dropFirst()).map { #""\#($0)": "\#($1)""# }.joined(separator: ", ")
    return try ExplorationRun(
      """
      "app": { "scheme": "example", "adjust": { "version": "5.5.1" } },
      "backend": { "adjust": { "redirects": { \(redirects) }, "linkResolution": { "after": \(latency) } } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "10s" },
        {
          "call": "ADJLinkResolution.resolveLink",
          "with": { "url": "https://click.letters.example/1", "suffixes": ["letters.example"] }
        }
      ],
      "expect": [{ "callback": "resolvedLink", "payload": { "url": "https://shop.example/sale" } }]
      """)
  }

  func testATimeOutMayBeReckonedFromAnEarlierEvent() throws {
    for (latency, failures) in [
      (#""1s""#, 0), (#""2s""#, 0), (#""2.1s""#, 1), (#""2.5s""#, 1), (#"["1s", "1.2s"]"#, 0), (#"["1s", "2s"]"#, 0),
      (#"["2s", "2.1s"]"#, 1), (#"["1s", "2.5s"]"#, 1), (#"["2.1s", "2.2s"]"#, 1),
    ] {
      let report = try Self.redirects(after: latency).explore { $0.mode = .timed }
      XCTAssertTrue(report.isComplete, latency)
      XCTAssertEqual(report.failures.count, failures, latency)
    }
  }

  func testSuchATimeOutComesWhenItIsDue() throws {
    let explorer = try Self.redirects(after: #"["1s", "2.9s"]"#).explorer { $0.mode = .timed }
    var ends: [String: Int] = [:]
    for choices in explorer.randomOrders(100, seed: 1) {
      let trace = explorer.replay(choices).trace
      let requests = trace.events.filter { $0.label.hasPrefix("send link resolution") }.map(\.time.microseconds)
      let answers = trace.events.filter { $0.label.hasPrefix("answer link resolution") }
      let (start, end) = (try XCTUnwrap(requests.first), try XCTUnwrap(answers.last))
      let isLate = end.rule == RuleID(AdjustRule.resolution(.resolutionTimesOut))
      ends[isLate ? "late after \(requests.count)" : "in time", default: 0] += 1
      if isLate { XCTAssertEqual(end.time.microseconds - start, 8_000_000) }
      for (request, answer) in zip(requests, answers.dropLast(isLate ? 1 : 0)) {
        XCTAssertTrue((1_000_000...2_900_000).contains(answer.time.microseconds - request))
        XCTAssertLessThanOrEqual(answer.time.microseconds - start, 8_000_000)
      }
    }
    XCTAssertEqual(Set(ends.keys), ["in time", "late after 3", "late after 4", "late after 5"], "\(ends)")
  }

  func testAScheduleLeadsToAnOrderThatNeedsALaterTime() throws {
    let text = Self.text(Self.cases[0]) + #", "expect": [{ "sequence": ["answer attribution", "answer shortLink"] }]"#
    let run = try ExplorationRun(text)
    let failure = try XCTUnwrap(run.explore { $0.mode = .timed }.failures.first)
    XCTAssertEqual(failure.closest.schedule.text, "answer shortLink#1 before answer attribution#1")
    let explorer = run.explorer { $0.mode = .timed }
    let order = try explorer.run(failure.closest.schedule)
    XCTAssertEqual(order.order.choices, failure.closest.choices)
    let times = order.result.trace.events.filter { $0.lane == .backend }.map(\.time.microseconds)
    XCTAssertEqual(times, [4_000_000, 5_000_000, 5_000_000])
  }

  func testPartsPutTogetherAreTheSameReport() throws {
    for latencies in Self.cases.sample(every: 4) {
      let explorer = try ExplorationRun(Self.text(latencies)).explorer { $0.mode = .timed }
      nonisolated(unsafe) var parts: [ExplorationPart] = []  // Sound: both calls run on this thread, one by one.
      explorer.explore(parts: Array(0..<explorer.partCount()).reversed(), file: "test.json") {
        parts.append($0)
        return true
      }
      var (whole, together) = (explorer.explore(), explorer.report(on: parts))
      whole.ordersRun = nil
      together.ordersRun = nil
      XCTAssertEqual(together, whole, "\(latencies)")
    }
  }

  func testRandomOrdersAreAmongThem() throws {
    let latencies = Self.cases[3]
    let report = try ExplorationRun(Self.text(latencies)).explore {
      $0.mode = .timed
      $0.strategy = .random(seed: 1, count: 400)
    }
    XCTAssertEqual(report.orderCount, OrderCount(UInt64(Self.orders(latencies).count)))
  }

  /// The SDK asks again and again, which has no end but the limit.
  func testARunStopsAtItsLimitWhereTimesAreOpen() throws {
    let text = """
      "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["0.1s", "2s"], "status": 500 } } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "10000d" }]
      """
    let run = try ExplorationRun(text)
    var plan = run.plan
    plan.eventLimit = 25
    for merges in [true, false] {
      var options = ExplorationOptions()
      (options.mode, options.mergesStates) = (.timed, merges)
      let explorer = Explorer(plan, options: options, makeApp: run.makeApp)
      let report = explorer.explore()
      XCTAssertEqual(
        report.limits, ["what comes in a run after 25 events, the most that it may have (--event-limit)"])
      XCTAssertEqual(report.orderCount, 2)
      for outcome in report.outcomes {
        let result = explorer.replay(outcome.example.choices)
        XCTAssertEqual(result.eventLimit, 25)
        // What the last event sets off at once belongs to it.
        XCTAssertLessThan(result.trace.events.count, 30)
      }
    }
  }

  func testTrialRunsLeaveTheTasksOfTheOrderAlone() throws {
    let run = try ExplorationRun(Self.text(Self.cases[0]))
    var options = ExplorationOptions()
    options.mode = .timed
    let explorer = Explorer(run.plan, options: options) { _ in DelegateApp { _ in ForgetfulListener() } }
    for choices in explorer.randomOrders(20, seed: 3) {
      XCTAssertEqual(explorer.replay(choices).problems.unfinishedWork.map(\.call), ["adjustSessionTrackingSucceeded"])
    }
  }

  /// Starts a task that waits forever.
  private final class ForgetfulListener: AdjustDelegate {
    nonisolated init() {}
    func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
      Task.detached { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
  }

  // MARK: The scenario

  private static func text(_ latencies: Latencies) -> String {
    func after(_ range: ClosedRange<Int>) -> String {
      #"{ "after": ["\#(range.lowerBound)s", "\#(range.upperBound)s"] }"#
    }
    let calls = (0..<latencies.links).map {
      #"{ "call": "AppsFlyerLib.performOnAppAttribution", "with": "https://shop.onelink.me/abcd/link\#($0)" }"#
    }
    return """
      "app": {
        "scheme": "shop", "appsflyer": { "version": "6.15", "integration": { "omit": ["start", "setDelegate"] } },
        "adjust": { "version": "5.5.2" }
      },
      "settle": "60s",
      "backend": {
        "appsflyer": { "shortLink": \(after(latencies.shortLink)) },
        "adjust": { "session": \(after(latencies.session)), "attribution": \(after(latencies.attribution)) }
      },
      "steps": [{ "install": {} }, { "launch": {} }, \(calls.joined(separator: ", "))]
      """
  }

  /// Answers the callbacks that the described app answers.
  private final class AdjustListener: AdjustDelegate {
    nonisolated init() {}
    func adjustAttributionChanged(_ attribution: ADJAttribution?) {}
    func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {}
  }

  private func assertTime(of event: TraceEvent, in trace: Trace, _ latencies: Latencies) {
    guard event.cause > 0 else { return }
    let second: Int64 = 1_000_000
    let cause = trace.events[event.cause - 1]
    let delay = event.time.microseconds - cause.time.microseconds
    var range = 0...0
    for (name, latency) in [
      ("session", latencies.session), ("attribution", latencies.attribution), ("shortLink", latencies.shortLink),
    ] where event.label.hasPrefix("answer \(name)") {
      range = latency
    }
    XCTAssertTrue(
      delay >= Int64(range.lowerBound) * second && delay <= Int64(range.upperBound) * second,
      "\(event.label) came \(delay) µs after \(cause.label), not within \(range) s")
  }

  // MARK: All orders, without any simulation

  /// What comes: an answer, or the callback that follows it at once in the queue of its SDK.
  private struct Coming: Hashable {
    var name: String
    var time: Int
    /// The one that must come before it.
    var follows: String?
    /// The queue whose order it keeps, in which it stands as soon as the one before it has come.
    var queue: String?
  }

  /// All orders that whole seconds allow: with limits that are whole seconds, other times allow no others.
  private static func orders(_ latencies: Latencies) -> Set<[String]> {
    var orders: Set<[String]> = []
    for session in latencies.session {
      for attribution in latencies.attribution {
        choose(latencies.shortLink, latencies.links) { links in
          var coming = [
            Coming(name: "session", time: session),
            Coming(name: "session callback", time: session, follows: "session", queue: "adjust"),
            Coming(name: "attribution", time: session + attribution, follows: "session"),
            Coming(name: "attribution callback", time: session + attribution, follows: "attribution", queue: "adjust"),
          ]
          for (index, time) in links.enumerated() {
            coming.append(Coming(name: "link \(index)", time: time))
            coming.append(
              Coming(name: "link \(index) callback", time: time, follows: "link \(index)", queue: "appsflyer"))
          }
          extend([], coming, &orders)
        }
      }
    }
    return orders
  }

  private static func choose(_ range: ClosedRange<Int>, _ count: Int, _ body: ([Int]) -> Void) {
    guard count > 0 else { return body([]) }
    for value in range { choose(range, count - 1) { body([value] + $0) } }
  }

  private static func extend(_ done: [String], _ rest: [Coming], _ orders: inout Set<[String]>) {
    guard let now = rest.map(\.time).min() else {
      orders.insert(done)
      return
    }
    for next in rest where next.time == now {
      if let before = next.follows, !done.contains(before) { continue }
      // Of a queue, the one whose cause came first is first.
      let ahead = rest.contains { other in
        guard other.queue != nil, other.queue == next.queue, let cause = other.follows, let own = next.follows,
          let first = done.firstIndex(of: cause), let second = done.firstIndex(of: own)
        else { return false }
        return first < second
      }
      if !ahead { extend(done + [next.name], rest.filter { $0 != next }, &orders) }
    }
  }
}
