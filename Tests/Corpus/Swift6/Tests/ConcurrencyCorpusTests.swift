import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

@testable import CorpusShopMain
@testable import CorpusUIKitMain

/// Integrations in the language mode of Swift 6: actors, streams, observation, and programs with `@main`.
final class ConcurrencyCorpusTests: XCTestCase {
  func testAStreamThatReplaysItsLastLinkLosesNone() throws {
    let steps = CorpusScenario.deferred(CorpusScenario.branded)
    for (replaysLast, count) in [(true, 1), (false, 0)] {
      var test = try CorpusScenario.shop(
        .integrated(appDelegate: { ClientAppDelegate(replaysLast: replaysLast) }), steps: steps)
      test.plan.appWork.realTime = .isIgnored
      assertTrace(test.run(), .count("route SummerClothes", count))
    }
  }

  func testAnActorGivesUpAfterItsPatience() throws {
    let steps = CorpusScenario.deferred(CorpusScenario.oneLink)
    for (patience, screen) in [(10.0, "apples"), (0.01, "Home")] {
      let test = try CorpusScenario.fruit(
        .integrated(appDelegate: { ActorAppDelegate(patience: patience) }), steps: steps)
      assertTrace(test.run(), .count(EventPattern("route \(screen)"), 1), .finally(\.screen, screen))
    }
  }

  func testAnObservableRouterKeepsALinkUntilTheLogin() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        .swiftUI(RouterApp.self), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: start))
      assertTrace(test.run(), .count("route RouterProductView", 1))
    }
    let forgetful = try CorpusScenario.fruit(
      .swiftUI(ForgetfulRouterApp.self), style: .swiftUIAppDelegate,
      steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: .notRunning))
    assertTrace(forgetful.run(), .count("route RouterProductView", 0))
  }

  func testTheDelegateOfAProgramIsTestedAsItIs() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.shop(
        .integrated(appDelegate: { MainAppDelegate() }),
        steps: CorpusScenario.direct(CorpusScenario.shopLink, from: start))
      assertTrace(test.run(), .sequence("Adjust.processDeeplink", "route summer-clothes"))
    }
  }

  func testTheAppOfAProgramIsTestedAsItIs() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.shop(
        .swiftUI(MainShopApp.self), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(CorpusScenario.shopLink, from: start))
      assertTrace(test.run(), .sequence("Adjust.processDeeplink", "route MainProductView"))
    }
  }
}
