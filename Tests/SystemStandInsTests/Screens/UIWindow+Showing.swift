import UIKit

extension UIWindow {
  /// Returns a window in front that shows a screen; the test keeps it as long as the screen is to be there.
  static func showing(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
