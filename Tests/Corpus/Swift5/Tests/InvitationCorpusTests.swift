import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// Names that come with other modules, and what version 7 of AppsFlyer's SDK calls invitations.
final class InvitationCorpusTests: XCTestCase {
  private func invitations(_ steps: [Step], version: AppsFlyerProfile? = .named("7.0.2")) throws -> ScenarioTest {
    try CorpusScenario.fruit(
      .swiftUI(InviteApp.self), style: .swiftUIAppDelegate, version: version, steps: steps)
  }

  func testAnInvitationOfVersion7IsMadeAndFollowed() throws {
    let made = try invitations([.install, .launch, .wait(.seconds(20))]).run()
    assertTrace(
      made,
      .sequence("AppsFlyerShareInviteHelper.generateInviteLink", "generateInviteUrlWithCompletionHandler"),
      .count("AppsFlyerLib.setUserEmail", 1))
    XCTAssertEqual(made.trace.events.filter { $0.rule.text == "SIM-INT-2" }.map(\.occurrence.name), [])
    for start in CorpusScenario.Start.allCases {
      let test = try invitations(CorpusScenario.direct(CorpusScenario.oneLink, from: start))
      assertTrace(test.run(), .count("route RecipeSheetView", 1), .count("AppsFlyerLib.handleUniversalLink", 1))
    }
    let steps = CorpusScenario.deferred(CorpusScenario.oneLink)
    assertEveryOrder(of: try invitations(steps), maximumDifferences: 1, .count("route RecipeSheetView", 1))
  }

  func testWhatVersion7HasNoMoreIsNamed() throws {
    let test = try CorpusScenario.fruit(
      .integrated(appDelegate: { OldNamesAppDelegate() }), version: .named("7.0.2"), steps: [.install, .launch])
    let calls = test.run().trace.events.filter { $0.rule.text == "SIM-INT-2" }.map(\.occurrence)
    XCTAssertEqual(
      calls.map(\.name),
      ["AppsFlyerLib.getSDKVersion", "AppsFlyerLib.phoneNumber", "AppsFlyerShareInviteHelper.generateInviteUrl"])
    XCTAssertEqual(calls.first?.argument, "not in 7.0.2, until 6.18")
    let old = try CorpusScenario.fruit(.integrated(appDelegate: { OldNamesAppDelegate() }), steps: [.install, .launch])
    XCTAssertEqual(old.run().trace.events.filter { $0.rule.text == "SIM-INT-2" }.map(\.occurrence.name), [])
  }

  func testNamesOfCombineAndNotificationsComeWithOtherModules() throws {
    let app = TestedApp.integrated(appDelegate: { StoreAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start))
      assertTrace(test.run(), .count("route apples", 1))
    }
    let payload: ScenarioValue = .object([.init("link", .string(CorpusScenario.oneLink))])
    let pushed = try CorpusScenario.fruit(
      app, steps: [.install, .launch, .wait(.seconds(5)), .background, .openNotification(payload), .wait(.seconds(10))])
    assertTrace(pushed.run(), .count("route apples", 1))
  }
}
