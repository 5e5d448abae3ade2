import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app from before iOS 9 whose tabs open the screen of a link while they load.
final class GradesTests: XCTestCase {
  private let app = TestedApp.integrated(appDelegate: { GradesAppDelegate() }) {
    $0.forgetStatics(of: "CorpusTests")
  }.recording("weights")

  func testALinkIsOneRouteWhereverItFindsTheApp() throws {
    for start in CorpusScenario.Start.allCases {
      let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: start)).run()
      assertTrace(
        run, .count("route apples", 1), .sequence("application(open:)", "didResolveDeepLink found", "route apples"))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink)).run()
    assertTrace(deferred, .count("route apples", 1), .sequence("didResolveDeepLink found", "route apples"))
  }

  func testANewProcessReadsTheMarksOfTheLastOne() throws {
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .background, .kill(), .launch]).run()
    assertTrace(run, .count("weights AB", 1))
  }
}
