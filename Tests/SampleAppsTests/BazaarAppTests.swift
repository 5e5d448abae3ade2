import SampleApps
import XCTest

/// The bazaar without a flaw; what each flaw does is among the tests of real bugs.
final class BazaarAppTests: XCTestCase {
  private static let branded = "https://brandname.go.link/summer-clothes?promo=beach"
  private static let winter = "https://brandname.go.link/winter-clothes"
  private static let short = "https://brandname.go.link/fryYl"
  private static let fruit = "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  private func run(
    style: String = "uikit-scenes", gates: String = "", adjust: String = "", _ steps: String
  ) throws -> SampleRun {
    try SampleRun(
      "bazaar",
      """
      "domains": ["example.com", "brandname.go.link", "fruits.onelink.me"], "scheme": "example", "gates": [\(gates)],
      "appsflyer": { "unifiedDeepLinking": true }, "adjust": {}
      """,
      """
      "platform": { "style": "\(style)" }, "backend": { "adjust": { \(adjust) } }, "steps": [\(steps)]
      """)
  }

  private func tap(_ link: String) -> String { #"{ "tap": "\#(link)" }, { "wait": "10s" }"# }

  private static let launch = #"{ "install": {} }, { "launch": {} }, { "wait": "10s" }, "#

  func testEveryFormOfALinkReachesItsScreenInEveryStyle() throws {
    let links = [Self.branded: "SummerClothes", "example://winter-clothes": "WinterClothes", Self.fruit: "apples_vc"]
    for style in ["uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate"] {
      for (link, screen) in links.sorted(by: { $0.key < $1.key }) {
        let cold = try run(style: style, #"{ "install": {} }, "# + tap(link))
        XCTAssertEqual(cold.routes, ["Home", screen], "\(style) \(link)")
        let warm = try run(style: style, Self.launch + tap(link))
        XCTAssertEqual(warm.routes, ["Home", screen], "\(style) \(link)")
      }
    }
  }

  func testADeferredLinkOpensOnceAndALaterDirectOneAgain() throws {
    let run = try run(tap(Self.fruit) + ", " + Self.launch + tap(Self.fruit))
    XCTAssertEqual(run.callbacks.filter { $0 == "didResolveDeepLink" }.count, 2)
    XCTAssertEqual(run.routes, ["Home", "apples_vc", "apples_vc"])
  }

  func testAShortLinkIsFollowedWhenItIsResolvedAndHoldsUpTheNextOneUntilThen() throws {
    let adjust = #""click": { "after": "2s", "body": { "resolved_click_url": "\#(Self.branded)" } }"#
    let run = try run(
      adjust: adjust, Self.launch + #"{ "tap": "\#(Self.short)" }, { "wait": "1s" }, \#(tap(Self.winter))"#)
    XCTAssertEqual(run.routes, ["Home", "SummerClothes", "WinterClothes"])
  }

  func testAShortLinkThatNobodyResolvesIsGivenUpAfterFiveSeconds() throws {
    let run = try run(
      Self.launch
        + #"{ "call": "Adjust.disable" }, { "tap": "\#(Self.short)" }, { "wait": "1s" }, \#(tap(Self.winter))"#)
    XCTAssertEqual(run.appEvents.suffix(2), ["no route \(Self.short)", "route WinterClothes"])
    XCTAssertEqual(run.result.trace.events.last { $0.label == "route WinterClothes" }?.time.microseconds, 15_000_000)
  }

  func testLinksWaitForLoginAndOpenInTheirOrder() throws {
    let run = try run(
      gates: #""login""#, Self.launch + tap(Self.branded) + ", " + tap(Self.winter) + #", { "openGate": "login" }"#)
    XCTAssertEqual(run.routes, ["Login", "Home", "SummerClothes", "WinterClothes"])
    XCTAssertNil(run.result.finalState.storedLink)
  }

  func testAStoredLinkSurvivesTheProcess() throws {
    let run = try run(
      gates: #""login""#,
      Self.launch + tap(Self.branded)
        + #", { "kill": {} }, { "launch": {} }, { "wait": "1s" }, { "openGate": "login" }"#)
    XCTAssertEqual(run.routes, ["Login", "Login", "Home", "SummerClothes"])
  }

  func testEveryFlawGivesTheSameTraceEachTime() throws {
    for flaw in BazaarFlaw.allCases {
      func run() throws -> String {
        try SampleRun(
          "bazaar-" + flaw.rawValue,
          """
          "domains": ["brandname.go.link", "fruits.onelink.me"], "gates": ["login"], "appsflyer": {}, "adjust": {}
          """, #""steps": [\#(Self.launch)\#(tap(Self.branded)), \#(tap(Self.winter)), { "openGate": "login" }]"#
        ).json
      }
      let first = try run()
      for _ in 0..<10 { XCTAssertEqual(try run(), first, flaw.rawValue) }
    }
  }
}
