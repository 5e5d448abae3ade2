import SDKContract
import XCTest

@testable import IOSModel

final class PlatformRuleTests: XCTestCase {
  func testEveryRuleIsCitedBySomethingThatHappens() throws {
    var cited = PlatformExploration.shared.citedRules
    for row in RouterTable.rows {
      var router = RouterTable.router(row.change)
      cited.insert(router.route(Link(row.url), from: row.origin, universalLinksOnly: row.universalLinksOnly).rule)
    }
    var router = RouterTable.router { _ in }
    cited.insert(router.route("no link", from: .otherApp).rule)
    for each in IllegalStepCase.all {
      var run = PlatformRun(each.style, each.profile)
      for input in each.after { _ = try run.perform(input) }
      for step in each.legal { try run.machine.perform(step) }
      do throws(IllegalTransition) {
        try run.machine.perform(each.step)
      } catch {
        cited.insert(error.rule)
      }
    }
    // Those of the association file that depend on time are in LinkRouterTests.
    cited.formUnion(PlatformRule.Association.allCases.map(PlatformRule.association))
    // The engine follows these, with the SDKs and their requests in hand; shipped scenarios show each.
    cited.formUnion([
      .lifeCycle(.trackingPromptCovers), .lifeCycle(.suspensionLosesConnections), .lifeCycle(.updateKeepsData),
      .lifeCycle(.restoresBackup), .lifeCycle(.promptNeedsActiveApp),
      .lifeCycle(.promptIsAnsweredAtOnce),
    ])
    XCTAssertEqual(PlatformRule.allCases.filter { !cited.contains($0) }, [])
  }

  func testRulesAreNumberedWithoutGaps() {
    var counts: [Substring: Int] = [:]
    for rule in PlatformRule.allCases {
      let parts = rule.id.split(separator: "-")
      XCTAssertEqual(parts.count, 3, rule.id)
      XCTAssertEqual(parts.first, "IOS")
      counts[parts[1], default: 0] += 1
      XCTAssertEqual(String(parts[2]), "\(counts[parts[1], default: 0])", rule.id)
    }
  }

  func testStatementsAreSingleSentencesWithASource() {
    for rule in PlatformRule.allCases {
      let text = rule.rule
      XCTAssertTrue(text.statement.hasSuffix("."), rule.id)
      XCTAssertFalse(text.statement.dropLast().contains(". "), rule.id)
      XCTAssertFalse(text.source.isEmpty, rule.id)
    }
    XCTAssertEqual(Set(PlatformRule.allCases.map(\.rule.statement)).count, PlatformRule.allCases.count)
  }

  func testWhatIsOpenHasASwitch() {
    let switched = Set(PlatformConfiguration.switches.compactMap(\.specification.rule))
    let open = PlatformRule.allCases.filter { $0.rule.evidence == .open }
    XCTAssertEqual(open.filter { !switched.contains(RuleID($0)) }, [])
  }
}
