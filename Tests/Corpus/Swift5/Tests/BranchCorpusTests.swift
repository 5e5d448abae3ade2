import CorpusSupport
import DeepLinkSimulatorXCTest
import SwiftUI
import XCTest

/// What counts as going to another screen where SwiftUI's own views stand among the app's.
final class BranchCorpusTests: XCTestCase {
  private let link = CorpusScenario.oneLink

  private func inline(_ steps: [Step]) throws -> ScenarioTest {
    try CorpusScenario.fruit(.swiftUI(InlineSplashApp.self), style: .swiftUIAppDelegate, steps: steps)
  }

  func testTheScreenAfterASpinnerIsARoute() throws {
    let run = try inline([.install, .launch, .wait(.seconds(5))]).run()
    assertTrace(
      run, .sequence("route InlineIntroduction", "route InlineHome"), .count("route", 2),
      .finally(\.screen, "InlineHome"))
    let erased = try CorpusScenario.fruit(
      .swiftUI(ErasedRootApp.self), style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(5))])
    assertTrace(erased.run(), .sequence("route InlineIntroduction", "route InlineHome"), .count("route", 2))
  }

  func testALayerAboveABackdropIsAScreen() throws {
    let app = TestedApp.swiftUI(BackdropApp.self)
    assertTrace(
      try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: CorpusScenario.deferred(link)).run(),
      .count("route OfferLayer", 1), .count("route HelpBadge", 0))
    assertTrace(
      try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(5))]).run(),
      .count("route MenuLayer", 1), .count("route HelpBadge", 0))
  }

  func testAScreenOnTopOfAStackComesAfterItsTab() throws {
    for start in CorpusScenario.Start.allCases {
      let run = try inline(CorpusScenario.direct(link, from: start)).run()
      assertTrace(run, .count("route InlineProductView", 1), .finally(\.screen, "InlineProductView"))
    }
    let deferred = try inline(CorpusScenario.deferred(link))
    assertTrace(deferred.run(), .count("route InlineProductView", 1), .finally(\.screen, "InlineProductView"))
  }

  func testARowIsNoScreen() throws {
    let run = try inline(CorpusScenario.direct(link, from: .foreground)).run()
    assertTrace(run, .finally(\.screen, "InlineProductView"))
    XCTAssertFalse("\(run)".contains("InlineRow"), "\(run)")
  }

  func testWhatFollowsAnAnimationOfSwiftUIsWaitsUntilItIsOver() throws {
    let run = try inline([.install, .launch, .wait(.seconds(5))]).run()
    let home = try XCTUnwrap(run.trace.events.first { "\($0)".contains("route InlineHome") })
    XCTAssertTrue("\(home)".contains("2.4s"), "\(home)")
  }

  private final class AnimationDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      func note(_ name: String) -> () -> Void { { AppEnvironment.current.record(name, "is over") } }
      withAnimation(nil, {}, completion: note("none"))
      withAnimation(.linear(duration: 2).speed(2).repeatCount(3), {}, completion: note("three"))
      withAnimation(.linear.repeatForever(), {}, completion: note("endless"))
      withAnimation(.bouncy(duration: 2), completionCriteria: .removed, {}, completion: note("spring at rest"))
      withAnimation(.bouncy(duration: 2), {}, completion: note("spring"))
      var transaction = Transaction(animation: .easeOut(duration: 4))
      transaction.addAnimationCompletion(note("transaction"))
      withTransaction(transaction) {}
      for name in ["endless", "launch"] { AppEnvironment.current.record(name, "ends") }
      return true
    }
  }

  func testAnAnimationTakesAsLongAsItSays() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { AnimationDelegate() }), steps: [.install, .launch, .wait(.seconds(10))]
    ).run()
    assertTrace(
      run,
      .sequence(
        "launch ends", "none is over", "spring is over", "three is over", "spring at rest is over",
        "transaction is over"),
      .count("endless is over", 0))
  }
}
