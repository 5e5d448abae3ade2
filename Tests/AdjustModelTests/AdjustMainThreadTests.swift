import AdjustModel
import SDKContract
import XCTest

/// How callbacks reach the main thread (`ADJ-MAIN-1`).
final class AdjustMainThreadTests: XCTestCase {
  private let answer = AdjustAnswers.attribution(tracker: "t", link: "example://a")

  private func mechanisms(_ rules: RuleSwitches) -> [MainThreadMechanism] {
    var run = AdjustRun.launched { $0.rules = rules }
    run.answer(AdjustAnswers.session())
    run.answer(answer)
    return run.actions.compactMap {
      if case .call(_, let queue, _, _) = $0 { MainThreadMechanism.allCases[queue] } else { nil }
    }
  }

  func testADeferredLinkHasNoOrderWithTheAttributionOfTheSameAnswer() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    run.forget()
    run.answer(answer)
    let further = AdjustRun.furtherRules(of: run.actions)
    for (action, rule) in zip(run.actions, further) {
      if case .call(.adjustDeferredDeeplinkReceived, _, _, _) = action {
        XCTAssertEqual(rule, .deferredLinks(.twoMechanisms))
      } else {
        XCTAssertNil(rule)
      }
    }
    XCTAssertEqual(further.compactMap(\.self).count, 1)
  }

  func testCallbacksOfOneMechanismKeepTheirOrder() {
    var run = AdjustRun.launched { $0.profile = .v5_6 }
    run.answer(AdjustAnswers.session())
    XCTAssertEqual(AdjustRun.furtherRules(of: run.actions).compactMap(\.self), [])
  }

  func testWithoutTheRuleEverythingGoesOneWay() {
    XCTAssertEqual(mechanisms(RuleSwitches()), [.performSelector, .performSelector, .dispatchAsync])
    let without = mechanisms(RuleSwitches(disabled: [.adjust(.deferredLinks(.twoMechanisms))]))
    XCTAssertEqual(without, [.dispatchAsync, .dispatchAsync, .dispatchAsync])
  }

  func testAnAttributionCitesTheRulesOfItsAnswer() {
    var backend = AdjustBackend()
    backend.appScheme = "example"
    backend.clicked("https://brand.go.link/a", at: .zero)
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    if let request = run.requests.last, let answer = backend.answer(to: request, at: .zero) { run.answer(answer) }
    let rules = run.callbacks.first { $0.name == "adjustAttributionChanged" }?.payload?.rules
    XCTAssertEqual(
      rules,
      [
        .adjust(.links(.serverConverts)), .adjust(.links(.firstSegmentBecomesHost)),
        .adjust(.links(.markerIsLastParameter)),
      ])
  }
}
