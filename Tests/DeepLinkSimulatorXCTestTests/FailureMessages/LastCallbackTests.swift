import DeepLinkSimulatorXCTest
import XCTest

/// What a failure says of the last callback and its payload.
final class LastCallbackTests: FailureMessageCase {
  private func last(in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("  last ") }.map { String($0.dropFirst(12)) }
  }

  private func lastLine(of run: ScenarioRun) -> String? {
    run.failures(of: .nothingPending, .never("launch")).first.flatMap { last(in: $0.text(replayedBy: "test")) }
  }

  private func deferred(unifiedDeepLinking: Bool, keys: [String]? = nil, link: String = link) throws -> ScenarioRun {
    var app = AppDescription(
      domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: unifiedDeepLinking)])
    app.destinationKeys = keys
    let backend: [BackendAnswer] = unifiedDeepLinking ? [.appsFlyer(.launch, failure: .offline)] : []
    return try ScenarioTest(
      Scenario(name: "A link", app: app, backend: backend, steps: [.tap(link), .install, .launch])
    ).run()
  }

  func testTheDestinationComesFirstAndWhatIsEmptyIsLeftOut() throws {
    XCTAssertEqual(
      lastLine(of: try deferred(unifiedDeepLinking: false)),
      #"#20 onConversionDataSuccess {"deep_link_value":"apples","af_click_lookback":"7d","af_status":"Non-organ…"#)
  }

  func testTheKeysInWhichTheAppLooksComeFirst() throws {
    let run = try deferred(
      unifiedDeepLinking: false, keys: ["fruit"],
      link: "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples&fruit=pears")
    XCTAssertEqual(
      lastLine(of: run),
      #"#20 onConversionDataSuccess {"fruit":"pears","af_click_lookback":"7d","af_status":"Non-organic","campai…"#)
  }

  func testADestinationThatIsEmptyIsShown() throws {
    let run = try deferred(
      unifiedDeepLinking: true, link: "https://example.onelink.me/H5hv?pid=Email&fruit=apples")
    XCTAssertEqual(
      lastLine(of: run),
      #"#21 didResolveDeepLink {"deep_link_value":"","click_event":{…},"match_type":"probabilistic",…}"#)
  }

  func testALinkThatIsTheArgumentIsShown() throws {
    let app = AppDescription(scheme: "shop", domains: ["shop.go.link"], sdks: [.adjust()])
    let link = "https://shop.go.link/summer/clothes/shoes?adj_t=abc123&campaign=a-long-name-of-a-campaign-for-links"
    let run = try ScenarioTest(
      Scenario(name: "A link", app: app, steps: [.tap(link), .install, .launch])
    ).run()
    XCTAssertEqual(
      lastLine(of: run),
      "#25 adjustDeferredDeeplinkReceived shop://summer/clothes/shoes?adj_t=abc123&campaign=a-long-name-of-a-c…")
  }

  func testAResultWithoutAPayloadIsShown() throws {
    let app = AppDescription(
      domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)])
    let backend: [BackendAnswer] = [.appsFlyer(.launch, failure: .offline)]
    let run = try ScenarioTest(
      Scenario(name: "No link", app: app, backend: backend, steps: [.install, .launch])
    ).run()
    XCTAssertEqual(lastLine(of: run), "#17 didResolveDeepLink notFound")
  }

  func testAnObjectInsideIsShortened() throws {
    XCTAssertEqual(
      lastLine(of: try deferred(unifiedDeepLinking: true)),
      #"#21 didResolveDeepLink {"deep_link_value":"apples","click_event":{…},"match_type":"probabilistic",…}"#)
  }

  func testAPayloadThatFitsIsShownAsItIs() throws {
    var app = AppDescription(sdks: [.appsFlyer()])
    app.scheme = "shop"
    let steps: [Step] = [.install, .launch, .wait(.seconds(10)), .tap("shop://a?b=1&c=")]
    let run = try ScenarioTest(Scenario(name: "A link", app: app, steps: steps)).run()
    XCTAssertEqual(
      lastLine(of: run),
      ##"#22 onAppOpenAttribution {"b":"1","c":"","host":"a","link":"shop://a?b=1&c=","path":"","scheme":"shop"}"##)
  }
}
