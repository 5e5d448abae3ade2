import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Apps without a scene delegate that look for their window among those of the connected scenes, as `keyWindow` is
/// deprecated.
final class SceneWindowTests: XCTestCase {
  func testASwiftUIAppFindsItsWindow() throws {
    let app = TestedApp.swiftUI(SceneWindowApp.self)
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(
        try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: steps).run(),
        .sequence("onConversionDataSuccess", "route offers", "didResolveDeepLink found", "route apples"),
        .count("route apples", 1))
    }
    let deferred = try CorpusScenario.fruit(
      app, style: .swiftUIAppDelegate, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .count("route apples", 1), .count("route offers", 0))
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      AppEnvironment.current.record(
        "scene", "\(scene?.windows.first === window) \(window?.windowScene === scene) \(scene?.delegate == nil)")
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.rootViewController = UIViewController()
      alert.isHidden = false
      AppEnvironment.current.record("scene", "alert \(alert.windowScene === scene)")
      return true
    }
  }

  func testTheWindowsOfAnAppWithoutASceneDelegateBelongToAScene() throws {
    let app = TestedApp.integrated(appDelegate: { Delegate() }).recording("scene")
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.fruitLink, from: start)
      assertTrace(
        try CorpusScenario.fruit(app, steps: steps).run(), .count("scene true true true", 1),
        .count("scene alert true", 1))
    }
  }

  private final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var others: [UIWindow] = []
    private func show(_ title: String, level: UIWindow.Level = .normal) -> UIWindow {
      let (window, screen) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
      screen.title = title
      (window.rootViewController, window.windowLevel) = (screen, level)
      window.makeKeyAndVisible()
      return window
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = show("home")
      others = [show("splash")]
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      others.append(show("toast", level: .alert))
      window = show(url.host ?? "")
      window?.makeKeyAndVisible()
      return true
    }
  }

  func testAWindowThatTakesThePlaceOfTheAppsIsARoute() throws {
    let app = TestedApp.integrated(appDelegate: { ReplacingDelegate() })
    for start in [CorpusScenario.Start.background, .foreground] {
      let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: start)).run()
      assertTrace(run, .count("route", 1), .count("route apples", 1), .finally(\.screen, "apples"))
    }
  }

  func testViewsWhoseWindowHasAnotherRootShowNoScreen() throws {
    let replaced = try CorpusScenario.fruit(
      .swiftUI(ReplacedRootApp.self), style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(5))])
    assertTrace(
      replaced.run(), .count("route ReplacedRootShop", 1), .count("route ReplacedRootLink", 0),
      .finally(\.screen, "ReplacedRootShop"))
    let kept = try CorpusScenario.fruit(
      .swiftUI(KeptRootApp.self), style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(5))])
    assertTrace(kept.run(), .count("route ReplacedRootLink", 1), .finally(\.screen, "ReplacedRootLink"))
  }

  func testAViewThatReadsWhatNothingObservesStaysAsItIs() throws {
    let app = TestedApp.swiftUI(UnobservedSwitchApp.self)
    let first: [Step] = [
      .install, .launch, .tap("fruit://apples"), .wait(.seconds(1)), .background, .wait(.seconds(1)), .foreground,
    ]
    assertTrace(
      try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: first).run(), .count("onOpenURL", 1),
      .count("route UnobservedShop", 0))
    assertTrace(
      try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: first + [.tap("fruit://peaches")]).run(),
      .count("route UnobservedShop", 1), .sequence("foreground", "onOpenURL", "route UnobservedShop"))
  }
}
