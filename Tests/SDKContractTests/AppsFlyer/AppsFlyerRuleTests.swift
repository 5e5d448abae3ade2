import SDKContract
import XCTest

final class AppsFlyerRuleTests: XCTestCase {
  /// Rules about what payloads consist of and how servers attribute; other tests check them by name.
  private static let aboutData: Set<AppsFlyerRule> = [
    .restoredBackup, .localPayload, .decodedOnce, .resolvedPayload, .valueTypes, .cachedAttribution, .organicPayload,
    .nonOrganicPayload, .reservedName, .restrictedPayload, .retargetingPayload, .payloadTimes, .directClickEvent,
    .clickEventAdditions, .deferredClickEvent, .clickLookback, .lastClick, .reinstallWithoutClick,
    .deferredLookback, .deferredPrivacy, .selfReportedClick,
  ]

  func testEveryRuleIsReached() throws {
    var reached = Self.aboutData
    for scenario in AppsFlyerRuleScenario.all {
      let rig = try scenario()
      XCTAssertTrue(rig.rules.isDisjoint(with: Self.aboutData))
      reached.formUnion(rig.rules)
    }
    XCTAssertEqual(AppsFlyerRule.allCases.filter { !reached.contains($0) }, [])
  }

  func testIdsAndStatementsAreWellFormed() {
    for id in AppsFlyerRule.allCases {
      XCTAssertTrue(id.rawValue.hasPrefix("AF-"))
      XCTAssertTrue(id.rule.statement.hasSuffix("."), id.rawValue)
      XCTAssertFalse(id.rule.source.isEmpty, id.rawValue)
    }
    XCTAssertEqual(Set(AppsFlyerRule.allCases.map(\.rule.statement)).count, AppsFlyerRule.allCases.count)
  }
}
