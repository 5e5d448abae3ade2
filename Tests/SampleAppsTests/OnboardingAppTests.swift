import XCTest

final class OnboardingAppTests: XCTestCase {
  private static let link = "https://brandname.go.link/summer-clothes?promo=beach"

  private func run(_ app: String) throws -> SampleRun {
    try SampleRun(
      app,
      #""domains": ["brandname.go.link"], "scheme": "example", "gates": ["onboarding"], "adjust": {}"#,
      """
      "steps": [
        { "tap": "\(Self.link)" }, { "install": {} }, { "launch": {} }, { "wait": "20s" },
        { "openGate": "onboarding" }
      ]
      """)
  }

  func testADeferredLinkThatIsNotStoredIsLostBehindOnboarding() throws {
    let run = try run("onboarding-without-stored-link")
    XCTAssertEqual(run.callbacks.filter { $0 == "adjustDeferredDeeplinkReceived" }.count, 1)
    XCTAssertEqual(run.routes, [])
  }

  func testADeferredLinkThatIsStoredOpensAfterOnboarding() throws {
    let run = try run("onboarding")
    XCTAssertEqual(run.callbacks.filter { $0 == "adjustDeferredDeeplinkReceived" }.count, 1)
    XCTAssertEqual(run.routes, ["SummerClothes"])
  }
}
