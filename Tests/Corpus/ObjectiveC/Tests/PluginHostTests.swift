import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app that passes the calls of the system on to objects of two protocols, whose optional methods have the same
/// names.
final class PluginHostTests: XCTestCase {
  func testALinkReachesThePlugInOrTheDelegateThatHasTheMethod() throws {
    let app = TestedApp.integrated(appDelegate: { PluginHostDelegate() })
    for start in CorpusScenario.Start.allCases {
      let web = try CorpusScenario.shop(app, steps: CorpusScenario.direct(CorpusScenario.branded, from: start)).run()
      assertTrace(web, .count("route plug-in summer-clothes", 1), .sequence("resolvedDeeplink", "route"))
      let own = try CorpusScenario.shop(app, steps: CorpusScenario.direct(CorpusScenario.shopLink, from: start)).run()
      assertTrace(own, .count("route delegate summer-clothes", 1))
    }
  }
}
