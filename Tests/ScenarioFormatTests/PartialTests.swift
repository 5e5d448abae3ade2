import SDKContract
import XCTest

@testable import ScenarioFormat

/// What is left of a file with mistakes.
final class PartialTests: XCTestCase {
  func testAFileWithoutMistakesIsReadInFull() {
    for sample in Samples.all {
      let file = ScenarioFile(text: sample)
      XCTAssertNotNil(file.partial)
      XCTAssertEqual(file.partial, file.scenario)
      XCTAssertEqual(file.unreadParts, [])
    }
  }

  func testNothingIsReadFromATextThatIsNoJSON() {
    for file in BrokenFile.syntax { XCTAssertNil(ScenarioFile(text: file.text).partial, file.mistake) }
    XCTAssertNil(ScenarioFile(name: "a.json", bytes: Array(Samples.smallest.utf16).flatMap { [0, UInt8($0)] }).partial)
    let name = Array("{ \"version\": 1, \"steps\": [], \"name\": \"".utf8) + [0xE9] + Array("\" }".utf8)
    XCTAssertNil(ScenarioFile(name: "a.json", bytes: name).partial)
  }

  func testNothingIsReadFromWhatIsNoScenarioOfThisVersion() {
    for text in ["[]", "5", #"{ "version": 2, "name": "n", "steps": [] }"#] {
      XCTAssertNil(ScenarioFile(text: text).partial, text)
    }
    XCTAssertEqual(ScenarioFile(text: "{}").partial, Scenario(name: ""))
  }

  func testWhatIsLeftOfAFileHasNoMistakes() throws {
    let files = BrokenFile.shape + BrokenFile.text + BrokenFile.answers + BrokenFile.systemSteps + BrokenFile.outcomes
    // These contradict themselves, which no value that is left out resolves.
    let kept = ["a link that no call carries", "a closed gate that the app does not have"]
    var count = 0
    for file in files where !kept.contains(file.mistake) {
      guard var partial = ScenarioFile(text: file.text).partial else { continue }
      partial.name = "n"
      let text = ScenarioWriter.text(of: partial)
      XCTAssertEqual(ScenarioFile(text: text).diagnostics.map(\.description), [], file.mistake)
      XCTAssertEqual(ScenarioFile(text: text).scenario, partial, file.mistake)
      count += 1
    }
    XCTAssertGreaterThan(count, 150)
  }

  func testWhatIsRightIsReadWithItsLocation() throws {
    let file = ScenarioFile(
      text: #"""
        { "version": 1, "nme": "n", "exhaustive": true, "settle": "5",
          "platform": { "profile": "ios1", "style": "uikit", "switches": { "associationDenied": 5, "b": true } },
          "app": { "scheme": "https", "domains": ["a", "example.com"], "routes": { "a": 1, "b": "B" }, "gates": "g",
            "adjust": { "version": "99", "deferredDeeplinkReturns": "true" } },
          "backend": { "adjust": { "session": { "after": "1", "status": 500 }, "sesion": {} } },
          "steps": [],
          "expect": [{ "never": "c" }, { "nevr": "d" }, { "exactly": "e" }, { "sequence": [5] },
            { "finally": { "scren": "A", "process": "gone", "installed": true } }, { "finally": { "screen": 1 } }] }
        """#)
    let partial = try XCTUnwrap(file.partial)
    XCTAssertNil(file.scenario)
    XCTAssertTrue(partial.isExhaustive)
    XCTAssertEqual(partial.settle, .seconds(600))
    XCTAssertEqual(partial.platform.profile, "ios1")
    XCTAssertEqual(partial.places.location(of: ["platform", "profile"]), SourceLocation(line: 2, column: 28))
    XCTAssertNil(partial.platform.style)
    XCTAssertEqual(partial.platform.switches, [SettingEntry("b", .bool(true))])
    XCTAssertNil(partial.app.scheme)
    XCTAssertEqual(partial.app.domains, ["example.com"])
    XCTAssertEqual(partial.app.routes, [.init("b", "B")])
    XCTAssertEqual(partial.app.gates, [])
    XCTAssertEqual(partial.app[sdk: "adjust"]?.version, "99")
    XCTAssertEqual(partial.app[sdk: "adjust"]?.settings, [])
    XCTAssertEqual(partial.backend[sdk: "adjust"].endpoints.map(\.request), ["session"])
    XCTAssertNil(partial.backend[sdk: "adjust"].endpoints[0].after)
    XCTAssertEqual(partial.backend[sdk: "adjust"].endpoints[0].status, 500)
    XCTAssertEqual(
      partial.expectations.map(\.kind),
      [.never("c"), .finally([.init("installed", .bool(true))])])
  }

  func testOfTwoMembersWithAKeyTheFirstIsRead() throws {
    let text = #"""
      { "version": 1, "name": "n", "name": "m", "steps": [{ "launch": {}, "install": {} }, { "wait": "1s", "wait": 5 }],
        "app": { "routes": { "a": "A", "a": "B" } } }
      """#
    let partial = try XCTUnwrap(ScenarioFile(text: text).partial)
    XCTAssertEqual(partial.name, "n")
    XCTAssertEqual(partial.steps, [Step(.launch), Step(.wait(.seconds(1)))])
    XCTAssertEqual(partial.app.routes, [.init("a", "A")])
  }

  func testAStepIsMissingOnlyIfItsKeyOrAValueItNeedsIsWrong() {
    let kept: [(String, Step.Kind)] = [
      (#"{ "install": true }"#, .install), (#"{ "launch": { "a": 1 } }"#, .launch),
      (#"{ "kill": "swipe" }"#, .kill(nil)), (#"{ "openNotification": 5 }"#, .openNotification(payload: nil)),
      (#"{ "openNotification": {}, "action": 5 }"#, .openNotification(payload: nil)),
      (#"{ "receiveNotification": 5 }"#, .receiveNotification(payload: nil)),
      (#"{ "backgroundLaunch": 5 }"#, .backgroundLaunch()),
      (#"{ "tap": "a:b", "from": "mail" }"#, .tap(url: "a:b", from: nil)),
      (#"{ "tap": "a:b", "form": "safari" }"#, .tap(url: "a:b", from: nil)),
    ]
    for (text, kind) in kept {
      let file = ScenarioFile(text: BrokenFile.steps(text))
      XCTAssertFalse(file.diagnostics.isEmpty, text)
      XCTAssertEqual(file.partial?.steps, [Step(kind)], text)
      XCTAssertEqual(file.unreadParts, [], text)
    }
    let missing = [
      #"{ "instal": {} }"#, "5", "{}", #"{ "tap": "a" }"#, #"{ "wait": 5 }"#, #"{ "network": "slow" }"#,
      #"{ "adClick": {} }"#, #"{ "adClick": 5 }"#, #"{ "system": {} }"#, #"{ "system": "a" }"#,
      #"{ "system": { "call": "didFinishLaunching", "scene": "a" } }"#,
      #"{ "system": { "call": "a", "process": "active" } }"#,
      #"{ "pasteboard": "" }"#,
      #"{ "clockBack": 5 }"#, #"{ "openGate": "" }"#, #"{ "call": "" }"#, #"{ "backend": [] }"#,
      #"{ "releaseDelegate": "a" }"#, #"{ "trackingAuthorization": "a" }"#,
    ]
    for text in missing {
      let file = ScenarioFile(text: BrokenFile.steps("{ \"launch\": {} }, \(text)"))
      XCTAssertEqual(file.partial?.steps, [Step(.launch)], text)
      XCTAssertEqual(file.unreadParts, .steps, text)
    }
    for text in [#"{ "version": 1, "name": "n" }"#, #"{ "version": 1, "name": "n", "steps": {} }"#] {
      XCTAssertEqual(ScenarioFile(text: text).partial?.steps, [], text)
      XCTAssertTrue(ScenarioFile(text: text).unreadParts.contains(.steps), text)
    }
  }
}
