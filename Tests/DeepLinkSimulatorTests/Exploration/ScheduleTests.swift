import DeepLinkSimulator
import XCTest

final class ScheduleTests: XCTestCase {
  func testASchedulesTextReadsBackAsItWasWritten() throws {
    let schedule = Schedule([
      Schedule.Constraint(EventReference("onConversionDataSuccess"), before: EventReference("didResolveDeepLink")),
      Schedule.Constraint(EventReference("tap https://shop.example/a,b?c=d", 2), before: EventReference("wait 5s", 3)),
    ])
    XCTAssertEqual(
      schedule.description,
      "onConversionDataSuccess#1 before didResolveDeepLink#1, tap https://shop.example/a,b?c=d#2 before wait 5s#3")
    XCTAssertEqual(try Schedule(parsing: schedule.description), schedule)
  }

  func testANumberMayBeLeftOutIfItIsOne() throws {
    XCTAssertEqual(
      try Schedule(parsing: "a before b, c before d"),
      Schedule([
        Schedule.Constraint(EventReference("a"), before: EventReference("b")),
        Schedule.Constraint(EventReference("c"), before: EventReference("d")),
      ]))
  }

  func testWhatIsNoScheduleIsRefused() {
    for text in ["a", "a before ", "before b", "a#0 before b"] {
      XCTAssertThrowsError(try Schedule(parsing: text), text)
    }
  }

  func testTheScheduleOfEachOrderLeadsToThatOrder() throws {
    let run = try ExplorationRun(OrderCountTests.links(2, waits: 1))
    let explorer = run.explorer()
    let count = explorer.explore().orderCount
    var seen: Set<[String]> = []
    for number in 1...count {
      let order = try XCTUnwrap(explorer.order(number))
      XCTAssertEqual(order.number, number)
      let byChoices = explorer.replay(order.choices).trace.events.map(\.label)
      let bySchedule = try order.schedule.replay(run.plan, makeApp: run.makeApp).trace.events.map(\.label)
      XCTAssertEqual(byChoices, bySchedule, "order \(number)")
      seen.insert(order.choices.map(String.init))
    }
    XCTAssertEqual(seen.count, Int(count))
    XCTAssertNil(explorer.order(count + 1))
    XCTAssertNil(explorer.order(0))
  }

  func testTheFirstDecisionThatDoesNotFitIsTheError() throws {
    let run = try ExplorationRun(OrderCountTests.links(1, waits: 1))
    let cases = [
      "answer shortLink#1 before launch#1": "nothing but launch#1 could come",
      "answer shortLink#2 before wait 20s#1": "nothing but wait 20s#1 could come",
      "wait 20s#1 before answer launch#1": "answer launch#1 does not happen",
    ]
    for (text, expected) in cases {
      XCTAssertThrowsError(try Schedule(parsing: text).replay(run.plan, makeApp: run.makeApp), text) { error in
        XCTAssertTrue((error as? ScheduleMismatch)?.message.contains(expected) == true, "\(text): \(error)")
      }
    }
  }

  func testAScheduleSurvivesAnEditThatLeavesItsEventsInPlace() throws {
    let schedule = try Schedule(parsing: "wait 20s#1 before answer shortLink#1")
    for waits in [1, 3] {
      let run = try ExplorationRun(OrderCountTests.links(1, waits: waits))
      let labels = try schedule.replay(run.plan, makeApp: run.makeApp).trace.events.map(\.label)
      let wait = try XCTUnwrap(labels.firstIndex(of: "wait 20s"))
      let answer = try XCTUnwrap(labels.firstIndex { $0.hasPrefix("answer shortLink") })
      XCTAssertLessThan(wait, answer)
    }
  }
}
