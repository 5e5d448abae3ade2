import UIKit

/// A splash screen that a timer ends, and a link that waits for its end.
final class SplashViewController: FruitViewController {
  private var pending: Notification?
  private var splash: Timer?
  private var isOver: Bool { splash?.isValid != true }

  override func viewDidLoad() {
    super.viewDidLoad()
    splash = Timer.scheduledTimer(
      timeInterval: 2, target: self, selector: #selector(splashDidEnd(timer:)), userInfo: ["next": "home"],
      repeats: false)
  }

  // The selector of the superclass calls this method, as Objective-C does.
  override func openFruit(_ notification: Notification) {
    if isOver { return super.openFruit(notification) }
    pending = notification
  }

  @objc private func splashDidEnd(timer: Timer) {
    title = (timer.userInfo as? [String: String])?["next"]
    perform(#selector(openPending), with: nil, afterDelay: 0.5)
    perform(#selector(never), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
  }

  @objc private func openPending() {
    splash = nil
    if let pending { openFruit(pending) }
    pending = nil
  }

  @objc private func never() { preconditionFailure("the app has taken it back") }
}
