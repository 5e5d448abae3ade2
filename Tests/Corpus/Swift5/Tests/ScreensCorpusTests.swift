import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// Integrations whose screens are made of what UIKit and SwiftUI have beside stacks and sheets.
final class ScreensCorpusTests: XCTestCase {
  func testTheEndOfASheetThatItsBindingClosesOpensWhatIsPending() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        .swiftUI(WelcomeSheetApp.self), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start))
      assertTrace(
        test.run(), .count("route WelcomeFruitView", 1), .sequence("route WelcomeView", "route WelcomeFruitView"),
        .finally(\.screen, "WelcomeFruitView"))
    }
    let deferred = try CorpusScenario.fruit(
      .swiftUI(WelcomeSheetApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.deferred(CorpusScenario.oneLink)
    )
    assertTrace(
      deferred.run(), .sequence("didResolveDeepLink", "route WelcomeFruitView"), .count("route WelcomeFruitView", 1))
  }

  func testALinkWaitsInTheDefaultsOfTheGroup() throws {
    let steps: [Step] = [.install, .launch, .tap(CorpusScenario.fruitLink), .kill(), .launch, .kill(), .launch]
    let run = try CorpusScenario.fruit(.swiftUI(StoredLinkApp.self), style: .swiftUIAppDelegate, steps: steps).run()
    assertTrace(
      run, .count("route StoredLinkFruitView", 1), .sequence("kill", "route StoredLinkFruitView"),
      .count("route StoredLinkGuideView", 1))
  }

  func testALinkChoosesATabByItsValue() throws {
    for start in CorpusScenario.Start.allCases {
      for link in [CorpusScenario.branded, CorpusScenario.shopLink] {
        let test = try CorpusScenario.shop(
          .swiftUI(TabValueApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.direct(link, from: start))
        assertTrace(test.run(), .count("route TabSummerView", 1), .count("route TabHomeView", 0))
      }
    }
  }

  func testALinkChoosesAPageThatALoopMakes() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.shop(
        .swiftUI(LoopPagesApp.self), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(CorpusScenario.branded, from: start))
      assertTrace(test.run(), .count("route TabSummerView", 1), .count("route TabHomeView", 0))
    }
  }

  func testALinkTurnsToItsPage() throws {
    let app = TestedApp.integrated(appDelegate: { PageGalleryAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start))
      assertTrace(test.run(), .count("route apples", 1), .count("route bananas", 0), .finally(\.screen, "apples"))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .sequence("didResolveDeepLink", "route apples"), .count("route apples", 1))
  }

  func testACampaignLeadsToAPageOfTheWebUnlessItIsLate() throws {
    let app = TestedApp.integrated(appDelegate: { WebPageAppDelegate() })
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink)).run()
    assertTrace(deferred, .sequence("onConversionDataSuccess", "route apples"), .count("route WebMenuScreen", 0))
    let late = try CorpusScenario.fruit(
      app, backend: [.appsFlyer(.conversionData, after: .seconds(15))],
      steps: CorpusScenario.deferred(CorpusScenario.oneLink)
    ).run()
    assertTrace(late, .sequence("route WebMenuScreen", "onConversionDataSuccess"), .count("route apples", 0))
    for start in [CorpusScenario.Start.background, .foreground] {
      let direct = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start))
        .run()
      assertTrace(direct, .sequence("route WebMenuScreen", "route SFSafariViewController"), .count("route", 2))
    }
  }
}
