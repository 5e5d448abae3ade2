import DeepLinkSimulator
import UIKit

// A scene delegate whose initializer needs what the app delegate has made at launch.

final class LateSceneAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var store: String?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    store = "store"
    return true
  }
}

final class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let store = (UIApplication.shared.delegate as? LateSceneAppDelegate)?.store

  override init() {
    super.init()
    AppEnvironment.current.record("made", store == nil ? "before launch" : "after launch")
  }
}
