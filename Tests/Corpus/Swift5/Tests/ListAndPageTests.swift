import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Apps with lists, transitions of their own, and pages of the web that check who answers.
final class ListAndPageTests: XCTestCase {
  func testALinkOpensAScreenWithATransitionOfTheAppOverAList() throws {
    let app = TestedApp.integrated(appDelegate: { ListAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      for link in [CorpusScenario.oneLink, CorpusScenario.fruitLink] {
        let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: start)).run()
        assertTrace(run, .count("route apples", 1), .sequence("didResolveDeepLink found", "route apples"))
      }
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink)).run()
    assertTrace(deferred, .count("route apples", 1))
  }

  private final class LookingDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let list = FruitList()
      list.loadViewIfNeeded()
      guard let cell = list.firstCell() as? UICollectionViewListCell else { return false }
      let content = cell.contentConfiguration as? UIListContentConfiguration
      AppEnvironment.current.record("cell", "\(content?.text ?? "") \(cell.accessories.count)")
      return true
    }
  }

  func testACellShowsWhatItsRegistrationSays() throws {
    let app = TestedApp.integrated(appDelegate: { LookingDelegate() }).recording("cell")
    assertTrace(try CorpusScenario.fruit(app, steps: [.install, .launch]).run(), .count("cell apples 2", 1))
  }

  func testAPageThatChecksItsServerIsShown() throws {
    let app = TestedApp.integrated(appDelegate: { PinnedPageAppDelegate() }) {
      $0.initialScreen = { UIViewController() }
    }
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(
        try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1),
        .count("route SKStoreProductViewController", 0))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink)).run()
    assertTrace(deferred, .count("route apples", 1))
  }
}
