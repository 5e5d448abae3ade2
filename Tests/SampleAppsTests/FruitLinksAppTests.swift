import XCTest

/// The holes of the official sample's flag: each shows in `fruit-udl` and is gone in `fruit-udl-fixed`.
final class FruitLinksAppTests: XCTestCase {
  private static let app = #""domains": ["fruit.onelink.me"], "scheme": "fruit", "appsflyer": {}"#
  private static let apples = "https://fruit.onelink.me/H5hv?pid=Email&deep_link_value=apples"
  private static let bananas = "https://fruit.onelink.me/H5hv?pid=Email&deep_link_value=bananas"
  /// An old link, with its destination in a parameter that the look-up does not return.
  private static let oldPeaches = "https://fruit.onelink.me/H5hv?pid=Email&fruit_name=peaches"

  private func run(_ app: String, backend: String = "", _ steps: String) throws -> SampleRun {
    try SampleRun(app, Self.app, #""backend": { "appsflyer": { \#(backend) } }, "steps": [\#(steps)]"#)
  }

  private static let lookupFirst = """
    "deferredDeepLink": { "after": "0.3s" }, "launch": { "after": "0.5s" }, "conversionData": { "after": "1s" }
    """
  private static let conversionDataFirst = """
    "deferredDeepLink": { "after": "2.5s" }, "launch": { "after": "0.2s" }, "conversionData": { "after": "1s" }
    """

  // MARK: What the flag is for

  func testADeferredLinkOpensOnceWhicheverCallbackComesFirst() throws {
    for app in ["fruit-udl", "fruit-udl-fixed"] {
      for (backend, first) in [
        (Self.lookupFirst, "didResolveDeepLink"), (Self.conversionDataFirst, "onConversionDataSuccess"),
      ] {
        let run = try run(app, backend: backend, #"{ "tap": "\#(Self.apples)" }, { "install": {} }, { "launch": {} }"#)
        XCTAssertEqual(run.callbacks.first, first)
        XCTAssertEqual(run.callbacks.count, 2)
        XCTAssertEqual(run.routes, ["apples_vc"], app)
      }
    }
  }

  func testConversionDataFillsInForALinkWithoutDeepLinkValue() throws {
    for app in ["fruit-udl", "fruit-udl-fixed"] {
      let run = try run(
        app, backend: Self.lookupFirst, #"{ "tap": "\#(Self.oldPeaches)" }, { "install": {} }, { "launch": {} }"#)
      XCTAssertEqual(run.callbacks, ["didResolveDeepLink", "onConversionDataSuccess"])
      XCTAssertEqual(run.routes, ["peaches_vc"], app)
    }
  }

  func testConversionDataFillsInForAClickOlderThanTheLookBack() throws {
    for app in ["fruit-udl", "fruit-udl-fixed"] {
      let run = try run(
        app, backend: Self.lookupFirst,
        #"{ "tap": "\#(Self.apples)" }, { "wait": "20m" }, { "install": {} }, { "launch": {} }"#)
      XCTAssertEqual(run.routes, ["apples_vc"], app)
    }
  }

  // MARK: The holes

  /// The flag that a direct link set makes the app skip conversion data that carries another link.
  func testADirectLinkOnTheFirstLaunchHidesTheDeferredLink() throws {
    let steps = #"""
      { "tap": "\#(Self.oldPeaches)" }, { "install": {} }, { "launch": {} }, { "wait": "0.4s" },
      { "tap": "\#(Self.bananas)" }
      """#
    let sample = try run("fruit-udl", backend: Self.lookupFirst, steps)
    XCTAssertEqual(sample.routes, ["bananas_vc"])
    let fixed = try run("fruit-udl-fixed", backend: Self.lookupFirst, steps)
    XCTAssertEqual(fixed.routes, ["bananas_vc", "peaches_vc"])
  }

  func testTheSameLinkDirectlyAndDeferredOpensOnceInTheFixedApp() throws {
    let run = try run(
      "fruit-udl-fixed", backend: Self.conversionDataFirst,
      #"{ "tap": "\#(Self.apples)" }, { "install": {} }, { "tap": "\#(Self.apples)" }"#)
    XCTAssertEqual(run.routes, ["apples_vc"])
  }

  func testTheFlagStaysSetIfTheOtherCallbackNeverComes() throws {
    let backend = #""deferredDeepLink": { "after": "0.3s" }, "conversionData": { "failure": "timeout" }"#
    let steps = #"{ "tap": "\#(Self.apples)" }, { "install": {} }, { "launch": {} }"#
    let sample = try run("fruit-udl", backend: backend, steps)
    XCTAssertEqual(sample.appEvents.filter { $0.hasPrefix("flag") }, ["flag set"])
    XCTAssertEqual(sample.routes, ["apples_vc"])
    let fixed = try run("fruit-udl-fixed", backend: backend, steps)
    XCTAssertEqual(fixed.appEvents.filter { $0.hasPrefix("flag") }, [])
    XCTAssertEqual(fixed.routes, ["apples_vc"])
  }

  /// Conversion data sets the flag before it knows whether it has a destination.
  func testConversionDataWithoutADestinationHidesTheDeferredLink() throws {
    let backend = """
      "deferredDeepLink": { "after": "2.5s" }, "launch": { "after": "0.2s" },
      "conversionData": { "after": "1s", "body": { "af_status": "Non-organic", "media_source": "restricted" } }
      """
    let steps = #"{ "tap": "\#(Self.apples)" }, { "install": {} }, { "launch": {} }"#
    XCTAssertEqual(try run("fruit-udl", backend: backend, steps).routes, [])
    XCTAssertEqual(try run("fruit-udl-fixed", backend: backend, steps).routes, ["apples_vc"])
  }

  func testNullInConversionDataCrashesTheSample() throws {
    let backend = """
      "deferredDeepLink": { "failure": "timeout" },
      "conversionData": { "body": { "af_status": "Non-organic", "deep_link_value": null, "fruit_name": "peaches" } }
      """
    let steps = #"{ "tap": "\#(Self.apples)" }, { "install": {} }, { "launch": {} }"#
    let sample = try run("fruit-udl", backend: backend, steps)
    XCTAssertEqual(sample.appEvents.last, "crash deep_link_value is no String")
    XCTAssertEqual(sample.routes, [])
    let fixed = try run("fruit-udl-fixed", backend: backend, steps)
    XCTAssertEqual(fixed.appEvents, ["route peaches_vc"])
  }

  func testALinkThatIsFoundWithoutAValueCrashesTheSample() throws {
    let steps = #"{ "install": {} }, { "tap": "https://fruit.onelink.me/H5hv?pid=Email" }"#
    let sample = try run("fruit-udl", steps)
    XCTAssertEqual(sample.appEvents.first, "crash deeplinkValue is nil")
    XCTAssertEqual(sample.routes, [])
    let fixed = try run("fruit-udl-fixed", steps)
    XCTAssertEqual(fixed.appEvents, [])
    XCTAssertTrue(fixed.callbacks.contains("didResolveDeepLink"))
  }
}
