import AppsFlyerLib
import UIKit

/// An app whose root view controller shows the screens as its children, one after the other, and a link among them.
///
/// Its window exists from the first method on that the system calls.
final class RootContainerAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private let root = RootContainerController()

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil) }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let fruit = result.deepLink?.deeplinkValue { root.open(fruit) }
  }
}

/// Shows a splash screen, then the home screen, and with a link the screen of a fruit.
final class RootContainerController: UIViewController {
  private var current: UIViewController = ContainedController("splash")
  private var fruit: String?
  private let bar = ContainedController("bar")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = UIScreen.main.bounds
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.showHome() }
  }

  func open(_ fruit: String) {
    self.fruit = fruit
    if current.title != "splash" { fade(to: ContainedController(fruit)) }
  }

  private func showHome() {
    let next = ContainedController("home")
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
    current.willMove(toParent: nil)
    current.view.removeFromSuperview()
    current.removeFromParent()
    current = next
    if let fruit { fade(to: ContainedController(fruit)) }
    // A part of the screen, which is no screen itself.
    addChild(bar)
    bar.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    view.addSubview(bar.view)
    bar.didMove(toParent: self)
  }

  private func fade(to next: UIViewController) {
    current.willMove(toParent: nil)
    addChild(next)
    let former = current
    current = next
    transition(from: former, to: next, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseOut]) {
      next.view.frame = self.view.bounds
    } completion: { _ in
      former.removeFromParent()
      next.didMove(toParent: self)
    }
  }
}

/// A screen that counts how often it appears and disappears.
final class ContainedController: UIViewController {
  private(set) var calls: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("There is no storyboard.") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}
