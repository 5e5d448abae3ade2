import XCTest

final class FruitAppTests: XCTestCase {
  private static let link = "https://fruit.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  private func run(_ app: String) throws -> SampleRun {
    try SampleRun(
      app, #""domains": ["fruit.onelink.me"], "appsflyer": {}"#,
      """
      "steps": [
        { "tap": "\(Self.link)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" },
        { "background": {} }, { "wait": "9s" }, { "foreground": {} }
      ]
      """)
  }

  func testConversionDataRoutesAtEveryReturnIfTheFirstLaunchIsNotChecked() throws {
    let run = try run("fruit-without-first-launch-check")
    XCTAssertEqual(run.callbacks, ["onConversionDataSuccess", "onConversionDataSuccess"])
    XCTAssertEqual(run.routes, ["apples_vc", "apples_vc"])
  }

  func testConversionDataRoutesOnceIfTheFirstLaunchIsChecked() throws {
    let run = try run("fruit")
    XCTAssertEqual(run.callbacks, ["onConversionDataSuccess", "onConversionDataSuccess"])
    XCTAssertEqual(run.routes, ["apples_vc"])
  }
}
