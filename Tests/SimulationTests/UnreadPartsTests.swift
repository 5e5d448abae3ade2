import DeepLinkSimulator
import ScenarioFormat
import Simulation
import XCTest

/// What a scenario is blamed for if its file says more than could be read.
final class UnreadPartsTests: XCTestCase {
  /// Returns what is said about a file beside the mistakes of its keys and values.
  private func complaints(
    platform: String = "{}", app: String, steps: String = "", expect: String = "", key: String = "platform"
  ) throws -> [String] {
    let file = ScenarioFile(
      name: "test.json",
      bytes: Array(
        """
        { "version": 1, "name": "n", "\(key)": \(platform), "app": { "scheme": "example", \(app) },
          "steps": [{ "install": {} }, { "launch": {} } \(steps)], "expect": [\(expect)] }
        """.utf8))
    let partial = try XCTUnwrap(file.partial)
    return ScenarioCompiler(apps: AppRegistry()).problems(in: partial, unreadParts: file.unreadParts).map(\.message)
  }

  func testNothingIsSaidToBeMissingThatAMistakeHides() throws {
    let expectations = [
      (#""adjust": true"#, "", #"{ "event": "adjustDeferredDeeplinkReceived" }"#),
      (#""Adjust": {}"#, #", { "releaseDelegate": "adjust" }"#, ""),
      (#""Adjust": {}"#, #", { "call": "Adjust.processDeeplink", "with": "example://apples" }"#, ""),
      (#""Adjust": {}"#, #", { "backend": { "adjust": { "session": { "status": 500 } } } }"#, ""),
      (#""appsflyer": { "unifiedDeepLinking": "yes" }"#, "", #"{ "event": "didResolveDeepLink" }"#),
      (#""route": { "apples": "apples" }"#, "", #"{ "event": "route apples" }"#),
      (#""gates": "login""#, #", { "openGate": "login" }"#, #"{ "never": "route", "while": { "gates": ["login"] } }"#),
      (#""gate": ["login"]"#, "", #"{ "event": "openGate login" }"#),
      (#""gate": ["login"]"#, "", #"{ "event": "store" }"#),
      (#""use": "Shop", "tasks": "decided""#, "", ""),
      (#""appsflyer": 5"#, "", #"{ "event": "timer DDL" }"#),
    ]
    for (app, steps, expect) in expectations {
      XCTAssertEqual(try complaints(app: app, steps: steps, expect: expect), [], app)
    }
    let other = try complaints(
      platform: #"{ "stile": "uikit-app-delegate" }"#, app: #""domains": []"#,
      expect: #"{ "event": "application(open:)" }, { "never": "route", "while": { "scene": null } }"#)
    XCTAssertEqual(other, [])
    // A link of a domain that could not be read seems to open the browser.
    XCTAssertEqual(
      try complaints(
        app: #""domains": "example.com""#,
        steps: #", { "background": {} }, { "tap": "https://example.com/a" }, { "background": {} }"#), [])
  }

  func testWhatIsWrongWhateverTheMistakeHidesIsSaid() throws {
    XCTAssertEqual(
      try complaints(
        app: #""adjust": true"#, steps: #", { "call": "Adjust.procesDeeplink" }"#,
        expect: #"{ "event": "adjustDeferredDeeplinkReceive" }"#),
      [
        #"unknown SDK call "Adjust.procesDeeplink"; did you mean "Adjust.processDeeplink"?"#,
        #"unknown event "adjustDeferredDeeplinkReceive"; did you mean "adjustDeferredDeeplinkReceived"?"#,
      ])
  }

  func testAMisspelledKeyBesideTheAppHidesNothingOfIt() throws {
    let expect = #"{ "event": "adjustDeferredDeeplinkReceived" }"#
    for (key, count) in [("verison", 1), ("platfrom", 0), ("Platform", 0)] {
      XCTAssertEqual(try complaints(app: #""domains": []"#, expect: expect, key: key).count, count, key)
    }
  }

  func testWhatAnAppLacksIsSaidIfAllOfItCouldBeRead() throws {
    XCTAssertEqual(
      try complaints(
        app: #""gates": ["login"]"#, steps: #", { "wiat": "1s" }"#,
        expect: #"{ "event": "adjustDeferredDeeplinkReceived" }, { "evnt": "tap" }"#),
      [#"adjustDeferredDeeplinkReceived cannot be called here: the app does not have Adjust; add "adjust" to "app""#])
  }
}
