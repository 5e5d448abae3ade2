import DeepLinkSimulator
import XCTest

final class ScheduleTests: XCTestCase {
  func testASchedulesTextReadsBackAsItWasWritten() throws {
    let schedule = Schedule([
      OrderingConstraint(EventName("onConversionDataSuccess", 1), before: EventName("didResolveDeepLink", 1)),
      OrderingConstraint(EventName("a job, and another", 2), before: EventName("wait", 3)),
    ])
    XCTAssertEqual(
      schedule.text, "onConversionDataSuccess#1 before didResolveDeepLink#1, a job, and another#2 before wait#3")
    XCTAssertEqual(try Schedule(parsing: schedule.text), schedule)
    XCTAssertEqual(try Schedule(parsing: ""), Schedule())
    let timed = Schedule(
      [OrderingConstraint(EventName("a, b", 1), before: EventName("c", 1))],
      times: [TimeConstraint(EventName("answer click", 1), at: 900_001), TimeConstraint(EventName("d, e", 2), at: 0)])
    XCTAssertEqual(timed.text, "a, b#1 before c#1, answer click#1 at 900.001ms, d, e#2 at 0s")
    XCTAssertEqual(try Schedule(parsing: timed.text), timed)
    XCTAssertEqual(timed.lines, ["a, b#1 before c#1", "answer click#1 at 900.001ms", "d, e#2 at 0s"])
  }

  func testEachLineOfAScheduleIsOneOfAScenarioFile() throws {
    let lines = ["a#1 before b#2", "c d#12 before wait#3", "answer click#1 at 2.1s"]
    let scenario = try ScenarioFile(
      name: "test",
      bytes: Array(
        """
        {
          "version": 1, "name": "test", "app": { "scheme": "shop" }, "steps": [{ "install": {} }],
          "schedule": ["\(lines.joined(separator: "\", \""))"]
        }
        """.utf8)
    ).result.get()
    let plan = try ScenarioCompiler().compile(scenario).get()
    XCTAssertEqual(plan.schedule.lines, lines)
    XCTAssertEqual(try Schedule(parsing: lines.joined(separator: " ,  ")).text, plan.schedule.text)
  }

  func testWhatIsNoScheduleIsRefused() {
    let example =
      "is neither an order of two events, such as \"sceneDidBecomeActive#1 before wait#2\", nor the time of one, such as "
      + "\"answer click#1 at 2.1s\""
    let cases = [
      "a": "\"a\" \(example)",
      "a before b": "\"a before b\" needs a number after each event, starting at 1; write \"a#1 before b#1\"",
      "open a before b#2":
        "\"open a before b#2\" needs a number after each event, starting at 1; write \"open a#1 before b#2\"",
      "a before b before c": "\"a before b before c\" \(example)",
      "a before ": "\"a before\" \(example)", "before b#1": "\"before b#1\" \(example)",
      "a#0 before b#1": "\"a#0 before b#1\" \(example)", "a#1 before b#1, c": "\"c\" \(example)",
      "a#1 before b#1 c#1 before d#1": "\"a#1 before b#1 c#1 before d#1\" \(example)",
      "a#1 before a#1": "an event cannot come before itself",
      "a at 2s": "\"a at 2s\" needs a number after each event, starting at 1; write \"a#1 at 2s\"",
      "a#1 at 2": "a duration needs a unit; write \"2s\" for seconds or \"2ms\" for milliseconds",
      "a#1 at soon": "\"soon\" is not a duration; write a number and a unit, such as \"2.5s\"",
      "a#1 at 2s, a#1 at 3s": "\"a#1\" has two times",
    ]
    for (text, expected) in cases {
      XCTAssertThrowsError(try Schedule(parsing: text), text) { error in
        XCTAssertEqual((error as? Schedule.SyntaxError)?.message, expected)
      }
    }
  }

  func testTheScheduleOfEachOrderLeadsToThatOrder() throws {
    let run = try ExplorationRun(OrderCountTests.links(2, waits: 1))
    let explorer = run.explorer()
    let count = try XCTUnwrap(explorer.explore().orderCount.exact)
    var seen: Set<[String]> = []
    for number in 1...count {
      let order = try XCTUnwrap(explorer.order(number))
      XCTAssertEqual(order.number, number)
      let byChoices = explorer.replay(order.choices).trace.events.map(\.label)
      let bySchedule = try explorer.run(order.schedule).result.trace.events.map(\.label)
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
      "answer shortLink#1 before launch#1":
        "\"answer shortLink#1\" cannot come before \"launch#1\": after event 1, nothing can come but \"launch#1\"",
      "answer shortLink#2 before wait#1":
        "\"answer shortLink#2\" cannot come before \"wait#1\": after event 16, nothing can come but \"wait#1\"; "
        + "the last one so far is \"answer shortLink#1\"",
      "wait#1 before answer shortLnk#1":
        "there is no \"answer shortLnk#1\" in this run; did you mean \"answer shortLink\"?",
    ]
    for (text, expected) in cases {
      XCTAssertThrowsError(try run.explorer().run(Schedule(parsing: text)), text) { error in
        XCTAssertEqual((error as? ScheduleMisfit)?.explanation, expected)
      }
      var plan = run.plan
      plan.schedule = try Schedule(parsing: text)
      XCTAssertEqual(Simulator.run(plan, makeApp: run.makeApp).misfit?.explanation, expected)
    }
  }

  func testAScheduleSurvivesAnEditThatLeavesItsEventsInPlace() throws {
    let schedule = try Schedule(parsing: "wait#1 before answer shortLink#1")
    for waits in [1, 3] {
      let run = try ExplorationRun(OrderCountTests.links(1, waits: waits))
      let labels = try run.explorer().run(schedule).result.trace.events.map(\.label)
      let wait = try XCTUnwrap(labels.firstIndex(of: "wait 20s"))
      let answer = try XCTUnwrap(labels.firstIndex { $0.hasPrefix("answer shortLink") })
      XCTAssertLessThan(wait, answer)
    }
  }
}
