import XCTest

final class FruitDoubleAppTests: XCTestCase {
  private static let link = "https://fruit.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  private func run(_ app: String, _ steps: String) throws -> SampleRun {
    try SampleRun(app, #""domains": ["fruit.onelink.me"], "appsflyer": {}"#, #""steps": [\#(steps)]"#)
  }

  private static let deferred = #"{ "tap": "\#(link)" }, { "install": {} }, { "launch": {} }"#

  func testADeferredLinkOpensTwiceIfBothCallbacksRoute() throws {
    for app in ["fruit-double", "fruit-double-async"] {
      let run = try run(app, Self.deferred)
      XCTAssertEqual(run.callbacks.sorted(), ["didResolveDeepLink", "onConversionDataSuccess"], app)
      XCTAssertEqual(run.routes, ["apples_vc", "apples_vc"], app)
    }
  }

  func testADeferredLinkOpensOnceInTheFixedApp() throws {
    for app in ["fruit-double-fixed", "fruit-double-async-fixed"] {
      let run = try run(app, Self.deferred)
      XCTAssertEqual(run.callbacks.sorted(), ["didResolveDeepLink", "onConversionDataSuccess"], app)
      XCTAssertEqual(run.routes, ["apples_vc"], app)
    }
  }

  func testLaterDirectLinksStillOpenInTheFixedApp() throws {
    for app in ["fruit-double-fixed", "fruit-double-async-fixed"] {
      let run = try run(
        app, Self.deferred + #", { "wait": "20s" }, { "tap": "\#(Self.link)" }"#)
      XCTAssertEqual(run.routes, ["apples_vc", "apples_vc"], app)
    }
  }
}
