import DeepLinkSimulator
import TestSupport
import XCTest

/// The delegate of an app that a scenario describes reacts to each callback under the name of version 5.
final class AdjustDescribedDelegateTests: XCTestCase {
  private func callbacks(_ name: String, version: String, _ reaction: String) throws -> [String] {
    let text = """
      { "version": 1, "name": "n",
        "app": { "scheme": "example", "on": { "\(name)": "\(reaction)" },
          "adjust": { "version": "\(version)", "switches": { "reportsSKAN": true } } },
        "backend": { "adjust": { "session": { "body": { "remote_triggers": [{ "label": "a", "payload": { "x": 1 } }] } } } },
        "steps": [{ "install": {} }, { "launch": {} }] }
      """
    let run = try ScenarioTest(text: text, app: .described).run()
    return run.trace.events.map(\.fullLabel).filter { $0.hasPrefix(name) }
  }

  func testACallbackThatTheDelegateDoesNotHaveIsNotCalled() throws {
    for (name, version) in [
      ("adjustSkanUpdated", "4.38.4"), ("adjustSkanUpdated", "5.5.2"), ("adjustRemoteTriggerReceived", "5.6.2"),
      ("adjustSessionTrackingSucceeded", "5.5.2"), ("adjustAttributionChanged", "5.5.2"),
    ] {
      XCTAssertEqual(try callbacks(name, version: version, "missing"), [], "\(name) of \(version)")
      XCTAssertEqual(
        try callbacks(name, version: version, "route").first?.hasPrefix(name), true, "\(name) of \(version)")
    }
  }
}
