import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app delegate with methods of `UIApplicationDelegate` that the class which conforms to it does not have.
final class DerivedDelegateTests: XCTestCase {
  private let app = TestedApp.integrated(appDelegate: { DerivedAppDelegate() })

  func testTheSystemCallsMethodsThatOnlyASubclassHas() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1))
    }
    let pushes: [Step] = [.install, .launch, .background, .backgroundLaunch, .openNotification(["a": "b"])]
    assertTrace(
      try CorpusScenario.fruit(app, steps: pushes).run(), .sequence("route push", "route notification"),
      .count("route", 2))
  }

  func testAMethodThatOnlyAnotherSubclassHasIsLost() throws {
    let tracked = TestedApp.integrated(appDelegate: { TrackedAppDelegate() })
    let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: .foreground)
    assertTrace(
      try CorpusScenario.fruit(tracked, steps: steps).run(), .sequence("AppsFlyerLib.start"),
      .count("AppsFlyerLib.continue", 0))
  }

  @MainActor func testOnlyTheSubclassRespondsToTheMethod() {
    let name = NSSelectorFromString("application:continueUserActivity:restorationHandler:")
    XCTAssertTrue(DerivedAppDelegate().responds(to: name))
    XCTAssertFalse(TrackedAppDelegate().responds(to: name))
  }
}
