import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// What a screen shows while it is loaded, before it appears.
final class ScreenLoadingTests: XCTestCase {
  private class LoggingScreen: UIViewController {
    var whenLoaded: (UIViewController) -> Void = { _ in }

    convenience init(_ title: String, whenLoaded: @escaping (UIViewController) -> Void = { _ in }) {
      self.init()
      self.title = title
      self.whenLoaded = whenLoaded
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      AppEnvironment.current.record("loads", title)
      whenLoaded(self)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      AppEnvironment.current.record("appears", title)
    }
  }

  private final class Tabs: UITabBarController {
    var whenLoaded: (Tabs) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [
        UINavigationController(rootViewController: LoggingScreen("home")),
        UINavigationController(rootViewController: LoggingScreen("profile")),
      ]
      whenLoaded(self)
    }
    func push(_ screen: UIViewController) {
      (selectedViewController as? UINavigationController)?.pushViewController(screen, animated: true)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let first: () -> UIViewController
    private let whenActive: (UIWindow) -> Void

    init(_ first: @escaping () -> UIViewController, _ whenActive: @escaping (UIWindow) -> Void) {
      (self.first, self.whenActive) = (first, whenActive)
      super.init()
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = first()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { if let window { whenActive(window) } }
  }

  private func run(
    first: @escaping @MainActor @Sendable () -> UIViewController = { LoggingScreen("splash") },
    next: @escaping @MainActor @Sendable (UIWindow) -> Void = { _ in }
  ) throws -> ScenarioRun {
    try CorpusScenario.fruit(.integrated(appDelegate: { Delegate(first, next) }), steps: [.install, .launch]).run()
  }

  func testAScreenThatMovesOnWhileItIsLoadedIsOneRoute() throws {
    let run = try run(next: { window in
      let tabs = Tabs()
      tabs.whenLoaded = { $0.push(LoggingScreen("product")) }
      window.rootViewController = tabs
    })
    assertTrace(
      run, .count("route", 1), .sequence("loads product", "route product", "appears product"), .never("loads home"))
  }

  func testATabThatIsChosenWhileTheTabsAreLoadedIsOneRoute() throws {
    let run = try run(next: { window in
      let tabs = Tabs()
      tabs.whenLoaded = { tabs in
        tabs.selectedIndex = 1
        tabs.push(LoggingScreen("settings"))
      }
      window.rootViewController = tabs
    })
    assertTrace(run, .count("route", 1), .sequence("route settings", "appears settings"), .never("loads profile"))
  }

  func testTheFirstScreenThatMovesOnWhileItIsLoadedIsARoute() throws {
    let moved = try run(first: {
      let tabs = Tabs()
      tabs.whenLoaded = { $0.push(LoggingScreen("product")) }
      return tabs
    })
    assertTrace(moved, .count("route", 1), .sequence("route product", "appears product"))
    let plain = try run(first: { Tabs() })
    assertTrace(plain, .never("route"), .count("appears home", 1))
  }

  func testAChildThatIsAddedWhileItsParentIsLoadedAppearsAfterIt() throws {
    let run = try run(next: { window in
      window.rootViewController = LoggingScreen("container") { parent in
        let child = LoggingScreen("child")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    })
    assertTrace(
      run, .count("route", 1), .sequence("loads container", "loads child", "appears container", "appears child"))
  }

  func testAScreenThatIsLoadedPresentsNothingOutsideOfAContainer() throws {
    let offer: @MainActor @Sendable (UIViewController) -> Void = { screen in
      screen.present(LoggingScreen("offer"), animated: true)
    }
    let alone = try run(first: { LoggingScreen("home", whenLoaded: offer) })
    assertTrace(
      alone, .count("notPresented offer: the view of home is not in the window hierarchy", 1), .count("route", 0))
    let inside = try run(next: { window in
      window.rootViewController = UINavigationController(rootViewController: LoggingScreen("home", whenLoaded: offer))
    })
    assertTrace(inside, .count("route offer", 1))
  }
}
