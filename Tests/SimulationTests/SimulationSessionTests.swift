import DeepLinkSimulator
import SampleApps
import TestSupport
import XCTest

final class SimulationSessionTests: XCTestCase {
  private static let flow = """
    "app": {
      "domains": ["example.onelink.me", "brandname.go.link"], "scheme": "example", "gates": ["onboarding"],
      "routes": { "apples": "Apples", "summer-clothes": "SummerClothes" },
      "appsflyer": {}, "adjust": {}
    },
    "backend": { "adjust": { "session": { "askIn": "2s" } } },
    "steps": [
      { "tap": "https://brandname.go.link/summer-clothes" }, { "install": {} }, { "launch": {} }, { "wait": "1.5s" },
      { "tap": "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples" }, { "wait": "5s" },
      { "openGate": "onboarding" }, { "releaseDelegate": "adjust" }, { "background": {} }, { "wait": "6s" },
      { "foreground": {} }
    ]
    """

  func testTheFirstChoiceEachTimeGivesTheDefaultOrder() throws {
    let run = try TestRun(Self.flow)
    let trace = SimulationSession.run(run.plan, makeApp: { DescribedApp($0) }) { session in
      while session.advance() {}
      return session.trace.events.map(JSONLines.record).joined(separator: "\n")
    }
    XCTAssertEqual(trace, run.json)
  }

  func testAnEventThatIsNotOfferedIsNotDone() throws {
    let run = try TestRun(Self.flow)
    let done = SimulationSession.run(run.plan, makeApp: { DescribedApp($0) }) { session in
      (session.advance(choosing: session.nextEvents.count), session.advance(choosing: -1), session.eventCount)
    }
    XCTAssertFalse(done.0)
    XCTAssertFalse(done.1)
    XCTAssertEqual(done.2, 0)
  }

  func testGoingBackAndForwardAgainShowsNothingThatGoingForwardWouldNot() throws {
    let run = try TestRun(Self.flow)
    let expected = run.result.trace.events.map(JSONLines.record)
    let endings = try SimulationSession.run(run.plan, makeApp: { DescribedApp($0) }) { session in
      var moments: [SimulationSession.Checkpoint] = []
      repeat { moments.append(try XCTUnwrap(session.makeCheckpoint())) } while session.advance()
      // From each moment: first another choice to its end, then back and along the default order to its end.
      return try moments.reversed().map { moment in
        session.goBack(to: moment)
        let count = session.eventCount
        if session.nextEvents.count > 1 { session.advance(choosing: session.nextEvents.count - 1) }
        while session.advance() {}
        session.goBack(to: moment)
        XCTAssertEqual(session.eventCount, count)
        while session.advance() {}
        let moved = try XCTUnwrap(session.makeCheckpoint())
        session.goBack(to: moved)
        return session.trace.events.map(JSONLines.record)
      }
    }
    XCTAssertGreaterThan(endings.count, 40)
    for ending in endings { XCTAssertEqual(ending, expected) }
  }

  func testAnAppInSwiftCannotBePutBack() throws {
    let run = try TestRun(#""app": { "uses": "fruit", "appsflyer": {} }, "steps": [{ "install": {} }]"#)
    let factory = try XCTUnwrap(AppRegistry.samples.factory(for: "fruit"))
    let canBePutBack = SimulationSession.run(run.plan, makeApp: factory) { $0.makeCheckpoint() != nil }
    XCTAssertFalse(canBePutBack)
  }
}
