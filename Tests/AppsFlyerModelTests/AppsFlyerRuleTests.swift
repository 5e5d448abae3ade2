import AppsFlyerModel
import SDKContract
import XCTest

final class AppsFlyerRuleTests: XCTestCase {
  func testEveryRuleIsCitedByAnActionOrAPayload() throws {
    var cited: Set<AppsFlyerRule> = []
    for scenario in AppsFlyerRuleScenario.all { cited.formUnion(try scenario().rules) }
    for sample in AppsFlyerDataSample.all { cited.formUnion(sample.run().payloadRules) }
    cited.formUnion(AppsFlyerBrowserTests.citedRules)
    XCTAssertEqual(AppsFlyerRule.allCases.filter { !cited.contains($0) }, [])
  }

  func testEveryRuleThatAPayloadCitesHasASample() throws {
    var cited: Set<AppsFlyerRule> = []
    for scenario in AppsFlyerRuleScenario.all { cited.formUnion(try scenario().payloadRules) }
    for sample in AppsFlyerDataSample.all { cited.formUnion(sample.run().payloadRules) }
    XCTAssertEqual(cited.subtracting(AppsFlyerDataSample.all.map(\.rule)), [])
  }

  func testARuleThatIsSwitchedOffChangesData() {
    for sample in AppsFlyerDataSample.all {
      let rule = sample.rule
      let with = sample.run()
      let without = sample.run(RuleSwitches(disabled: [.appsFlyer(rule)]))
      XCTAssertTrue(with.payloadRules.contains(rule), rule.id)
      XCTAssertFalse(without.payloadRules.contains(rule), rule.id)
      XCTAssertNotEqual(with.payloads.map(\.json), without.payloads.map(\.json), rule.id)
    }
  }

  /// A rule about when something happens may well change which payloads there are.
  func testARuleAboutDataThatNoPayloadCitesChangesNoData() {
    let rules = Set(AppsFlyerDataSample.all.map(\.rule))
    for sample in AppsFlyerDataSample.all {
      let run = sample.run()
      for rule in AppsFlyerRule.allCases where rules.contains(rule) && !run.payloadRules.contains(rule) {
        let without = sample.run(RuleSwitches(disabled: [.appsFlyer(rule)]))
        XCTAssertEqual(run.payloads.map(\.json), without.payloads.map(\.json), "\(sample.rule) without \(rule)")
      }
    }
  }

  func testTheRulesOfAPayloadAreDistinctAndInTheOrderOfTheBook() {
    for sample in AppsFlyerDataSample.all {
      for payload in sample.run().payloads {
        XCTAssertEqual(
          payload.rules, AppsFlyerRule.allCases.map(RuleID.appsFlyer).filter { payload.rules.contains($0) })
      }
    }
  }

  func testIdsAndStatementsAreWellFormed() {
    for id in AppsFlyerRule.allCases {
      XCTAssertTrue(id.id.hasPrefix("AF-"))
      XCTAssertTrue(id.rule.statement.hasSuffix("."), id.id)
      XCTAssertFalse(id.rule.source.isEmpty, id.id)
    }
    XCTAssertEqual(Set(AppsFlyerRule.allCases.map(\.rule.statement)).count, AppsFlyerRule.allCases.count)
  }
}
