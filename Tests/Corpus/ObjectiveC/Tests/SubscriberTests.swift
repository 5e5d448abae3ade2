import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// An app delegate that hands its calls on to objects whose class alone has the methods, not its superclass.
final class SubscriberTests: XCTestCase {
  func testSubscribersAreAskedForMethodsOfManyArguments() throws {
    let app = TestedApp.integrated(appDelegate: { SubscribedAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      for link in [CorpusScenario.oneLink, CorpusScenario.fruitLink] {
        let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: start)).run()
        assertTrace(run, .count("route apples", 1))
      }
    }
  }
}
