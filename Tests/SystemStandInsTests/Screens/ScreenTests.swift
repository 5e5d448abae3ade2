import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Which screens a user gets to see, as UIKit has it.
final class ScreenTests: XCTestCase {
  private class LoggingScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      AppEnvironment.current.record("loads", title)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      AppEnvironment.current.record("appears", title)
    }
    convenience init(_ title: String) {
      self.init()
      self.title = title
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var atLaunch: (Delegate) -> Void = { _ in }
    var whenActive: (Delegate) -> Void = { _ in }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      atLaunch(self)
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { whenActive(self) }
  }

  private func run(
    initial: (@MainActor @Sendable () -> UIViewController)? = nil,
    atLaunch: @escaping @MainActor @Sendable (Delegate) -> Void = { _ in },
    whenActive: @escaping @MainActor @Sendable (Delegate) -> Void = { _ in }
  ) throws -> ScenarioRun {
    let app = TestedApp.integrated(
      appDelegate: {
        let delegate = Delegate()
        delegate.atLaunch = { delegate in MainActor.assumeIsolated { atLaunch(delegate) } }
        delegate.whenActive = { delegate in MainActor.assumeIsolated { whenActive(delegate) } }
        return delegate
      }, prepare: { $0.initialScreen = initial })
    return try CorpusScenario.fruit(app, steps: [.install, .launch]).run()
  }

  func testWhatFollowsAnAnimationWaitsUntilItIsOver() throws {
    let run = try run(
      initial: { LoggingScreen("splash") },
      atLaunch: { delegate in
        UIView.animate(withDuration: 1.5, delay: 0.5) {
          AppEnvironment.current.record("animation", "changes")
        } completion: { _ in
          AppEnvironment.current.record("animation", "is over")
          delegate.window?.rootViewController?.present(LoggingScreen("home"), animated: true)
        }
        UIView.animate(withDuration: 0) {
        } completion: { _ in
          AppEnvironment.current.record("none", "is over")
        }
        UIView.animate(withDuration: 1, options: .repeat) {
        } completion: { _ in
          AppEnvironment.current.record("repeated", "is over")
        }
        UIView.animate(withDuration: .infinity) {
        } completion: { _ in
          AppEnvironment.current.record("endless", "is over")
        }
        for name in ["repeated", "endless", "launch"] { AppEnvironment.current.record(name, "ends") }
      })
    assertTrace(
      run,
      .sequence(
        "animation changes", "launch ends", "none is over", "applicationDidBecomeActive", "animation is over",
        "route home"), .count("repeated is over", 0), .count("endless is over", 0))
    let end = try XCTUnwrap(run.trace.events.first { "\($0)".contains("animation is over") })
    XCTAssertTrue("\(end)".contains("2s"), "\(end)")
  }

  private final class StackObserver: NSObject, UINavigationControllerDelegate {
    nonisolated override init() { super.init() }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { AppEnvironment.current.record("will show", viewController.title) }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      let isGone = from.map { !navigationController.viewControllers.contains($0) } ?? false
      AppEnvironment.current.record(
        "did show", "\(viewController.title ?? "") after \(from?.title ?? "none")\(isGone ? ", which is gone" : "")")
    }
  }

  func testAStackTellsWhichScreenIsLeftForWhich() throws {
    let observer = StackObserver()
    let run = try run(
      initial: { UINavigationController(rootViewController: LoggingScreen("list")) },
      whenActive: { delegate in
        guard let stack = delegate.window?.rootViewController as? UINavigationController else { return }
        stack.delegate = observer
        stack.pushViewController(LoggingScreen("product"), animated: true)
        stack.pushViewController(LoggingScreen("cart"), animated: true)
        stack.popToRootViewController(animated: true)
        stack.setViewControllers([LoggingScreen("other")], animated: false)
        AppEnvironment.current.record("change", stack.transitionCoordinator == nil ? "over" : "goes on")
      })
    assertTrace(
      run,
      .sequence(
        "did show product after list", "did show cart after product", "will show list",
        "did show list after cart, which is gone", "did show other after list, which is gone", "change over"),
      .count("did show", 4))
  }

  func testAnimationsThatAreSwitchedOffAreOverAtOnce() throws {
    let run = try run(
      initial: { LoggingScreen("splash") },
      atLaunch: { _ in
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 5) {
        } completion: { _ in
          AppEnvironment.current.record("animation", "is over")
        }
        UIView.setAnimationsEnabled(true)
        AppEnvironment.current.record("launch", "ends")
      })
    assertTrace(run, .sequence("launch ends", "animation is over", "applicationDidBecomeActive"))
  }

  func testAnIconAndItsMenuAreWhatTheAppSays() throws {
    let run = try run(whenActive: { _ in
      let app = UIApplication.shared
      app.shortcutItems = [
        UIApplicationShortcutItem(
          type: "connect", localizedTitle: "Connect", localizedSubtitle: "Now",
          icon: UIApplicationShortcutIcon(systemImageName: "bolt"), userInfo: nil)
      ]
      AppEnvironment.current.record("menu", app.shortcutItems?.first?.localizedSubtitle)
      app.setAlternateIconName("Winter") { error in
        AppEnvironment.current.record("icon", error == nil ? UIApplication.shared.alternateIconName : "failed")
      }
      AppEnvironment.current.record(
        "letters", "\(app.preferredContentSizeCategory < .accessibilityMedium) \(UIContentSizeCategory.large)")
      let close = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
      AppEnvironment.current.record("button", "\(close.action == nil)")
    })
    assertTrace(run, .sequence("menu Now", "button true", "icon Winter"))
  }

  func testADiffableSourceHasWhatItsSnapshotHas() throws {
    let run = try run(
      initial: { LoggingScreen("list") },
      atLaunch: { _ in
        let table = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["old", "new"])
        snapshot.appendItems([1, 4], toSection: "old")
        snapshot.insertItems([2, 3], afterItem: 1)
        snapshot.insertItems([0], beforeItem: 1)
        snapshot.appendItems([9])
        snapshot.deleteItems([3])
        source.apply(snapshot)
        let rows = (0...4).map { source.itemIdentifier(for: IndexPath(row: $0, section: 0)).map { "\($0)" } ?? "none" }
        let counts = (0...2).map { source.tableView(table, numberOfRowsInSection: $0) }
        AppEnvironment.current.record("rows", "\(rows.joined(separator: " ")), \(counts)")
      })
    assertTrace(run, .count("rows 0 1 2 4 none, [4, 1, 0]", 1))
  }

  func testTransactionsAndAnimatorsAreOverInTheirTime() throws {
    let run = try run(
      initial: { LoggingScreen("splash") },
      atLaunch: { _ in
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setCompletionBlock { AppEnvironment.current.record("transaction", "is over") }
        CATransaction.commit()
        CATransaction.commit()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
          AppEnvironment.current.record("animator", "changes")
        }
        animator.addCompletion { AppEnvironment.current.record("animator", "is over at \($0)") }
        animator.startAnimation()
        let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
        stopped.addCompletion { _ in AppEnvironment.current.record("stopped", "is over") }
        AppEnvironment.current.record("stopped", "soon")
        stopped.startAnimation()
        stopped.stopAnimation(true)
      })
    assertTrace(
      run,
      .sequence(
        "animator changes", "applicationDidBecomeActive", "animator is over at end", "transaction is over"),
      .count("stopped is over", 0))
  }

  func testTheSystemSetsTheWindowOfAnAppWithAStoryboard() throws {
    let run = try run(
      initial: { LoggingScreen("start") },
      atLaunch: { AppEnvironment.current.record("window", $0.window == nil ? "missing" : "there") },
      whenActive: { $0.window?.rootViewController?.present(LoggingScreen("sheet"), animated: true) })
    assertTrace(
      run, .sequence("window there", "loads start", "applicationDidBecomeActive", "loads sheet", "route sheet"),
      .count("route start", 0), .finally(\.screen, "sheet"))
  }

  func testAScreenInNoShownWindowPresentsNothing() throws {
    let run = try run(
      initial: { LoggingScreen("start") },
      atLaunch: { $0.window?.rootViewController?.present(LoggingScreen("sheet"), animated: true) })
    assertTrace(run, .count("notPresented", 1), .count("route", 0))
  }

  func testAScreenThatPresentsPresentsNoOther() throws {
    let run = try run(whenActive: { delegate in
      delegate.window?.rootViewController?.present(LoggingScreen("one"), animated: true)
      delegate.window?.rootViewController?.present(LoggingScreen("two"), animated: true)
      delegate.window?.rootViewController?.dismiss(animated: false)
      delegate.window?.rootViewController?.present(LoggingScreen("three"), animated: true)
    })
    assertTrace(run, .sequence("route one", "notPresented", "route three"), .count("route two", 0))
  }

  func testPushingAndChangingTabsAreRoutes() throws {
    let run = try run(
      atLaunch: { delegate in
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: LoggingScreen("home")),
          UINavigationController(rootViewController: LoggingScreen("shop")),
        ]
        delegate.window = UIWindow(frame: UIScreen.main.bounds)
        delegate.window?.rootViewController = tabs
        delegate.window?.makeKeyAndVisible()
      },
      whenActive: { delegate in
        guard let tabs = delegate.window?.rootViewController as? UITabBarController else { return }
        tabs.selectedIndex = 1
        let stack = tabs.selectedViewController as? UINavigationController
        stack?.pushViewController(LoggingScreen("product"), animated: true)
        stack?.popToRootViewController(animated: true)
        stack?.viewControllers.last?.navigationController?.pushViewController(LoggingScreen("other"), animated: true)
      })
    assertTrace(
      run, .sequence("loads home", "route shop", "route product", "appears product", "route other"), .count("route", 3),
      .count("loads shop", 1))
  }

  private final class NamingDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = NamedSceneDelegate.self
      return configuration
    }
  }

  private final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      AppEnvironment.current.record("connected", connectionOptions.userActivities.first?.webpageURL?.host)
    }
  }

  func testTheSystemMakesTheSceneDelegateThatTheAppNames() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { NamingDelegate() }), style: .uikitScenes,
      steps: [.install, .tap(CorpusScenario.oneLink)]
    ).run()
    assertTrace(run, .sequence("configurationForConnecting", "connected example.onelink.me"))
  }

  func testAURLThatNobodyOpensIsNotOpened() throws {
    let run = try run(whenActive: { _ in
      let record: @MainActor (String, Bool) -> Void = { AppEnvironment.current.record($0, "\($1)") }
      if let own = URL(string: "fruit://apples") { record("own", UIApplication.shared.canOpenURL(own)) }
      if let other = URL(string: "nobody://x") {
        record("other", UIApplication.shared.canOpenURL(other))
        UIApplication.shared.open(other, options: [:]) { isOpened in
          MainActor.assumeIsolated { record("opened", isOpened) }
        }
      }
    })
    assertTrace(run, .sequence("own true", "other false", "opened false"))
  }

  /// Notes where its view is while it comes and goes.
  private final class WindowScreen: UIViewController {
    let label = UILabel()
    convenience init(_ title: String) {
      self.init()
      self.title = title
    }
    private func note(_ when: String) {
      let windows = [view.window, label.window].map { $0 == nil ? "none" : "its" }
      AppEnvironment.current.record(when, "\(title ?? ""): \(windows.joined(separator: " "))")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      note("loads")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("comes")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("is there")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("is gone")
    }
  }

  func testAViewHasItsWindowWhileItsScreenIsThere() throws {
    let run = try run(
      atLaunch: { delegate in
        delegate.window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController(rootViewController: WindowScreen("first"))
        delegate.window?.rootViewController = stack
        delegate.window?.makeKeyAndVisible()
      },
      whenActive: { delegate in
        let stack = delegate.window?.rootViewController as? UINavigationController
        let first = stack?.topViewController
        stack?.pushViewController(WindowScreen("second"), animated: false)
        AppEnvironment.current.record("first below", first?.view.window == nil ? "none" : "its")
        stack?.topViewController?.present(WindowScreen("third"), animated: false)
        stack?.dismiss(animated: false)
        first?.view.window?.rootViewController = UIViewController()
        stack?.topViewController?.view.window?.rootViewController = WindowScreen("fourth")
        AppEnvironment.current.record("stack", stack?.view.window == nil ? "none" : "its")
        AppEnvironment.current.record("window", delegate.window?.window === delegate.window ? "itself" : "another")
      })
    assertTrace(
      run,
      .sequence(
        "loads first: none none", "comes first: none none", "is there second: its its",
        "first below none", "is there third: its its", "is gone third: none none", "route fourth",
        "is there fourth: its its", "stack none", "window itself"),
      .count("route", 3))
  }

  func testAViewFindsItsScreenByTheResponders() throws {
    let run = try run(
      atLaunch: { delegate in
        delegate.window = UIWindow(frame: UIScreen.main.bounds)
        delegate.window?.rootViewController = UITabBarController()
        let screen = WindowScreen("first")
        (delegate.window?.rootViewController as? UITabBarController)?.viewControllers = [screen]
        delegate.window?.makeKeyAndVisible()
        let responders = sequence(first: screen.label as UIResponder) { $0.next }.map { "\(type(of: $0))" }
        AppEnvironment.current.record("responders", responders.joined(separator: " "))
      })
    assertTrace(
      run,
      .sequence("responders UILabel UIView WindowScreen UIView UITabBarController UIWindow"))
  }

  func testAScreenInsideAnotherIsPresentedByItsContainer() throws {
    let run = try run(
      initial: { UINavigationController(rootViewController: LoggingScreen("start")) },
      whenActive: { delegate in
        let root = delegate.window?.rootViewController
        let start = (root as? UINavigationController)?.topViewController
        let inner = LoggingScreen("inner")
        start?.present(UINavigationController(rootViewController: inner), animated: false)
        let modal = root?.presentedViewController
        AppEnvironment.current.record("root presents", modal === inner.navigationController ? "it" : "nothing")
        AppEnvironment.current.record("start presents", start?.presentedViewController === modal ? "it" : "nothing")
        AppEnvironment.current.record("by", inner.presentingViewController === root ? "root" : "another")
        root?.present(LoggingScreen("second"), animated: false)
        modal?.present(LoggingScreen("third"), animated: false)
        inner.dismiss(animated: false)
        inner.dismiss(animated: false)
        AppEnvironment.current.record("at last", root?.presentedViewController == nil ? "nothing" : "something")
      })
    assertTrace(
      run,
      .sequence(
        "route inner", "root presents it", "start presents it", "by root", "notPresented", "route third",
        "at last nothing"),
      .count("notPresented", 1))
  }
}
