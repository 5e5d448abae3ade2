import SDKContract
import XCTest

final class RuleLogTests: XCTestCase {
  private let sun = RuleID(Weather.sun)
  private let rain = RuleID(Weather.rain)

  func testARuleThatHoldsIsNotedEachTimeItIsAskedFor() {
    var log = RuleLog(RuleSwitches(), applied: [rain])
    XCTAssertTrue(log.applies(sun))
    XCTAssertTrue(log.applies(sun))
    XCTAssertEqual(log.rules, [rain, sun, sun])
  }

  func testARuleThatIsSwitchedOffDoesNotApplyAndIsNotNoted() {
    var log = RuleLog(RuleSwitches(disabled: [rain]))
    XCTAssertFalse(log.applies(rain))
    XCTAssertTrue(log.applies(sun))
    XCTAssertEqual(log.rules, [sun])
  }

  func testRulesFromElsewhereAreNotedWhetherTheyHoldOrNot() {
    var log = RuleLog(RuleSwitches(disabled: [rain]))
    log.add([rain, sun])
    XCTAssertEqual(log.rules, [rain, sun])
  }
}
