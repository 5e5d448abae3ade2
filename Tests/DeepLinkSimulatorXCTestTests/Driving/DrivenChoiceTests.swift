import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// Other orders of a device that is driven by hand: chosen, gone back to, recorded, and every one.
final class DrivenChoiceTests: ReportingTestCase {
  func testTheCallbackThatIsChosenIsTheFirstOne() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let pending = try await device.pending
    XCTAssertEqual(pending, ["answer launch", "answer deferredDeepLink", "timer deepLinkTimeout"])
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
    try await device.choose(.next("didResolveDeepLink"))
    try await device.receive(.didResolveDeepLink)
    try await device.finish()
  }

  func testAnOrderThatThereIsNotIsRefused() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    var text = await complaint { try await device.choose(.next("answer lauch")) }
    XCTAssertTrue(text.contains(#""answer lauch" cannot come next; did you mean "answer launch"?"#), text)
    text = await complaint { try await device.choose(.first(.onAppOpenAttribution)) }
    XCTAssertTrue(text.contains("cannot be the first callback"), text)
  }

  func testANumberBehindAChosenEventIsThatOfTheNextOne() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    var text = await complaint { try await device.choose(.next("answer launch#2")) }
    XCTAssertTrue(text.contains("the next answer launch is number 1"), text)
    text = await complaint { try await device.choose(.first("didResolveDeepLink#9")) }
    XCTAssertTrue(text.contains("the next didResolveDeepLink is number 1"), text)
    try await device.choose(.first("didResolveDeepLink#1"))
    text = await complaint { try await device.choose(.first("didResolveDeepLink#2")) }
    XCTAssertTrue(text.contains("the next didResolveDeepLink is number 1"), text)
    try await device.choose(.first("didResolveDeepLink#1"))
    try await device.receive("didResolveDeepLink#1")
  }

  func testANumberWithoutANameIsNamedAsWritten() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    let text = await complaint { try await device.choose(.next("#1")) }
    XCTAssertEqual(text, ##""#1" has no name before the number, as in "route#1""##)
  }

  func testACallbackThatHasComeIsTheFirstOneOrStandsInTheWay() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .milliseconds(400))
    let text = await complaint { try await device.choose(.first(.onConversionDataSuccess)) }
    XCTAssertTrue(
      text.hasPrefix(
        #""onConversionDataSuccess" cannot be the first callback: event 17, didResolveDeepLink notFound, "#),
      text)
    try await device.choose(.first(.didResolveDeepLink))
    try await device.receive(.didResolveDeepLink)
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
  }

  func testACallbackThatThereIsNotIsNotLookedFor() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    var text = await complaint { try await device.choose(.first("onConversionDataSucces")) }
    XCTAssertTrue(text.contains(#"did you mean "onConversionDataSuccess"?"#), text)
    text = await complaint { try await device.choose(.first("route")) }
    XCTAssertTrue(text.contains("only an SDK callback is possible here"), text)
    text = await complaint { try await device.choose(.first("route shoes")) }
    XCTAssertTrue(text.contains(#""route shoes" is an event, and only an SDK callback is possible here"#), text)
    text = await complaint { try await device.releaseDelegate(SDKName(rawValue: "appsfyler")) }
    XCTAssertTrue(text.contains(#"unknown SDK "appsfyler"; did you mean "appsflyer"?"#), text)
    text = await complaint { try await device.choose(.first("")) }
    XCTAssertTrue(text.contains("callback"), text)
  }

  func testGoingBackMakesTheAppAgain() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let launched = try await device.snapshot()
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
    try await device.receive(.didResolveDeepLink)
    let first = try await device.finish().trace.events.map(JSONLines.record)
    try await device.restore(launched)
    let screen = await device.screen
    XCTAssertNil(screen)
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
    try await device.receive(.didResolveDeepLink)
    let second = try await device.finish().trace.events.map(JSONLines.record)
    XCTAssertEqual(first, second)
  }

  func testARecordedFileReplaysWhatWasDriven() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.background()
    try await device.advance(by: .seconds(2))
    try await device.foreground()
    let file = try await device.record()
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: .delegate { FruitShop($0) }).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
    XCTAssertEqual(replayed.failures(of: .count("tap", 1)), [])
  }

  func testEveryOrderIsTriedAsOftenAsOfTheScenario() async throws {
    let device = try Simulator.shop()
    let orders = try await device.explore { device in
      try await device.tap(Simulator.link)
      try await device.install()
      try await device.launch()
      try await device.finish()
    }
    XCTAssertEqual(orders, 301)
  }

  func testAnOrderThatFailsIsShownAsAssertEveryOrderDoes() async throws {
    let device = try Simulator.shop(.delegate { HalfFixedShop($0) })
    let found = try await reports {
      try await device.explore { device in
        try await device.tap(Simulator.link)
        try await device.install()
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route", 1))
      }
    }
    XCTAssertEqual(
      found.map(\.text.withoutContext),
      [
        """
        ✘ A shop
          fails     in 2 of 301 orders; order 3, with 1 difference, is the closest to the default order
          expected  route once
          actual    route twice
                          ^ event 25, route shoes, is one too many; event 24, didResolveDeepLink, set it off
          because   AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.
          order     answer conversionData#1 before answer deferredDeepLink#1
          allowed   SIM-NET-1: A backend answers each request once, after the latency that the scenario gives.
          lost at   answer deferredDeepLink#1
          replay    try await device.explore(order: "answer conversionData#1 before answer deferredDeepLink#1") { device in … }
        """
      ])
    let again = try await reports {
      try await device.explore(order: "answer conversionData#1 before answer deferredDeepLink#1") { device in
        try await device.tap(Simulator.link)
        try await device.install()
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route", 1))
      }
    }
    XCTAssertEqual(again.count, 1)
  }

  func testABudgetThatDoesNotSufficeIsAFailureThatSaysWhatToDo() async throws {
    let device = try Simulator.shop()
    let found = try await reports {
      try await device.explore(budget: 300) { device in
        try await device.install()
        try await device.launch()
      }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("raise explore(budget:)"), text)
  }

  func testWhatABodyThrowsIsAFailureOfItsOrder() async throws {
    let device = try Simulator.shop()
    let found = try await reports {
      try await device.explore { device in
        try await device.install()
        try await device.launch()
        try await device.install()
      }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("install is not possible now: the app is installed already"), text)
  }
}
