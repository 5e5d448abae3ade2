import UIKit
import XCTest

/// Whether a screen knows why it appears or disappears.
final class ScreenMovementTests: XCTestCase {
  private final class MovingScreen: UIViewController {
    private(set) var moves: [String] = []

    private func note(_ call: String) {
      let states = [
        ("presented", isBeingPresented), ("dismissed", isBeingDismissed), ("added", isMovingToParent),
        ("removed", isMovingFromParent),
      ]
      moves.append(([call] + states.filter(\.1).map(\.0)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("appears")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("goes")
    }
  }

  func testAPresentedScreenKnowsIt() {
    MainActor.assumeIsolated {
      let (root, screen) = (MovingScreen(), MovingScreen())
      let window = UIWindow.showing(root)
      root.present(screen, animated: true)
      root.dismiss(animated: true)
      XCTAssertEqual(screen.moves, ["appears presented", "goes dismissed"])
      XCTAssertEqual(root.moves.filter { $0 != "appears" }, [])
      XCTAssertFalse(screen.isBeingDismissed)
      withExtendedLifetime(window) {}
    }
  }

  func testAScreenOnAStackKnowsWhetherItComesOrIsCovered() {
    MainActor.assumeIsolated {
      let (root, list, product) = (MovingScreen(), MovingScreen(), MovingScreen())
      let stack = UINavigationController(rootViewController: root)
      let window = UIWindow.showing(stack)
      stack.pushViewController(list, animated: true)
      stack.pushViewController(product, animated: true)
      stack.popViewController(animated: true)
      stack.setViewControllers([root], animated: true)
      XCTAssertEqual(list.moves, ["appears added", "goes", "appears", "goes removed"])
      XCTAssertEqual(product.moves, ["appears added", "goes removed"])
      withExtendedLifetime(window) {}
    }
  }
}
