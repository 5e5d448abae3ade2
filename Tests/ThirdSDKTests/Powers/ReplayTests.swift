import DeepLinkSimulatorCommand
import XCTest

/// LinkHouse in replays of scenarios, alone and in tables of them.
final class ReplayTests: XCTestCase {
  func testTheScenariosOfTheSDKPass() {
    let run = LinkHouseRun(["replay", "--quiet", LinkHouseFiles.scenarios])
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testTheCompanyServesTheAssociationFileOfItsDomains() {
    let scenario = """
      {
        "version": 1, "name": "LinkHouse",
        "app": { "domains": ["house.example", "link.house"], "paths": ["/rooms/*"], "linkhouse": {} },
        "steps": [{ "install": {} }, { "tap": "https://house.example/k" }, { "tap": "https://link.house/k" }],
        "expect": [{ "sequence": ["opens browser https://house.example/k", "opens app https://link.house/k"] }],
      }
      """
    let run = LinkHouseRun(["replay"], scenario: scenario)
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testATraceHasAColumnForTheSDK() {
    let run = LinkHouseRun(["replay", "--verbose", LinkHouseFiles.scenario("slow-servers")])
    XCTAssertTrue(run.output.contains("linkhouse"), run.output)
    XCTAssertTrue(run.output.contains("send match"), run.output)
    XCTAssertTrue(run.output.contains("(no answer in time)"), run.output)
  }

  func testAFailureNamesTheKeyThatHasNoEntryForALink() {
    let scenario = """
      {
        "version": 1, "name": "LinkHouse",
        "app": { "domains": ["link.house"], "linkhouse": { "domains": ["link.house"] } },
        "steps": [{ "install": {} }, { "launch": {} }, { "tap": "https://link.house/k" }],
        "expect": [{ "callback": "linkHouseDidOpen" }],
      }
      """
    let run = LinkHouseRun(["replay", "--verbose"], scenario: scenario)
    XCTAssertTrue(run.output.contains("needs one in backend.linkhouse.links"), run.output)
    XCTAssertTrue(run.output.contains("(no entry in backend.linkhouse.links)"), run.output)
  }

  func testAFailureNamesTheCallbackThatBroughtNothingToFollow() {
    let scenario = """
      {
        "version": 1, "name": "LinkHouse",
        "app": { "routes": { "kitchen": "Kitchen" }, "linkhouse": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "wait": "10s" }],
        "expect": [{ "event": "route Kitchen" }],
      }
      """
    let run = LinkHouseRun(["replay"], scenario: scenario)
    let reason = /did nothing in event \d+, linkHouseDidFindNoLink \(LinkHouse\s+found\s+no\s+link\)/
    XCTAssertTrue(run.output.contains(reason), run.output)
  }

  func testTheDebugLogOfTheSDKIsPrinted() {
    let run = LinkHouseRun(["replay", "--log", "linkhouse", LinkHouseFiles.scenario("slow-servers")])
    XCTAssertEqual(
      run.output,
      """
      [LinkHouse] LinkHouse 2.0 started
      [LinkHouse] ask match
      [LinkHouse] no answer in time
      [LinkHouse] tell linkHouseDidFindNoLink
      [LinkHouse] match: 200
      [LinkHouse] the answer is too late

      """)
  }

  func testTheDebugLogHasTheCallsToTheSDKAlone() {
    let scenario = """
      {
        "version": 1, "name": "Beacon", "app": { "scheme": "lamp", "adjust": {}, "beacon": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "call": "UIApplication.open", "with": "other://x" }],
      }
      """
    let run = LinkHouseRun(beacon: Lamp.self, ["replay", "--log", "beacon", "-"], input: scenario)
    XCTAssertEqual(run.output, "Beacon.start\n", run.diagnostics)
  }

  func testTheIntegrationIsToldWhereTheAppHandlesANotification() {
    for style in ["uikit-app-delegate", "uikit-scenes"] {
      let scenario = """
        {
          "version": 1, "name": "Beacon", "platform": { "style": "\(style)" }, "app": { "beacon": {} },
          "steps": [{ "install": {} }, { "openNotification": { "a": "b" } }],
          "expect": [
            { "event": "Beacon.push", "times": 1 },
            { "sequence": ["userNotificationCenter(didReceive:)", "Beacon.push"] },
          ],
        }
        """
      let run = LinkHouseRun(beacon: Lamp.self, ["replay", "-"], input: scenario)
      XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
    }
  }

  func testAMatrixMakesLinksOnTheDomainThatTheSDKHasWithoutTheScenario() {
    let scenario = """
      {
        "version": 1, "name": "Beacon",
        "app": { "domains": ["lamp.example"], "routes": { "hall": "Hall" }, "beacon": {} },
        "steps": [{ "install": {} }, { "tap": "https://lamp.example/go?to=hall" }],
      }
      """
    let run = LinkHouseRun(
      beacon: Lamp.self, ["matrix", "--links", "short,long", "--styles", "uikit-scenes", "-"], input: scenario)
    XCTAssertTrue(run.output.hasSuffix("\n6 variants: 6 hold, 0 do not\n"), run.output + run.diagnostics)
  }

  func testAMatrixSaysWhyItCannotMakeLinksOfTheSDK() {
    let run = LinkHouseRun(["matrix", LinkHouseFiles.scenario("short-link")])
    let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
    for form in ["short", "long"] {
      XCTAssertTrue(
        words.contains("\(form) not possible: there is no link service in the declaration of LinkHouse"), run.output)
    }
    XCTAssertFalse(run.output.contains("AppsFlyer"), run.output)
  }

  func testRulesAreShownCoveredAndMissed() {
    let list = LinkHouseRun(["rules", "LH-MATCH"])
    XCTAssertTrue(list.output.hasPrefix("LH-MATCH-1  The SDK waits for that answer"), list.output)
    let coverage = LinkHouseRun(["rules", "LH", "--coverage", "--complete", LinkHouseFiles.scenarios])
    XCTAssertEqual(coverage.code, .success, coverage.output)
    XCTAssertTrue(coverage.output.hasSuffix("14 of 14 rules exercised by 7 scenarios\n"), coverage.output)
    let mutation = LinkHouseRun(["rules", "LH", "--mutate", "1", "--count", "all", LinkHouseFiles.scenarios])
    XCTAssertEqual(mutation.code, .success, mutation.output)
    XCTAssertTrue(mutation.output.hasSuffix("14 of 14 rules are noticed when they are switched off\n"), mutation.output)
  }

  func testTheContractHasASectionForTheSDK() {
    let page = LinkHouseRun(["page", "contract"]).output
    XCTAssertTrue(page.contains("\n## LinkHouse\n"))
    XCTAssertTrue(page.contains("| LH-LINK-4 |"))
  }

  func testAMatrixHasTheVersionsOfTheSDK() {
    let run = LinkHouseRun([
      "matrix", "--profiles", "linkhouse", "--states", "not-installed,background",
      LinkHouseFiles.scenario("short-link"),
    ])
    // Both versions route the same, but 1.4 does not have the events of two expectations, so it has its own table.
    XCTAssertTrue(run.output.contains("\n  linkhouse 1.4\n"), run.output)
    XCTAssertTrue(run.output.contains("✔ A−2"), run.output)
    XCTAssertTrue(run.output.contains("\n  linkhouse 2.0\n"), run.output)
    XCTAssertTrue(run.output.contains("link=universal,linkhouse=1.4"), run.output)
    let refused = LinkHouseRun(["matrix", "--profiles", "linkhouse=1.5", LinkHouseFiles.scenario("short-link")])
    XCTAssertEqual(refused.code, .usage)
    XCTAssertTrue(
      refused.diagnostics.contains(#"there is no version "1.5" of linkhouse; known: 1.4, 2.0"#), refused.diagnostics)
  }

  func testAVariantCanNameAVersionOfTheSDK() {
    let run = LinkHouseRun([
      "replay", "--variant", "linkhouse=1.4", "--format", "jsonl", LinkHouseFiles.scenario("slow-servers"),
    ])
    XCTAssertTrue(run.output.contains("match time-out"), run.output)
    XCTAssertFalse(run.output.contains(#""linkHouseDidFindNoLink""#), run.output)
  }

  func testTheHelpNamesTheSDK() {
    XCTAssertTrue(
      LinkHouseRun(["--help"]).output.hasPrefix("Shows what iOS, AppsFlyer, Adjust and LinkHouse do to your app"))
    XCTAssertTrue(LinkHouseRun(["replay", "--help"]).output.contains("--log <appsflyer|adjust|linkhouse>"))
  }
}
