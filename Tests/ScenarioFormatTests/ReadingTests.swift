import SDKContract
import XCTest

@testable import ScenarioFormat

final class ReadingTests: XCTestCase {
  func testTheSmallestFileHasTheDefaults() {
    XCTAssertEqual(ScenarioFile(text: Samples.smallest).scenario, Scenario(name: "n"))
  }

  func testEveryPartOfAFileArrivesInTheScenario() throws {
    let scenario = try ScenarioFile(text: Samples.everything).result.get()
    XCTAssertEqual(scenario.name, "Café 😀 “everything”")
    XCTAssertEqual(scenario.description, "Not a flow,\nbut each part of the format once.")
    XCTAssertTrue(scenario.isExhaustive)
    XCTAssertEqual(scenario.startDate, "2026-03-04T00:00:00.000Z")
    XCTAssertEqual(scenario.settle, .seconds(60))

    XCTAssertEqual(scenario.platform.profile, Located("ios18.4"))
    XCTAssertEqual(scenario.platform.style, Located("swiftui-scene-delegate"))
    XCTAssertEqual(
      scenario.platform.switches.map(\.value),
      [
        Switch("associationDenied", .bool(true)), Switch("delay", .duration(.milliseconds(1500))),
        Switch("mode", .word("both")), Switch("order", .words(["a", "b"])),
      ])
  }

  func testTheAppArrivesInTheScenario() throws {
    let app = try ScenarioFile(text: Samples.everything).result.get().app
    XCTAssertEqual(app.uses, Located("Fruits"))
    XCTAssertEqual(app.scheme, Located("exam.ple+1"))
    XCTAssertEqual(app.domains.map(\.value), ["example.com", "*.example.com"])
    XCTAssertEqual(app.paths.map(\.value), ["/shop/*", "*.html", "/?"])
    XCTAssertEqual(app.excludedPaths.map(\.value), ["/shop/help"])
    XCTAssertEqual(app.gates.map(\.value), ["login"])
    XCTAssertEqual(app.routes, [.init("apples", "Apples"), .init("", "Home")])
    XCTAssertEqual(app.whenGated, .drop)
    XCTAssertEqual(app.destinationKeys, ["deep_link_value", "fruit_name"])
    XCTAssertEqual(
      app.reactions.map(\.value),
      [.init("onConversionDataSuccess", .routeAlways), .init("onAppOpenAttribution", .missing)])

    let appsFlyer = try XCTUnwrap(app.appsFlyer)
    XCTAssertEqual(appsFlyer.version, Located("6.15"))
    XCTAssertEqual(appsFlyer.payloadTypes, Located("documented"))
    XCTAssertEqual(appsFlyer.customDomains.map(\.value), ["click.example.com"])
    XCTAssertEqual(appsFlyer.minTimeBetweenSessions, .seconds(10))
    XCTAssertTrue(appsFlyer.unifiedDeepLinking)
    XCTAssertEqual(appsFlyer.waitForATT, .seconds(60))
    XCTAssertEqual(appsFlyer.integration.omit.map(\.value), ["continue"])
    XCTAssertEqual(appsFlyer.integration.move.map(\.value), [.init("start", to: "didFinishLaunching")])
    XCTAssertEqual(appsFlyer.switches.map(\.value), [Switch("addsCachedAttribution", .bool(false))])

    let adjust = try XCTUnwrap(app.adjust)
    XCTAssertEqual(adjust.version, Located("4.38"))
    XCTAssertTrue(adjust.deferredDeeplinkReturns)
    XCTAssertEqual(adjust.directLinks, Located("processDeeplink"))
    XCTAssertEqual(adjust.integration.omit.map(\.value), ["initSdk"])
    XCTAssertEqual(adjust.switches.map(\.value), [Switch("sendsInBackground", .bool(true))])
  }

  func testAnSDKThatIsOnlyNamedHasTheDefaults() throws {
    let text = #"{ "version": 1, "name": "n", "app": { "appsflyer": {}, "adjust": {} }, "steps": [] }"#
    let app = try ScenarioFile(text: text).result.get().app
    XCTAssertEqual(app.appsFlyer, AppsFlyerDescription())
    XCTAssertEqual(app.adjust, AdjustDescription())
    XCTAssertEqual(app.appsFlyer?.unifiedDeepLinking, false)
    XCTAssertNil(app.appsFlyer?.waitForATT)
    XCTAssertNil(app.adjust?.directLinks)
  }

  func testTheAnswersOfTheServersArriveInTheScenario() throws {
    let backend = try ScenarioFile(text: Samples.everything).result.get().backend
    XCTAssertEqual(
      backend.appsFlyer.map(\.value.request), ["launch", "conversionData", "shortLink", "deferredDeepLink", "redirect"])
    XCTAssertEqual(backend.appsFlyer.flatMap(\.value.members), [])
    XCTAssertEqual(backend.appsFlyer[0].value.status, Located(403))
    XCTAssertEqual(backend.appsFlyer[1].value.after, Latency(.seconds(2)))
    XCTAssertEqual(
      backend.appsFlyer[1].value.body,
      Located(
        .object([
          .init("af_status", .string("Organic")), .init("a", .array([.null, .double(-0.5), .double(1000)])),
        ])))
    XCTAssertEqual(backend.appsFlyer[2].value.failure, Located("timeout"))
    XCTAssertEqual(backend.appsFlyer[2].value.after, Latency(.seconds(1), .seconds(2)))
    XCTAssertEqual(backend.appsFlyer[3].value.body, Located(.object([.init("found", .bool(false))])))
    XCTAssertEqual(backend.appsFlyer[4].value.status, Located(500))
    XCTAssertEqual(backend.appsFlyer[4].value.after, Latency(.seconds(1)))

    XCTAssertEqual(backend.adjust.map(\.value.request), ["session", "attribution", "click", "event", "forget"])
    XCTAssertEqual(
      backend.adjust[0].value.members.map(\.value),
      [
        .init("askIn", .string("2s")), .init("deeplink", .string("example://a")), .init("attribution", .object([])),
      ])
    XCTAssertEqual(backend.adjust[1].value.body, Located(.object([.init("message", .string("none"))])))
    XCTAssertEqual(backend.adjust[2].value.members.map(\.value), [.init("askIn", .string("1.5s"))])
    XCTAssertEqual(backend.adjust[4].value.failure, Located("offline"))
  }

  func testTheLinksThatTheServersKnowArriveInTheScenario() throws {
    let backend = try ScenarioFile(text: Samples.everything).result.get().backend
    XCTAssertEqual(
      backend.shortLinks.map(\.value),
      [.init("https://fruits.onelink.me/H5hv/6d66214a", .object([.init("pid", .string("SMS"))]))])
    XCTAssertEqual(
      backend.redirects.map(\.value),
      [
        .init("https://click.example.com/ls/1", .string("https://fruits.onelink.me/H5hv")),
        .init("a:b", .string("c:d")),
      ])
    XCTAssertEqual(
      backend.brandedLinks.map(\.value),
      [.init("https://a.go.link/b", .string("https://a.go.link/path?adj_t=abc"))])
    XCTAssertEqual(
      backend.adjustRedirects.map(\.value), [.init("https://mail.example.com/a", .string("https://a.go.link/b"))])
  }

  func testLinksThatTheServersKnowHaveTheLocationOfTheirKey() throws {
    let text = """
      { "version": 1, "name": "n", "steps": [],
        "backend": {
          "appsflyer": { "redirects": { "a:b": "c:d",
            "e:f": "g:h" } },
          "adjust": { "brandedLinks": { "i:j": "k:l" } } } }
      """
    let backend = try ScenarioFile(text: text).result.get().backend
    XCTAssertEqual(
      backend.redirects.map(\.location), [SourceLocation(line: 3, column: 35), SourceLocation(line: 4, column: 7)])
    XCTAssertEqual(backend.brandedLinks.map(\.location), [SourceLocation(line: 5, column: 35)])
    XCTAssertEqual(backend.appsFlyer, [])
    XCTAssertEqual(backend.adjust, [])
  }

  func testEveryStepArrivesInTheScenario() throws {
    let steps = try ScenarioFile(text: Samples.everything).result.get().steps
    var session = BackendDescription()
    session.adjust = [Located(.init(request: "session"))]
    var call = Step.SystemStep()
    call.call = Located("sceneOpenURL")
    call.link = Located("example://a")
    call.process = Located("not running")
    call.scene = Located("unattached")
    var silent = Step.SystemStep()
    silent.process = Located("suspended")
    XCTAssertEqual(
      steps.map(\.kind),
      [
        .tap(url: Located("example://apples"), from: Located("airdrop")),
        .tap(url: Located("https://example.com/a"), from: Located("third-party-browser")),
        .tap(url: Located("https://example.com/a"), from: Located("redirect")),
        .tap(url: Located("https://example.com/a"), from: Located("own-app-universal-links-only")),
        .install, .uninstall, .launch,
        .openNotification(
          payload: .object([
            .init("aps", .object([.init("badge", .integer(3))])), .init("link", .string("example://a")),
          ])),
        .openNotification(payload: nil), .backgroundLaunch, .prewarm, .foreground, .background, .suspend,
        .kill(reason: nil), .kill(reason: Located("force-quit")), .reclaimScene, .alert, .dismissAlert,
        .wait(.milliseconds(300)), .openGate(Located("login")), .closeGate(Located("login")),
        .releaseDelegate(Located("appsflyer")), .trackingAuthorization(Located("authorized")),
        .trackingAuthorization(Located("restricted")),
        .adClick(
          .object([
            .init("campaign", .string("summer")),
            .init("fb", .object([.init("ids", .array([.integer(1), .null]))])), .init("", .string("")),
          ])),
        .system(call), .system(silent), .pasteboard(Located("https://example.com/a b")), .clockBack(.seconds(86_400)),
        .network(isOnline: false), .network(isOnline: true),
        .call(Located("Adjust.disable"), argument: nil),
        .call(Located("Adjust.trackEvent"), argument: Located(.object([.init("token", .integer(5))]))),
        .backend(session),
      ])
  }

  func testEveryExpectationArrivesInTheScenario() throws {
    let expectations = try ScenarioFile(text: Samples.everything).result.get().expectations
    var first = Expectation.EventExpectation(Located("onConversionDataSuccess"), isCallback: true)
    first.atLeast = 1
    first.atMost = 3
    first.payload = [Located(.init("a.b", .integer(1)))]
    var second = Expectation.EventExpectation(Located("route Apples"), isCallback: false)
    second.atLeast = 0
    second.atMost = 0
    second.without = [Located("a"), Located("b.c")]
    second.after = .seconds(1)
    second.before = .seconds(2)
    var third = Expectation.EventExpectation(Located("x"), isCallback: true)
    third.atLeast = 2
    XCTAssertEqual(
      expectations.map(\.kind),
      [
        .event(first), .event(second), .event(third), .order([Located("a"), Located("b")]),
        .consecutive([Located("a"), Located("b")]), .exactly([]), .never(Located("onAppOpenAttribution")),
        .finally([
          Located(.init("screen", .string("Home"))), Located(.init("storedLink", .null)),
          Located(.init("process", .string("background"))), Located(.init("scene", .string("foregroundInactive"))),
          Located(.init("installed", .bool(true))), Located(.init("closedGates", .array([.string("login")]))),
          Located(.init("pending", .array([.string("a"), .string("a")]))),
        ]),
        .finally([
          Located(.init("screen", .null)), Located(.init("storedLink", .string("example://a"))),
          Located(.init("scene", .null)),
        ]),
      ])
  }

  func testARefusalArrivesInTheScenario() throws {
    let expectations = try ScenarioFile(text: Samples.refused).result.get().expectations
    XCTAssertEqual(expectations.map(\.kind), [.refuses(Located("IOS-LIFE-1"))])
    guard case .refuses(let rule) = expectations[0].kind else { return XCTFail("no refusal") }
    XCTAssertEqual(expectations[0].location, SourceLocation(line: 5, column: 16))
    XCTAssertEqual(rule.location, SourceLocation(line: 5, column: 27))
  }

  func testThePartsOfAStepOfTheSystemHaveTheLocationsOfTheirValues() throws {
    let text = """
      { "version": 1, "name": "n", "steps": [
        { "system": { "scene": "background", "process": "active",
          "link": "a:b", "call": "c" } } ] }
      """
    let step = try XCTUnwrap(ScenarioFile(text: text).result.get().steps.first)
    guard case .system(let system) = step.kind else { return XCTFail("no step of the system") }
    XCTAssertEqual(step.location, SourceLocation(line: 2, column: 5))
    XCTAssertEqual(system.scene?.location, SourceLocation(line: 2, column: 26))
    XCTAssertEqual(system.process?.location, SourceLocation(line: 2, column: 51))
    XCTAssertEqual(system.link?.location, SourceLocation(line: 3, column: 13))
    XCTAssertEqual(system.call?.location, SourceLocation(line: 3, column: 28))
  }

  func testLocationsAreThoseOfTheKeyThatSaysWhatSomethingIs() throws {
    let scenario = try ScenarioFile(text: Samples.onboarding).result.get()
    XCTAssertEqual(scenario.platform.profile?.location, SourceLocation(line: 5, column: 28))
    XCTAssertEqual(scenario.app.gates[0].location, SourceLocation(line: 9, column: 15))
    XCTAssertEqual(scenario.backend.adjust[1].location, SourceLocation(line: 16, column: 7))
    XCTAssertEqual(scenario.backend.adjust[1].value.members[0].location, SourceLocation(line: 18, column: 9))
    XCTAssertEqual(scenario.steps[0].location, SourceLocation(line: 23, column: 7))
    XCTAssertEqual(scenario.steps[4].location, SourceLocation(line: 27, column: 7))
    XCTAssertEqual(scenario.expectations[2].location, SourceLocation(line: 32, column: 7))
    guard case .tap(let url, _) = scenario.steps[0].kind else { return XCTFail("no tap") }
    XCTAssertEqual(url.location, SourceLocation(line: 23, column: 14))
  }

  func testColumnsCountCharacters() throws {
    let text = "{ \"version\": 1, /* é€😀 */ \"name\": \"n\", \"app\": { \"gates\": [\"é\", \"g\"] }, \"steps\": [] }"
    let gates = try ScenarioFile(text: text).result.get().app.gates
    XCTAssertEqual(gates.map(\.location?.column), [59, 64])
  }

  func testKeysMayBeWrittenWithEscapes() throws {
    let text = #"{ "version": 1, "n\u0061me": "\u006e", "steps": [{ "w\u0061it": "\u0035s" }] }"#
    let scenario = try ScenarioFile(text: text).result.get()
    XCTAssertEqual(scenario.name, "n")
    XCTAssertEqual(scenario.steps, [Step(.wait(.seconds(5)))])
  }

  func testEveryEscapeIsDecoded() throws {
    let text = #"{ "version": 1, "steps": [], "name": "\"\\\/\b\f\n\r\t\u00E9\u20ac\ud83d\uDE00\u0000" }"#
    let name = try ScenarioFile(text: text).result.get().name
    XCTAssertEqual(name, "\"\\/\u{8}\u{C}\n\r\té€😀\u{0}")
  }
}
