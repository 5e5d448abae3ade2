import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// Callbacks that a test receives from a device that it drives, and those that it does not.
final class ReceivingTests: ReportingTestCase {
  func testTheNextCallbackIsReceivedWheneverItComes() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let received = try await device.receive("didResolveDeepLink")
    XCTAssertEqual(received?.payload["deep_link_value"], "shoes")
    try await device.receive("onConversionDataSuccess")
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .milliseconds(1200))
    try await device.finish()
  }

  func testAnotherCallbackIsAFailureAtTheLineOfTheCall() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let line = #line + 2
    let found = try await reports {
      try await device.receive(.onConversionDataSuccess)
    }
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertEqual(
      found.first?.text.withoutContext,
      """
      ✘ A shop
        expected  onConversionDataSuccess
        actual    didResolveDeepLink notFound
                  ^ event 17 at 300ms is the next callback
        because   AF-DDL-4: If the look-up matches no click, as on a first organic launch, didResolveDeepLink gets
                  notFound, and the install counts as looked up (switch deferredLookupEnds).
        replay    swift test --filter \(filter(of: "testAnotherCallbackIsAFailureAtTheLineOfTheCall"))
      """)
  }

  func testAPayloadThatIsNotAsExpectedIsShown() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let found = try await reports {
      try await device.receive(.didResolveDeepLink) { $0.payload["deep_link_value"] == "hats" }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("expected  didResolveDeepLink for which the closure holds"), text)
    XCTAssertTrue(text.contains(#"actual    didResolveDeepLink {"deep_link_value":"shoes","#), text)
    XCTAssertTrue(text.contains("  last      #21 didResolveDeepLink {"), text)
    XCTAssertTrue(text.contains("  flow      tap > opens browser > opens App Store > install > launch"), text)
  }

  func testACallbackThatNeverComesIsNamedWithTheLastOne() async throws {
    let device = try Simulator.shop(.described)
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    let found = try await reports { try await device.receive(.onAppOpenAttribution) }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("actual    no callback"), text)
    XCTAssertTrue(text.contains("nothing more comes; event"), text)
  }

  func testACallbackThatNothingHandledIsNamed() async throws {
    for isNextAnother in [false, true] {
      let device = try Simulator.shop(.described, isExhaustive: false)
      try await device.install()
      try await device.launch()
      try await device.releaseDelegate(.appsFlyer)
      try await device.advance(by: .seconds(5))
      if isNextAnother {
        try await device.kill(.forceQuit)
        try await device.tap(Simulator.link)
      }
      let found = try await reports { try await device.receive(.onConversionDataSuccess) }
      let text = found.first?.text ?? ""
      XCTAssertTrue(text.contains("is the next callback; event ") == isNextAnother, text)
      XCTAssertTrue(text.contains(": the SDK had it for the app, and nothing handled it"), text)
    }
  }

  func testWhatKeepsCallbacksFromComingIsNamed() async throws {
    let ways: [(words: String, steps: (Simulator) async throws -> Void)] = [
      ("the app is not installed", { _ in }),
      ("the app is not running", { try await $0.install() }),
      (
        "the device is offline",
        { device in
          try await device.install()
          try await device.network(isOnline: false)
          try await device.launch()
          try await device.receive(.didResolveDeepLink)
        }
      ),
      (
        "the app is suspended",
        { device in
          try await device.install()
          try await device.launch()
          try await device.receive(.didResolveDeepLink)
          try await device.receive(.onConversionDataSuccess)
          try await device.background()
          try await device.suspend()
        }
      ),
    ]
    for way in ways {
      let device = try Simulator.shop(.described, isExhaustive: false)
      try await way.steps(device)
      let found = try await reports { try await device.receive(.onConversionDataFail) }
      let text = (found.first?.text ?? "").replacing(/\n +/, with: " ")
      XCTAssertTrue(text.contains("; \(way.words)"), text)
    }
  }

  func testAnUnansweredTrackingPromptIsNamed() async throws {
    let app = TestedApp.delegate { environment in
      _ = environment.notificationCenter.addObserver(
        forName: Application.didBecomeActiveNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { environment.requestTrackingAuthorization { _ in } }
      }
      return BareShop(environment)
    }
    let device = try Simulator(app: app, name: "A shop", sdks: [.adjust()], isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.receive(.adjustAttributionChanged) }
    let text = (found.first?.text ?? "").replacing(/\n +/, with: " ")
    XCTAssertTrue(text.contains("the tracking prompt covers the app: answer it with trackingAuthorization"), text)
  }

  func testACallbackThatTheAppDoesNotImplementIsNamedWhereAnotherOneComes() async throws {
    let device = try Simulator(
      app: .delegate { ShopOfBothSDKs($0) }, name: "A shop", sdks: [.appsFlyer(), .adjust()], isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.receive(.adjustAttributionChanged) }
    let text = (found.first?.text ?? "").replacing(/\n +/, with: " ")
    XCTAssertTrue(text.contains("is the next callback; the SDK would have called it at 1.1s, but"), text)
  }

  func testACallbackThatTheAppDoesNotImplementIsNamedAsSuch() async throws {
    let reasons: [(app: TestedApp, words: String)] = [
      (.delegate { BareShop($0) }, "the app does not implement it"),
      (.delegate { FruitShop($0) }, "there was no delegate"),
    ]
    for reason in reasons {
      let device = try Simulator(app: reason.app, name: "A shop", sdks: [.appsFlyer(), .adjust()], isExhaustive: false)
      try await device.install()
      try await device.launch()
      for await _ in device.events {}
      let texts = try await reports {
        while try await device.receive(.adjustAttributionChanged) != nil {}
        try await device.check(.count(.adjustAttributionChanged, 1))
      }
      // The callbacks of AppsFlyer come before.
      for text in texts.suffix(2).map({ $0.text.replacing(/\n +/, with: " ") }) {
        XCTAssertTrue(text.contains("the SDK would have called it at 1.1s, but \(reason.words)"), text)
      }
      XCTAssertGreaterThanOrEqual(texts.count, 2)
    }
  }

  func testACheckNamesAnyStepThatTheTestMayStillDo() async throws {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(scheme: "shop", sdks: []), steps: [.install, .tap("shop://a")])
    let device = Simulator(try ScenarioTest(scenario, app: .described), isExhaustive: false)
    let found = try await reports { try await device.check(.never("tap shop://b")) }
    XCTAssertEqual(found.map(\.text), [])
    try await device.tap("shop://b")
    try await device.check(.count("tap shop://b", 1))
  }

  func testACallbackThatCameBeforeIsNamedWithItsEvent() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    let found = try await reports { try await device.receive(.didResolveDeepLink) }
    XCTAssertEqual(
      found.first?.text.withoutContext,
      """
      ✘ A shop
        expected  didResolveDeepLink
        actual    onConversionDataSuccess
                  ^ event 19 at 1.2s is the next callback; event 17, didResolveDeepLink notFound, came before
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter \(filter(of: "testACallbackThatCameBeforeIsNamedWithItsEvent"))
      """)
    let last = try await reports { try await device.receive(.didResolveDeepLink) }
    let text = last.first?.text ?? ""
    XCTAssertTrue(
      text.contains("was the last callback; event 17,\n            didResolveDeepLink notFound, came before"), text)
  }

  func testACallbackWithAnotherNumberDidNotComeBeforeItself() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.receive("didResolveDeepLink#2") }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("event 17 at 300ms is the next callback\n"), text)
  }

  func testALinkThatTheServersDoNotKnowIsNamed() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    try await device.tap("https://shop.onelink.me/Ab1C/shoes")
    let found = try await reports {
      try await device.receive(.didResolveDeepLink) { $0.payload["deep_link_value"] == "shoes" }
    }
    let text = (found.first?.text ?? "").replacing(#/\n +/#, with: " ")
    XCTAssertTrue(
      text.contains("; the servers have no entry for Ab1C/shoes (event "), text)
    XCTAssertTrue(text.contains("a short or wrapped link needs one in backend.appsflyer.shortLinks"), text)
    XCTAssertTrue(text.contains("actual    didResolveDeepLink failure, which has no payload"), text)
  }

  func testAMisspeltCallbackHasItsNearestNameAndUsesUpNone() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.receive("onConversionDataSucess") }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains(#"did you mean "onConversionDataSuccess"?"#), text)
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .zero)
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    try await device.finish()
  }

  func testTimeThatIsReckonedInDecimalsPassesToTheMicrosecond() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    for seconds in [70.3, 0.009, 0.1 + 0.2] { try await device.advance(by: .seconds(seconds)) }
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .microseconds(70_609_000))
    let file = try await device.record()
    for wait in ["70.3s", "9ms", "300ms"] { XCTAssertTrue(file.contains(#""wait": "\#(wait)""#), file) }
  }

  func testACheckSpeaksOfTheEndOfARunThatIsOver() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    let assertions: [TraceAssertion] = [.nothingPending, .finally(\.isInstalled, false), .finally(["pending": []])]
    for moment in ["when it was checked", "when the run ended"] {
      let found = try await reports {
        for assertion in assertions { try await device.check(assertion) }
      }
      for report in found { XCTAssertTrue(report.text.contains(moment), report.text) }
      XCTAssertEqual(found.count, moment == "when it was checked" ? 3 : 1)
      if moment == "when it was checked" { try await device.finish() }
    }
  }

  func testWhatWasNeverAssertedIsAFailureAtTheEnd() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let line = #line + 2
    let found = try await reports {
      _ = try await device.finish()
    }
    XCTAssertEqual(found.map(\.line), [line])
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("expected  nothing but what the test received"), text)
    XCTAssertTrue(text.contains("onConversionDataSuccess"), text)
  }

  func testWhatACheckSpeaksOfIsAsserted() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(10))
    try await device.check(.sequence("didResolveDeepLink", "onConversionDataSuccess"))
    try await device.finish()
  }

  func testATaskThatIsNeverDoneIsAFailureAtTheEnd() async throws {
    let device = try Simulator.shop(
      .delegate {
        AsyncDelegate($0) { _ in Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
      },
      isExhaustive: false)
    try await device.install()
    try await device.tap("https://shop.onelink.me/Ab1C?pid=Email&deep_link_value=shoes")
    let found = try await reports { _ = try await device.finish() }
    XCTAssertTrue(found.contains { $0.text.contains("has not finished") }, "\(found)")
  }

  func testADelegateOfAnSDKThatTheAppLacksIsToldWhichItHas() async throws {
    let device = try Simulator(app: .delegate { FruitShop($0) }, sdks: [.adjust()], isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.finish() }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("nothing can call it: the app has no SDK but adjust, so give it the SDK whose"), text)
  }
}

/// A delegate of Adjust without any of its methods.
@MainActor
private final class BareShop: AdjustDelegate {
  init(_ environment: AppEnvironment) {}
}

/// A delegate of both SDKs, without any method of Adjust's.
@MainActor
private final class ShopOfBothSDKs: AdjustDelegate, AppsFlyerLibDelegate {
  init(_ environment: AppEnvironment) {}
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: any Error) {}
}
