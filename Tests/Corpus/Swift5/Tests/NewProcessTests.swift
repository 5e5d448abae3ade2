import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// What an app keeps in static properties is made again with each of its processes.
final class NewProcessTests: XCTestCase {
  private let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: .notRunning)

  func testASharedServiceIsMadeAgainInANewProcess() throws {
    #if os(Linux)
      let app = TestedApp.integrated(appDelegate: { SharedServiceAppDelegate() }) {
        $0.forgetStatics(of: "CorpusTests")
      }
      for _ in 1...2 {
        assertTrace(
          try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1), .count("AppsFlyerLib.start", 2))
        XCTAssertEqual(SharedLinkService.launches, 1, "the second process begins to count")
      }
    #endif
  }

  func testASharedServiceOfAnEarlierProcessDoesNotSetUpTheSDKAgain() throws {
    let app = TestedApp.integrated(appDelegate: { SharedServiceAppDelegate() })
    assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 0))
  }

  func testViewsFindTheSceneDelegateThatTheAppNames() throws {
    let run = try CorpusScenario.fruit(
      TestedApp.swiftUI(SceneObjectApp.self).recording("found"), style: .swiftUISceneDelegate,
      steps: [.install, .launch]
    ).run()
    assertTrace(run, .sequence("configurationForConnecting", "found true"))
  }

  func testANewProcessHasTheSceneDelegateThatAnEarlierOneNamed() throws {
    let run = try CorpusScenario.fruit(
      TestedApp.swiftUI(SceneObjectApp.self).recording("found"), style: .swiftUISceneDelegate, steps: steps
    ).run()
    assertTrace(run, .count("configurationForConnecting", 1), .count("found true", 2))
    let uikit = try CorpusScenario.fruit(
      TestedApp.integrated(appDelegate: { SceneObjectAppDelegate() }).recording("connected"), style: .uikitScenes,
      steps: steps
    ).run()
    assertTrace(uikit, .count("configurationForConnecting", 1), .count("connected", 2))
  }

  func testASceneDelegateIsMadeWhenItsSceneConnects() throws {
    let app = TestedApp.integrated(
      appDelegate: { LateSceneAppDelegate() }, sceneDelegate: { LateSceneDelegate() }
    ).recording("made")
    assertTrace(
      try CorpusScenario.fruit(app, style: .uikitScenes, steps: steps).run(),
      .sequence("didFinishLaunching", "configurationForConnecting", "made after launch", "willConnectTo"),
      .count("made after launch", 2))
    let views = TestedApp.swiftUI(PathApp.self, sceneDelegate: { LateSceneDelegate() }).recording("made")
    assertTrace(
      try CorpusScenario.fruit(views, style: .swiftUISceneDelegate, steps: [.install, .launch]).run(),
      .sequence("didFinishLaunching", "made before launch"))
  }

  func testTheKeychainOutlivesTheAppAndTheDefaultsDoNot() throws {
    let run = try CorpusScenario.fruit(
      TestedApp.integrated(appDelegate: { KeychainAppDelegate() }).recording("user", "keychain"),
      steps: [.install, .launch, .background, .kill(), .launch, .uninstall, .install, .launch]
    ).run()
    assertTrace(
      run, .sequence("user none, new install", "user 1, known install", "user 2, new install"),
      .count("keychain true true [\"user\"] false", 3))
  }

  func testViewsOverrideTheInitializersOfUIKit() throws {
    let app = TestedApp.integrated(
      appDelegate: { OverlayAppDelegate() }, sceneDelegate: { OverlaySceneDelegate() })
    for start in CorpusScenario.Start.allCases {
      let run = try CorpusScenario.fruit(
        app, style: .uikitScenes, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      ).run()
      assertTrace(run, .count("route offers", 1))
    }
  }
}
