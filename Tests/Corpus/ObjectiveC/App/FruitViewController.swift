import Foundation
import UIKit

class FruitViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(openFruit(_:)), name: .fruitIsKnown, object: nil)
  }

  @objc func openFruit(_ notification: Notification) {
    guard let fruit = notification.userInfo?["fruit"] as? String else { return }
    let screen = UIViewController()
    screen.title = fruit
    present(screen, animated: true)
  }

  @objc func stopListening() {
    NotificationCenter.default.removeObserver(self, name: .fruitIsKnown, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}
