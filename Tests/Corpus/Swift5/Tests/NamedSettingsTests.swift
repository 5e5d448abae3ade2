import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// Apps that use properties by their names, and views that may be nil.
final class NamedSettingsTests: XCTestCase {
  func testAnAppSetsUpTheSDKByTheNamesOfItsProperties() throws {
    let app = TestedApp.integrated(appDelegate: { NamedSettingsAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start)).run()
      assertTrace(run, .count("route apples", 1), .sequence("AppsFlyerLib.minTimeBetweenSessions", "route apples"))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .count("route apples", 1))
  }

  func testAnOptionalViewIsShownWhileItIsThere() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        TestedApp.swiftUI(OptionalBannerApp.self).recording("banner"), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: start))
      assertTrace(test.run(), .count("banner apples", 1))
    }
    let organic = try CorpusScenario.fruit(
      TestedApp.swiftUI(OptionalBannerApp.self).recording("banner"), style: .swiftUIAppDelegate,
      steps: [.install, .launch, .wait(.seconds(20))])
    assertTrace(organic.run(), .count("banner", 0))
  }
}
