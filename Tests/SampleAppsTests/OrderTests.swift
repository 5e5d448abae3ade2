import TestSupport
import XCTest

/// The fixed apps hold in other orders than the default one.
final class OrderTests: XCTestCase {
  private func routes(
    _ app: String, _ members: String, _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Set<[String]> {
    var found: Set<[String]> = []
    var traces: Set<[String]> = []
    for seed in 1...60 {
      let run = try SampleRun(app, members, text, oracle: SeededOracle(seed: UInt64(seed)))
      found.insert(run.routes)
      traces.insert(run.labels)
    }
    XCTAssertGreaterThan(traces.count, 1, "there is but one order", file: file, line: line)
    return found
  }

  func testADeferredLinkOfTheFruitAppOpensOnceInEveryOrder() throws {
    let link = "https://fruit.onelink.me/H5hv?pid=Email&deep_link_value=apples"
    let steps = #""steps": [{ "tap": "\#(link)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" }]"#
    for app in ["fruit-udl-fixed", "fruit-double-fixed", "fruit-double-async-fixed"] {
      let found = try routes(app, #""domains": ["fruit.onelink.me"], "appsflyer": {}"#, steps)
      XCTAssertEqual(found, [["apples_vc"]], app)
    }
  }

  func testALinkOfTheMarketOpensOnceInEveryOrder() throws {
    let link = "https://market.onelink.me/H5hv?pid=Email&deep_link_value=summer-clothes"
    let members = #""domains": ["market.onelink.me"], "appsflyer": {}, "adjust": {}"#
    for steps in [
      #"{ "install": {} }, { "launch": {} }, { "wait": "20s" }, { "tap": "\#(link)" }, { "wait": "20s" }"#,
      #"{ "tap": "\#(link)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" }"#,
    ] {
      let found = try routes("both-sdks", members, #""steps": [\#(steps)]"#)
      XCTAssertEqual(found, [["Home", "SummerClothes"]])
    }
  }

  func testNoOrderLosesAWaitingLinkOfTheShop() throws {
    let found = try routes(
      "resolve", #""domains": ["example.com"], "gates": ["login"], "adjust": {}"#,
      """
      "steps": [
        { "install": {} }, { "tap": "https://example.com/summer-clothes" },
        { "tap": "https://example.com/winter-clothes" }, { "openGate": "login" }
      ]
      """)
    for routes in found {
      XCTAssertEqual(routes.filter { $0 != "Login" && $0 != "Home" }, ["SummerClothes", "WinterClothes"])
    }
  }

  func testNoOrderLosesOrDoublesALinkOfTheBazaar() throws {
    let link = "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples"
    let found = try routes(
      "bazaar", #""domains": ["fruits.onelink.me", "example.com"], "gates": ["login"], "appsflyer": {}, "adjust": {}"#,
      """
      "steps": [
        { "tap": "\(link)" }, { "install": {} }, { "launch": {} }, { "tap": "https://example.com/summer-clothes" },
        { "tap": "https://example.com/winter-clothes" }, { "openGate": "login" }, { "wait": "20s" }
      ]
      """)
    for routes in found {
      XCTAssertEqual(routes.filter { $0 == "apples_vc" }.count, 1, "\(routes)")
      XCTAssertEqual(routes.filter { $0.hasSuffix("Clothes") }, ["SummerClothes", "WinterClothes"], "\(routes)")
    }
  }
}
