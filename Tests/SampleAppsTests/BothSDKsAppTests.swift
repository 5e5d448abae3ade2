import XCTest

/// The market: one link, two SDKs, and up to three reports of where it leads.
final class BothSDKsAppTests: XCTestCase {
  private static let oneLink = "https://market.onelink.me/H5hv?pid=Email&deep_link_value=summer-clothes"
  private static let otherOneLink = "https://market.onelink.me/H5hv?pid=Email&deep_link_value=winter-clothes"
  private static let branded = "https://market.go.link/winter-clothes"

  private func run(
    _ app: String, style: String = "uikit-scenes", gates: String = "", _ steps: String
  ) throws -> SampleRun {
    try SampleRun(
      app,
      """
      "domains": ["market.onelink.me", "market.go.link"], "scheme": "market", "gates": [\(gates)],
      "appsflyer": {}, "adjust": {}
      """,
      #""platform": { "style": "\#(style)" }, "steps": [\#(steps)]"#)
  }

  private func tap(_ link: String) -> String { #"{ "tap": "\#(link)" }, { "wait": "20s" }"# }

  func testALinkThatBothSDKsReportOpensOnceInEveryStyle() throws {
    for style in ["uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate"] {
      let steps = #"{ "install": {} }, { "launch": {} }, { "wait": "20s" }, \#(tap(Self.oneLink))"#
      let once = try run("both-sdks", style: style, steps)
      XCTAssertEqual(once.routes, ["Home", "SummerClothes"], style)
      let twice = try run("both-sdks-double", style: style, steps)
      XCTAssertEqual(twice.routes, ["Home", "SummerClothes", "SummerClothes"], style)
    }
  }

  func testALinkThatLaunchesTheAppOpensOnceInEveryStyle() throws {
    for style in ["uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate"] {
      let run = try run("both-sdks", style: style, #"{ "install": {} }, \#(tap(Self.oneLink))"#)
      XCTAssertEqual(run.routes, ["Home", "SummerClothes"], style)
    }
  }

  func testTheSameLinkTappedAgainOpensAgain() throws {
    let run = try run(
      "both-sdks",
      #"{ "install": {} }, { "launch": {} }, { "wait": "20s" }, \#(tap(Self.oneLink)), \#(tap(Self.oneLink))"#)
    XCTAssertEqual(run.routes, ["Home", "SummerClothes", "SummerClothes"])
  }

  func testALinkThatOnlyOneSDKUnderstandsOpens() throws {
    let run = try run(
      "both-sdks", #"{ "install": {} }, { "launch": {} }, { "wait": "20s" }, \#(tap(Self.branded))"#)
    XCTAssertEqual(run.routes, ["Home", "WinterClothes"])
  }

  /// The look-up and the conversion data both report it.
  func testADeferredLinkOpensOnceAfterOnboardingAndLogin() throws {
    let steps = #"""
      { "tap": "\#(Self.oneLink)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" },
      { "openGate": "onboarding" }, { "wait": "5s" }, { "openGate": "login" }
      """#
    let gates = #""onboarding", "login""#
    let once = try run("both-sdks", gates: gates, steps)
    XCTAssertEqual(once.routes, ["Onboarding", "Login", "Home", "SummerClothes"])
    XCTAssertEqual(once.appEvents.filter { $0.hasPrefix("store") }, ["store summer-clothes"])
    let twice = try run("both-sdks-double", gates: gates, steps)
    XCTAssertEqual(twice.appEvents.filter { $0.hasPrefix("store") }, ["store summer-clothes", "store summer-clothes"])
  }

  func testADeferredLinkOfAdjustWaitsToo() throws {
    let run = try run(
      "both-sdks", gates: #""onboarding""#,
      #"""
      { "tap": "\#(Self.branded)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" },
      { "openGate": "onboarding" }
      """#)
    XCTAssertEqual(run.routes, ["Onboarding", "Home", "WinterClothes"])
  }

  func testSessionsStartAtEveryReturn() throws {
    let run = try run(
      "both-sdks",
      #"{ "install": {} }, { "launch": {} }, { "wait": "20s" }, { "background": {} }, { "wait": "9s" }, { "foreground": {} }"#
    )
    XCTAssertEqual(run.labels.filter { $0 == "AppsFlyerLib.start" }.count, 2)
  }

  func testAsyncHandlersGiveTheSameTraceEachTime() throws {
    let steps = #"{ "install": {} }, { "launch": {} }, \#(tap(Self.oneLink)), \#(tap(Self.otherOneLink))"#
    let first = try run("both-sdks", steps).json
    for _ in 0..<20 { XCTAssertEqual(try run("both-sdks", steps).json, first) }
  }
}
