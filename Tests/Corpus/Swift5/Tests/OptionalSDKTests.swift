import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// An app that knows its SDK by name only.
final class OptionalSDKTests: XCTestCase {
  func testAnAppUsesAnSDKThatItFindsByItsName() throws {
    let app = TestedApp.integrated(appDelegate: { OptionalSDKAppDelegate() })
    for link in [CorpusScenario.oneLink, CorpusScenario.fruitLink] {
      for start in CorpusScenario.Start.allCases {
        let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: start)).run()
        assertTrace(run, .count("route apples", 1), .sequence("AppsFlyerLib.isDebug", "AppsFlyerLib.start"))
      }
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .count("route apples", 1))
  }
}
