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
    XCTAssertEqual(scenario.startDate, UTCTime(year: 2026, month: 3, day: 4))
    XCTAssertEqual(scenario.settle, .seconds(60))

    XCTAssertEqual(scenario.platform.profile, "ios18.4")
    XCTAssertEqual(scenario.platform.style, .swiftUISceneDelegate)
    XCTAssertEqual(
      scenario.platform.switches,
      [
        SettingEntry("associationDenied", .bool(true)), SettingEntry("delay", .duration(.milliseconds(1500))),
        SettingEntry("mode", .word("both")), SettingEntry("order", .words(["a", "b"])),
      ])
  }

  func testComponentsOfAnAssociationFileArriveInTheScenario() throws {
    let components = #"""
      "components": [
        {
          "/": "/a/*", "?": { "b": "?*", "": "" }, "#": "", "exclude": true, "caseSensitive": false,
          "percentEncoded": false, "comment": "none",
        },
        { "?": "c=*" }, {},
      ],
      "componentDefaults": { "#": "$(d)", "caseSensitive": false }, "substitutionVariables": { "d": ["e", "?*"] }
      """#
    let file = ScenarioFile(
      text: #"""
        {
          "version": 1, "name": "Components", "app": { "domains": ["example.com"], \#(components) },
          "steps": [{ "associationFile": { \#(components) } }],
        }
        """#)
    var first = AssociationComponent()
    first.path = "/a/*"
    first.query = .items([.init("b", "?*"), .init("", "")])
    first.fragment = ""
    first.exclude = true
    first.caseSensitive = false
    first.percentEncoded = false
    first.comment = "none"
    var second = AssociationComponent()
    second.query = .whole("c=*")
    let scenario = try file.result.get()
    XCTAssertEqual(scenario.app.association.components, [first, second, AssociationComponent()])
    guard case .associationFile(let changed) = scenario.steps.first?.kind else { return XCTFail("no step") }
    XCTAssertEqual(changed.details.components, scenario.app.association.components)
    var defaults = AssociationComponent()
    defaults.fragment = "$(d)"
    defaults.caseSensitive = false
    XCTAssertEqual(
      [scenario.app.association.componentDefaults, changed.details.componentDefaults], [defaults, defaults])
    let variables = [SubstitutionVariable("d", ["e", "?*"])]
    XCTAssertEqual(
      [scenario.app.association.substitutionVariables, changed.details.substitutionVariables], [variables, variables])
  }

  func testTheFilesOfSingleDomainsArriveInTheScenario() throws {
    let scenario = try ScenarioFile(
      text: #"""
        {
          "version": 1, "name": "Domains",
          "app": {
            "domains": ["a.example", "b.example"],
            "associations": { "b.example": { "paths": ["/b"], "state": "without-app" }, "a.example": {} },
          },
          "steps": [{ "associationFile": { "domain": "a.example", "paths": ["/a"] } }],
        }
        """#
    ).result.get()
    var first = Step.AssociationFileDescription()
    first.state = .withoutApp
    first.paths = ["/b"]
    XCTAssertEqual(
      scenario.app.associations, [.init("b.example", first), .init("a.example", Step.AssociationFileDescription())])
    var changed = Step.AssociationFileDescription()
    changed.domain = "a.example"
    changed.paths = ["/a"]
    XCTAssertEqual(scenario.steps.map(\.kind), [.associationFile(changed)])
    XCTAssertEqual(scenario.steps.first?.kind.argument, "served at a.example")
  }

  func testTheAppArrivesInTheScenario() throws {
    let app = try ScenarioFile(text: Samples.everything).result.get().app
    XCTAssertEqual(app.uses, "Fruits")
    XCTAssertEqual(app.scheme, "exam.ple+1")
    XCTAssertEqual(app.domains, ["example.com", "*.example.com"])
    XCTAssertEqual(app.association.paths, ["/shop/*", "*.html", "/?"])
    XCTAssertEqual(app.association.excludedPaths, ["/shop/help"])
    XCTAssertEqual(app.gates, ["login"])
    XCTAssertEqual(app.routes, [.init("apples", "Apples"), .init("", "Home")])
    XCTAssertEqual(app.whenGated, .drop)
    XCTAssertEqual(app.destinationKeys, ["deep_link_value", "fruit_name"])
    XCTAssertEqual(
      app.reactions, [.init("onConversionDataSuccess", .routeAlways), .init("onAppOpenAttribution", .missing)])

    let appsFlyer = try XCTUnwrap(app[sdk: "appsflyer"])
    XCTAssertEqual(appsFlyer.version, "6.15")
    XCTAssertEqual(
      appsFlyer.settings,
      [
        SettingEntry("payloadTypes", .word("documented")), SettingEntry("customDomains", .words(["click.example.com"])),
        SettingEntry("minTimeBetweenSessions", .duration(.seconds(10))),
        SettingEntry("unifiedDeepLinking", .bool(true)),
        SettingEntry("waitForATT", .duration(.seconds(60))),
      ])
    XCTAssertEqual(appsFlyer.integration.omit, [.call("continue")])
    XCTAssertEqual(appsFlyer.integration.move, [.init("start", to: "didFinishLaunching")])
    XCTAssertEqual(appsFlyer.switches, [SettingEntry("addsCachedAttribution", .bool(false))])

    let adjust = try XCTUnwrap(app[sdk: "adjust"])
    XCTAssertEqual(adjust.version, "4.38")
    XCTAssertEqual(
      adjust.settings,
      [SettingEntry("deferredDeeplinkReturns", .bool(true)), SettingEntry("directLinks", .word("processDeeplink"))])
    XCTAssertEqual(adjust.integration.omit, [.call("initSdk")])
    XCTAssertEqual(adjust.switches, [SettingEntry("sendsInBackground", .bool(true))])
  }

  func testAnSDKThatIsOnlyNamedHasTheDefaults() throws {
    let text = #"{ "version": 1, "name": "n", "app": { "adjust": {}, "appsflyer": {} }, "steps": [] }"#
    let app = try ScenarioFile(text: text).result.get().app
    XCTAssertEqual(app.sdks, [SDKDescription("appsflyer"), SDKDescription("adjust")])
  }

  func testTheAnswersOfTheServersArriveInTheScenario() throws {
    let backend = try ScenarioFile(text: Samples.everything).result.get().backend
    let appsFlyer = backend[sdk: "appsflyer"].endpoints
    XCTAssertEqual(appsFlyer.map(\.request), ["launch", "conversionData", "shortLink", "deferredDeepLink", "redirect"])
    XCTAssertEqual(appsFlyer.flatMap(\.members), [])
    XCTAssertEqual(appsFlyer[0].status, 403)
    XCTAssertEqual(appsFlyer[1].after, Latency(.seconds(2)))
    XCTAssertEqual(
      appsFlyer[1].body,
      .object([
        .init("af_status", .string("Organic")), .init("a", .array([.null, .double(-0.5), .double(1000)])),
      ]))
    XCTAssertEqual(appsFlyer[2].failure, .timeout)
    XCTAssertEqual(appsFlyer[2].after, Latency(.seconds(1), .seconds(2)))
    XCTAssertEqual(appsFlyer[3].body, .object([.init("found", .bool(false))]))
    XCTAssertEqual(appsFlyer[4].status, 500)
    XCTAssertEqual(appsFlyer[4].after, Latency(.seconds(1)))

    let adjust = backend[sdk: "adjust"].endpoints
    XCTAssertEqual(adjust.map(\.request), ["session", "attribution", "click", "event", "forget"])
    XCTAssertEqual(
      adjust[0].members,
      [
        SettingEntry("askIn", .duration(.seconds(2))), SettingEntry("deeplink", .word("example://a")),
        SettingEntry("attribution", .object([])),
      ])
    XCTAssertEqual(adjust[1].body, .object([.init("message", .string("none"))]))
    XCTAssertEqual(adjust[2].members, [SettingEntry("askIn", .duration(.milliseconds(1500)))])
    XCTAssertEqual(adjust[4].failure, .offline)
  }

  func testTheLinksThatTheServersKnowArriveInTheScenario() throws {
    let backend = try ScenarioFile(text: Samples.everything).result.get().backend
    XCTAssertEqual(
      backend[sdk: "appsflyer"].settings,
      [
        SettingEntry(
          "shortLinks",
          .object([.init("https://fruits.onelink.me/H5hv/6d66214a", .object([.init("pid", .string("SMS"))]))])),
        SettingEntry(
          "redirects",
          .object([
            .init("https://click.example.com/ls/1", .string("https://fruits.onelink.me/H5hv")),
            .init("a:b", .string("c:d")),
          ])),
      ])
    XCTAssertEqual(
      backend[sdk: "adjust"].settings,
      [
        SettingEntry(
          "brandedLinks", .object([.init("https://a.go.link/b", .string("https://a.go.link/path?adj_t=abc"))])),
        SettingEntry("redirects", .object([.init("https://mail.example.com/a", .string("https://a.go.link/b"))])),
      ])
  }

  func testLinksThatTheServersKnowHaveTheLocationOfTheirKey() throws {
    let text = """
      { "version": 1, "name": "n", "steps": [],
        "backend": {
          "appsflyer": { "redirects": { "a:b": "c:d",
            "e:f": "g:h" } },
          "adjust": { "brandedLinks": { "i:j": "k:l" } } } }
      """
    let scenario = try ScenarioFile(text: text).result.get()
    let path: ScenarioPath = ["backend", "appsflyer", "redirects"]
    XCTAssertEqual(scenario.places.keyLocation(of: path + "a:b"), SourceLocation(line: 3, column: 35))
    XCTAssertEqual(scenario.places.keyLocation(of: path + "e:f"), SourceLocation(line: 4, column: 7))
    XCTAssertNil(scenario.places.keyLocation(of: path + "i:j"))
    XCTAssertEqual(scenario.backend.sdks.flatMap(\.endpoints), [])
  }

  func testEveryStepArrivesInTheScenario() throws {
    let steps = try ScenarioFile(text: Samples.everything).result.get().steps
    var session = BackendDescription()
    session[sdk: "adjust"].endpoints = [.init(request: "session")]
    var call = Step.SystemStep()
    call.call = .sceneOpenURLContexts
    call.link = "example://a"
    call.process = .notRunning
    call.scene = .unattached
    var silent = Step.SystemStep()
    silent.process = .suspended
    XCTAssertEqual(
      steps.map(\.kind),
      [
        .tap(url: "example://apples", from: .airDrop),
        .tap(url: "https://example.com/a", from: .thirdPartyBrowser),
        .tap(url: "https://example.com/a", from: .redirect),
        .tap(url: "https://example.com/a", from: .ownAppUniversalLinksOnly),
        .install, .update, .uninstall, .launch,
        .openNotification(
          payload: .object([
            .init("aps", .object([.init("badge", .integer(3))])), .init("link", .string("example://a")),
          ])),
        .openNotification(payload: nil),
        .openNotification(payload: .object([.init("link", .string("example://a"))]), action: "dismiss"),
        .receiveNotification(payload: .object([.init("aps", .object([.init("badge", .integer(3))]))])),
        .receiveNotification(payload: nil), .backgroundLaunch(),
        .backgroundLaunch(payload: .object([.init("aps", .object([.init("content-available", .integer(1))]))])),
        .prewarm, .foreground, .background, .suspend,
        .kill(nil), .kill(.forceQuit), .reclaimScene, .alert, .dismissAlert,
        .wait(.milliseconds(300)), .openGate("login"), .closeGate("login"),
        .releaseDelegate("appsflyer"), .trackingAuthorization(.authorized), .trackingAuthorization(.restricted),
        .adClick(
          .object([
            .init("campaign", .string("summer")),
            .init("fb", .object([.init("ids", .array([.integer(1), .null]))])), .init("", .string("")),
          ])),
        .system(call), .system(silent), .pasteboard("https://example.com/a b"), .clockBack(.seconds(86_400)),
        .network(isOnline: false), .network(isOnline: true),
        .call("Adjust.disable", argument: nil),
        .call("Adjust.trackEvent", argument: .object([.init("token", .integer(5))])),
        .backend(session),
      ])
  }

  func testEveryExpectationArrivesInTheScenario() throws {
    let expectations = try ScenarioFile(text: Samples.everything).result.get().expectations
    var first = Expectation.EventExpectation("onConversionDataSuccess", isCallback: true)
    first.atLeast = 1
    first.atMost = 3
    first.payload = [.init("a.b", .integer(1))]
    var second = Expectation.EventExpectation("route Apples", isCallback: false)
    second.atLeast = 0
    second.atMost = 0
    second.without = ["a", "b.c"]
    second.after = .seconds(1)
    second.before = .seconds(2)
    var third = Expectation.EventExpectation("x", isCallback: true)
    third.atLeast = 2
    XCTAssertEqual(
      expectations.map(\.kind),
      [
        .event(first), .event(second), .event(third), .sequence(["a", "b"]), .consecutive(["a", "b"]), .exactly([]),
        .never("onAppOpenAttribution"),
        .finally([
          .init("screen", .string("Home")), .init("storedLink", .null), .init("process", .string("background")),
          .init("scene", .string("foregroundInactive")), .init("installed", .bool(true)),
          .init("closedGates", .array([.string("login")])), .init("pending", .array([.string("a"), .string("a")])),
        ]),
        .finally([.init("screen", .null), .init("storedLink", .string("example://a")), .init("scene", .null)]),
      ])
  }

  func testARefusalArrivesInTheScenario() throws {
    let scenario = try ScenarioFile(text: Samples.refused).result.get()
    XCTAssertEqual(scenario.expectations.map(\.kind), [.refuses("IOS-LIFE-1")])
    let places = scenario.placedExpectations[0].places
    XCTAssertEqual(places.verb, SourceLocation(line: 5, column: 16))
    XCTAssertEqual(places.rule, SourceLocation(line: 5, column: 27))
  }

  func testThePartsOfAStepOfTheSystemHaveTheLocationsOfTheirValues() throws {
    let text = """
      { "version": 1, "name": "n", "steps": [
        { "system": { "scene": "background", "process": "active",
          "link": "a:b", "call": "didFinishLaunching" } } ] }
      """
    let places = try ScenarioFile(text: text).result.get().places
    let step: ScenarioPath = ["steps", 0, "system"]
    XCTAssertEqual(places.keyLocation(of: step), SourceLocation(line: 2, column: 5))
    XCTAssertEqual(places.location(of: step + "scene"), SourceLocation(line: 2, column: 26))
    XCTAssertEqual(places.location(of: step + "process"), SourceLocation(line: 2, column: 51))
    XCTAssertEqual(places.location(of: step + "link"), SourceLocation(line: 3, column: 13))
    XCTAssertEqual(places.location(of: step + "call"), SourceLocation(line: 3, column: 28))
  }

  func testPlacesAreFoundByTheWayToAValue() throws {
    let scenario = try ScenarioFile(text: Samples.onboarding).result.get()
    let places = scenario.places
    XCTAssertEqual(places.location(of: ["platform", "profile"]), SourceLocation(line: 5, column: 28))
    XCTAssertEqual(places.location(of: ["app", "gates", 0]), SourceLocation(line: 9, column: 15))
    let attribution: ScenarioPath = ["backend", "adjust", "attribution"]
    XCTAssertEqual(places.keyLocation(of: attribution), SourceLocation(line: 16, column: 7))
    XCTAssertEqual(
      scenario.backend[sdk: "adjust"].endpoints[1].members.first.map { places.keyLocation(of: attribution + $0.name) },
      SourceLocation(line: 18, column: 9))
    XCTAssertEqual(places.keyLocation(of: ["steps", 0, "tap"]), SourceLocation(line: 23, column: 7))
    XCTAssertEqual(places.location(of: ["steps", 0, "tap"]), SourceLocation(line: 23, column: 14))
    XCTAssertEqual(places.location(of: ["steps", 4])?.line, 27)
    XCTAssertEqual(scenario.placedExpectations[2].places.verb, SourceLocation(line: 32, column: 7))
    XCTAssertNil(places.location(of: ["steps", 99]))
    XCTAssertNil(ScenarioPlaces().location(of: ["platform"]))
  }

  func testStepsThatCannotBeReadDoNotShiftThePlacesOfOthers() throws {
    let text = """
      { "version": 1, "name": "n", "steps": [
        { "lunch": {} },
        { "launch": {} } ] }
      """
    let partial = try XCTUnwrap(ScenarioFile(text: text).partial)
    XCTAssertEqual(partial.steps, [Step(.launch)])
    XCTAssertEqual(partial.places.keyLocation(of: ["steps", 0, "launch"]), SourceLocation(line: 3, column: 5))
  }

  func testColumnsCountCharacters() throws {
    let text = "{ \"version\": 1, /* é€😀 */ \"name\": \"n\", \"app\": { \"gates\": [\"é\", \"g\"] }, \"steps\": [] }"
    let places = try ScenarioFile(text: text).result.get().places
    XCTAssertEqual([0, 1].map { places.location(of: ["app", "gates", .index($0)])?.column }, [59, 64])
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
