import XCTest

/// What the app that a scenario describes cannot do, so an expectation of it could never fail, or never hold.
final class DescribedAppComplaintTests: XCTestCase {
  private func scenario(_ expectation: String, gates: String = "") -> ScenarioText {
    ScenarioText(
      app: #""scheme": "shop", "domains": ["shop.example"], \#(gates)"routes": { "shoes": "Shoes" }"#,
      expect: expectation)
  }

  func testAnAppWithoutGatesKeepsNoLink() {
    for word in ["store", "drop", "drop shoes"] {
      let run = CapturedRun(["validate"], scenario: scenario(#"{ "event": "\#(word)" }"#))
      XCTAssertTrue(
        run.diagnostics.contains(
          "error: \"\(word)\" cannot come here: the app has no gate, so it follows each link at once; list one under "
            + "\"gates\" in \"app\"\n"), run.diagnostics)
    }
  }

  func testAnAppThatStoresLinksDropsNone() {
    let run = CapturedRun(
      ["validate"],
      scenario: scenario(#"{ "whenever": "drop", "eventually": "kill" }"#, gates: #""gates": ["login"], "#))
    XCTAssertTrue(
      run.diagnostics.contains(
        "error: \"drop\" cannot come here: \"whenGated\" says that the app does something else with a link while a gate "
          + "is closed\n"), run.diagnostics)
  }

  func testADestinationWithAScreenIsNotWithoutARoute() {
    for expectation in [#"{ "event": "no route shoes" }"#, #"{ "never": "no route shoes" }"#] {
      let run = CapturedRun(["validate"], scenario: scenario(expectation))
      XCTAssertTrue(
        run.diagnostics.contains(
          "error: \"no route shoes\" cannot come here: \"routes\" in \"app\" has the screen \"Shoes\" for it\n"),
        run.diagnostics)
    }
  }

  func testWhatMayNotComeCanBeForbidden() {
    for expectation in [
      #"{ "never": "store" }"#, #"{ "never": "drop" }"#, #"{ "event": "store", "times": 0 }"#,
      #"{ "whenever": "tap", "eventually": ["route", "store"] }"#, #"{ "event": "no route hats" }"#,
    ] {
      let run = CapturedRun(["validate"], scenario: scenario(expectation))
      XCTAssertEqual(run.diagnostics, "", expectation)
    }
  }
}
