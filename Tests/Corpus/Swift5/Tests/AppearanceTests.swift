import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// When screens appear and disappear.
final class AppearanceTests: XCTestCase {
  func testChildrenOfTheRootViewControllerAreScreens() throws {
    let app = TestedApp.integrated(appDelegate: { RootContainerAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(
        try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1),
        .sequence("route home", "tap", "route apples"), .count("route splash", 0), .count("route bar", 0))
    }
    let steps = CorpusScenario.deferred(CorpusScenario.oneLink)
    assertTrace(
      try CorpusScenario.fruit(app, steps: steps).run(), .sequence("didResolveDeepLink", "route home", "route apples"))
  }

  /// Shows the screens `a`, `b` and `c` in an app that is in front.
  private func run(
    _ show: @escaping @MainActor (UIWindow, [ContainedController]) -> Void
  ) throws -> (ScenarioRun, [[String]]) {
    let screens = MainActor.assumeIsolated { ["a", "b", "c"].map(ContainedController.init) }
    let app = TestedApp.integrated(appDelegate: { WindowAppDelegate { window in show(window, screens) } })
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .wait(.seconds(5))]).run()
    return (run, MainActor.assumeIsolated { screens.map(\.calls) })
  }

  private static let seen = ["willAppear", "didAppear"]
  private static let left = ["willDisappear", "didDisappear"]

  func testAPanelThatConstraintsKeepSmallIsNoScreen() throws {
    for isRoute in [false, true] {
      let (run, calls) = try run { window, screens in
        window.rootViewController = screens[0]
        window.makeKeyAndVisible()
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(1))
          let (whole, part): (UIView, UIView) = (screens[0].view, screens[1].view)
          screens[0].addChild(screens[1])
          part.translatesAutoresizingMaskIntoConstraints = false
          whole.addSubview(part)
          NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: whole.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: whole.trailingAnchor),
            part.bottomAnchor.constraint(equalTo: whole.safeAreaLayoutGuide.bottomAnchor),
          ])
          if isRoute { part.topAnchor.constraint(equalTo: whole.topAnchor).isActive = true }
          screens[1].didMove(toParent: screens[0])
        }
      }
      XCTAssertEqual(calls[1], Self.seen)
      assertTrace(run, .count("route b", isRoute ? 1 : 0))
    }
  }

  func testATabIsToldEachTimeThatItAppears() throws {
    let (_, calls) = try run { window, screens in
      let tabs = UITabBarController()
      tabs.viewControllers = [screens[0], screens[1]]
      window.rootViewController = tabs
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    }
    XCTAssertEqual(calls, [Self.seen + Self.left + Self.seen, Self.seen + Self.left, []])
  }

  func testAReplacedStackAndAReplacedRootDisappear() throws {
    let (_, calls) = try run { window, screens in
      let stack = UINavigationController(rootViewController: screens[0])
      window.rootViewController = stack
      stack.setViewControllers([screens[1]], animated: false)
      window.rootViewController = screens[2]
    }
    XCTAssertEqual(calls, [Self.seen + Self.left, Self.seen + Self.left, Self.seen])
  }

  func testAScreenThatIsPushedAgainIsToldAgain() throws {
    let (_, calls) = try run { window, screens in
      let stack = UINavigationController(rootViewController: screens[0])
      window.rootViewController = stack
      stack.pushViewController(screens[1], animated: false)
      stack.popViewController(animated: false)
      stack.pushViewController(screens[1], animated: false)
    }
    XCTAssertEqual(calls, [Self.seen + Self.left + Self.seen + Self.left, Self.seen + Self.left + Self.seen, []])
  }

  func testOnlyAFullScreenPresentationRemovesItsPresenter() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic] {
      let (_, calls) = try run { window, screens in
        window.rootViewController = screens[0]
        screens[1].modalPresentationStyle = style
        screens[0].present(screens[1], animated: false)
        screens[0].dismiss(animated: false)
      }
      XCTAssertEqual(calls[0], style == .fullScreen ? Self.seen + Self.left + Self.seen : Self.seen, "\(style)")
      XCTAssertEqual(calls[1], Self.seen + Self.left)
    }
  }

  func testAnotherDetailIsARoute() throws {
    let (run, calls) = try run { window, screens in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UITableViewController(style: .insetGrouped), for: .primary)
      split.setViewController(screens[0], for: .secondary)
      window.rootViewController = split
      split.showDetailViewController(screens[1], sender: nil)
    }
    assertTrace(run, .count("route a", 0), .count("route b", 1))
    XCTAssertEqual(calls, [Self.seen + Self.left, Self.seen, []])
  }
}

/// Shows screens once the app is in front.
private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let show: @MainActor (UIWindow) -> Void
  init(_ show: @escaping @MainActor (UIWindow) -> Void) { self.show = show }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
      if let window { show(window) }
    }
    return true
  }
}
