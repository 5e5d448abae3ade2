import XCTest

/// The mistakes with direct deep links: each shows in its variant of `resolve` and is gone in `resolve`.
final class ResolveAppTests: XCTestCase {
  private static let branded = "https://brandname.go.link/summer-clothes?promo=beach"
  private static let universal = "https://example.com/summer-clothes?promo=beach"
  private static let scheme = "example://summer-clothes?promo=beach"
  private static let winter = "https://brandname.go.link/winter-clothes"
  private static let short = "https://brandname.go.link/fryYl"

  private func run(
    _ app: String, style: String = "uikit-scenes", gates: String = "", backend: String = "", _ steps: String
  ) throws -> SampleRun {
    try SampleRun(
      app,
      """
      "domains": ["example.com", "brandname.go.link"], "scheme": "example", "gates": [\(gates)], "adjust": {}
      """,
      """
      "platform": { "style": "\(style)" }, "backend": { "adjust": { \(backend) } }, "steps": [\(steps)]
      """)
  }

  private func tap(_ link: String) -> String { #"{ "tap": "\#(link)" }"# }

  private func coldTap(_ link: String) -> String { #"{ "install": {} }, \#(tap(link)), { "wait": "10s" }"# }

  // MARK: The three forms of a link, from every state and in every style

  func testEveryFormOfALinkReachesTheSameScreenInEveryStyle() throws {
    for style in ["uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate"] {
      for link in [Self.branded, Self.universal, Self.scheme] {
        let cold = try run("resolve", style: style, coldTap(link))
        XCTAssertEqual(cold.routes, ["Home", "SummerClothes"], "\(style) \(link)")
        let warm = try run(
          "resolve", style: style,
          #"{ "install": {} }, { "launch": {} }, { "background": {} }, \#(tap(link)), { "wait": "10s" }"#)
        XCTAssertEqual(warm.routes, ["Home", "SummerClothes"], "\(style) \(link)")
      }
    }
  }

  func testEveryLinkGoesThroughTheSDK() throws {
    let run = try run("resolve", coldTap(Self.branded))
    XCTAssertTrue(run.labels.contains("Adjust.processAndResolve \(Self.branded)"))
    XCTAssertEqual(run.routes.filter { $0 == "SummerClothes" }.count, 1)
  }

  func testAShortLinkIsFollowedWhenItIsResolved() throws {
    let backend = #""click": { "body": { "resolved_click_url": "\#(Self.branded)" } }"#
    let run = try run("resolve", backend: backend, coldTap(Self.short))
    XCTAssertEqual(run.routes, ["Home", "SummerClothes"])
  }

  func testADeferredLinkThatTheSDKOpensReachesTheSameScreen() throws {
    let run = try run(
      "resolve", #"\#(tap(Self.branded)), { "install": {} }, { "launch": {} }, { "wait": "10s" }"#)
    XCTAssertEqual(run.routes, ["Home", "SummerClothes"])
  }

  // MARK: Mistakes

  func testComparingThePathLosesTheSchemeForm() throws {
    XCTAssertEqual(try run("resolve-compares-path", coldTap(Self.universal)).routes.last, "SummerClothes")
    let run = try run("resolve-compares-path", coldTap(Self.scheme))
    XCTAssertEqual(run.routes, ["Home"])
    XCTAssertTrue(run.appEvents.contains("no route \(Self.scheme)"))
  }

  func testALinkThatLaunchesTheAppIsLostIfConnectionOptionsAreIgnored() throws {
    for link in [Self.universal, Self.scheme] {
      XCTAssertEqual(try run("resolve-ignores-cold-links", coldTap(link)).routes, ["Home"])
      let warm = try run(
        "resolve-ignores-cold-links", #"{ "install": {} }, { "launch": {} }, { "background": {} }, \#(tap(link))"#)
      XCTAssertEqual(warm.routes, ["Home", "SummerClothes"])
    }
  }

  func testAnAppThatWaitsForACompletionWaitsForever() throws {
    let steps = #"{ "install": {} }, { "launch": {} }, { "call": "Adjust.disable" }, \#(tap(Self.branded))"#
    let waiting = try run("resolve-waits-forever", steps)
    XCTAssertEqual(waiting.result.finalState.screen, "Loading")
    XCTAssertEqual(try run("resolve", steps).result.finalState.screen, "SummerClothes")
  }

  func testAnAppThatWaitsGetsThereIfTheCompletionComes() throws {
    let run = try run("resolve-waits-forever", coldTap(Self.branded))
    XCTAssertEqual(run.routes, ["Home", "Loading", "SummerClothes"])
  }

  /// Of two calls in a row the first completion is lost, and the second gets the link of the first.
  func testOfTwoLinksInARowTheWaitingAppShowsTheFirst() throws {
    let steps = #"{ "install": {} }, { "launch": {} }, \#(tap(Self.branded)), \#(tap(Self.winter)), { "wait": "10s" }"#
    XCTAssertEqual(try run("resolve-waits-forever", steps).result.finalState.screen, "SummerClothes")
    XCTAssertEqual(try run("resolve", steps).result.finalState.screen, "WinterClothes")
  }

  func testTheAppsOwnUniversalLinkOpensInTheBrowserIfTheSystemOpensIt() throws {
    let steps = #"{ "install": {} }, { "launch": {} }, { "openGate": "banner" }"#
    let system = try run("resolve-opens-own-link", gates: #""banner""#, steps)
    XCTAssertTrue(system.labels.contains { $0.hasPrefix("opens browser") })
    XCTAssertEqual(system.routes, ["Home"])
    XCTAssertEqual(try run("resolve", gates: #""banner""#, steps).routes, ["Home", "WinterClothes"])
  }

  // MARK: Links that wait for login

  func testALinkWaitsForLogin() throws {
    let run = try run("resolve", gates: #""login""#, coldTap(Self.branded) + #", { "openGate": "login" }"#)
    XCTAssertEqual(run.routes, ["Login", "SummerClothes"])
    XCTAssertEqual(
      run.appEvents,
      ["route Login", "store \(Self.branded)", "campaign none", "route SummerClothes"])
    XCTAssertNil(run.result.finalState.storedLink)
  }

  func testAStoredLinkSurvivesTheProcess() throws {
    let run = try run(
      "resolve", gates: #""login""#,
      coldTap(Self.branded) + #", { "kill": {} }, { "launch": {} }, { "openGate": "login" }"#)
    XCTAssertEqual(run.routes, ["Login", "Login", "SummerClothes"])
  }

  private static let twoLinks = #"""
    { "install": {} }, { "tap": "\#(branded)" }, { "tap": "\#(winter)" }, { "wait": "20s" }, { "openGate": "login" }
    """#

  /// Both calls wait for the campaign; each then writes the list as it was before.
  func testASecondLinkOverwritesTheFirstThatIsBeingStored() throws {
    let run = try run("resolve-overwrites-link", gates: #""login""#, Self.twoLinks)
    XCTAssertEqual(run.appEvents.filter { $0.hasPrefix("store") }, ["store \(Self.branded)", "store \(Self.winter)"])
    XCTAssertEqual(run.routes, ["Login", "WinterClothes"])
  }

  func testBothLinksOpenIfTheStoreDoesNotWaitBetweenReadingAndWriting() throws {
    let run = try run("resolve", gates: #""login""#, Self.twoLinks)
    XCTAssertEqual(run.routes, ["Login", "SummerClothes", "WinterClothes"])
  }

  func testAsyncHandlersGiveTheSameTraceEachTime() throws {
    let first = try run("resolve", gates: #""login""#, Self.twoLinks).json
    for _ in 0..<20 { XCTAssertEqual(try run("resolve", gates: #""login""#, Self.twoLinks).json, first) }
  }
}
