import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Integrations with both SDKs, with Combine, and with SwiftUI.
final class MixedCorpusTests: XCTestCase {
  private let oneLink = CorpusScenario.oneLink

  func testALinkIsRoutedWhenTheAppIsInFront() throws {
    let steps: [Step] = [
      .tap(oneLink), .install, .launch, .wait(.seconds(1)), .background, .wait(.seconds(5)), .foreground,
    ]
    let good = TestedApp.integrated(appDelegate: { BothAppDelegate(waitsForTime: false) })
    let bad = TestedApp.integrated(appDelegate: { BothAppDelegate(waitsForTime: true) })
    assertTrace(
      try CorpusScenario.market(good, steps: steps).run(), .count("route apples", 1), .count("route unseen", 0))
    assertEveryOrder(
      of: try CorpusScenario.market(good, steps: steps), maximumDifferences: 1, .count("route unseen", 0))
    XCTAssertFalse(
      try CorpusScenario.market(bad, steps: steps).run().failures(of: .count("route unseen", 0)).isEmpty)
  }

  func testNoNameIsAmbiguous() { XCTAssertEqual(SharedNames.all().count, 12) }

  func testASubjectThatKeepsNothingLosesALink() throws {
    let steps = CorpusScenario.deferred(oneLink)
    let good = TestedApp.integrated(appDelegate: { CombineAppDelegate(keepsLast: true) })
    let bad = TestedApp.integrated(appDelegate: { CombineAppDelegate(keepsLast: false) })
    assertTrace(try CorpusScenario.fruit(good, steps: steps).run(), .count("route apples", 1))
    assertTrace(try CorpusScenario.fruit(bad, steps: steps).run(), .count("route apples", 0))
  }

  func testAHostHandsALinkOnToItsPlugins() throws {
    func app(forgetsColdLinks: Bool) -> TestedApp {
      .integrated(
        appDelegate: { PluginAppDelegate() },
        sceneDelegate: { PluginSceneDelegate(forgetsColdLinks: forgetsColdLinks) }
      ) { environment in environment.storyboard["apples"] = { UIViewController() } }
    }
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(oneLink, from: start)
      let run = try CorpusScenario.fruit(app(forgetsColdLinks: false), style: .uikitScenes, steps: steps).run()
      assertTrace(
        run, .count("AppsFlyerLib.continue", 1), .count("route apples", 1), .count("onConversionDataSuccess", 1...2))
      XCTAssertEqual(AttributionPlugin.shared.status, "Organic", "the method is one of older code")
    }
    let cold = CorpusScenario.direct(oneLink, from: .notRunning)
    assertTrace(
      try CorpusScenario.fruit(app(forgetsColdLinks: true), style: .uikitScenes, steps: cold).run(),
      .count("AppsFlyerLib.continue", 0))
  }

  func testASheetShowsTheProductOfALink() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        .swiftUI(SheetApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.direct(oneLink, from: start))
      assertTrace(
        test.run(), .count("route SheetProductView", 1), .sequence("AppsFlyerLib.handleOpen", "didResolveDeepLink"))
    }
  }

  func testSwiftUIHandsScannedLinksToOnContinueUserActivityOnly() throws {
    for start in CorpusScenario.Start.allCases {
      for origin in [TapOrigin.camera, .nfcTag] {
        let steps = CorpusScenario.direct(oneLink, from: start, by: origin)
        let test = try CorpusScenario.fruit(.swiftUI(DeafSheetApp.self), style: .swiftUIAppDelegate, steps: steps)
        assertTrace(
          test.run(), .count("route SheetProductView", 1), .sequence("AppsFlyerLib.continue", "didResolveDeepLink"))
        let usual = try CorpusScenario.fruit(.swiftUI(SheetApp.self), style: .swiftUIAppDelegate, steps: steps)
        assertTrace(usual.run(), .count("route SheetProductView", 0), .count("AppsFlyerLib.handleOpen", 0))
      }
    }
  }

  func testSwiftUIHandsUniversalLinksToOnOpenURLOnly() throws {
    let test = try CorpusScenario.fruit(
      .swiftUI(DeafSheetApp.self), style: .swiftUIAppDelegate,
      steps: CorpusScenario.direct(oneLink, from: .foreground))
    assertTrace(test.run(), .count("route SheetProductView", 0), .count("AppsFlyerLib.continue", 0))
  }

  func testAPathLeadsToTheProduct() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.shop(
        .swiftUI(PathApp.self), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(CorpusScenario.branded, from: start))
      assertTrace(
        test.run(), .count("route PathOnboardingView", 1), .sequence("route PathCategoryView", "route PathProductView"),
        .finally(\.screen, "PathProductView"))
    }
    let deferred = try CorpusScenario.shop(
      .swiftUI(PathApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.deferred(CorpusScenario.branded))
    assertTrace(deferred.run(), .count("route PathProductView", 1))
  }

  func testARouterThatIsMadeAgainForgetsItsPath() throws {
    let test = try CorpusScenario.shop(
      .swiftUI(ForgetfulPathApp.self), style: .swiftUIAppDelegate,
      steps: [.install, .tap(CorpusScenario.branded), .wait(.seconds(5))])
    XCTAssertFalse(test.run().failures(of: .finally(\.screen, "PathProductView")).isEmpty)
  }

  func testALinkWaitsForTheSplash() throws {
    let steps = CorpusScenario.deferred(oneLink)
    let good = try CorpusScenario.fruit(.swiftUI(StateSwitchApp.self), style: .swiftUIAppDelegate, steps: steps).run()
    assertTrace(good, .count("route LinkedProductView", 1), .finally(\.screen, "LinkedProductView"))
    let bad = try CorpusScenario.fruit(
      .swiftUI(HastyStateSwitchApp.self), style: .swiftUIAppDelegate, steps: steps
    ).run()
    assertTrace(bad, .count("route LinkedProductView", 0), .finally(\.screen, "MainTabView"))
  }

  func testAViewBehindAnotherOneFollowsALink() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        .swiftUI(HiddenLinkApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.direct(oneLink, from: start))
      assertTrace(test.run(), .count("route HiddenFruitView", 1), .count("route HiddenShareView", 1))
    }
  }

  func testAValueChoosesALinkBehindAView() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        .swiftUI(ChosenLinkApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.direct(oneLink, from: start))
      assertTrace(test.run(), .count("route HiddenFruitView", 1), .count("route", 1))
    }
  }

  func testAStackOfUIKitsInAViewFollowsALink() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        .swiftUI(RepresentedScreenApp.self), style: .swiftUIAppDelegate,
        steps: CorpusScenario.direct(oneLink, from: start))
      assertTrace(test.run(), .count("route apples", 1), .count("route welcome", 1))
    }
    let deferred = try CorpusScenario.fruit(
      .swiftUI(RepresentedScreenApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.deferred(oneLink))
    assertTrace(deferred.run(), .count("route apples", 1), .count("route welcome", 1))
  }

  func testAGateOpensForGood() throws {
    let app = TestedApp.integrated(appDelegate: { GateAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(oneLink, from: start))
      assertTrace(test.run(), .count("route apples", 1))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(oneLink))
    assertTrace(deferred.run(), .count("route apples", 1))
  }
}
