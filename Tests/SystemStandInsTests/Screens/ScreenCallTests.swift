import UIKit
import XCTest

/// The order in which UIKit tells two screens that one takes the place of the other.
final class ScreenCallTests: XCTestCase {
  /// What the screens of a test were told.
  @MainActor
  private final class Calls {
    var all: [String] = []
    func take() -> [String] {
      defer { all = [] }
      return all
    }
  }

  private final class Screen: UIViewController {
    private let calls: Calls
    init(_ name: String, _ calls: Calls) {
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String) { calls.all.append("\(title ?? "") \(call)") }
    override func viewDidLoad() { note("loads") }
    override func viewWillAppear(_ animated: Bool) { note("comes") }
    override func viewDidAppear(_ animated: Bool) { note("is there") }
    override func viewWillDisappear(_ animated: Bool) { note("goes") }
    override func viewDidDisappear(_ animated: Bool) { note("is gone") }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "will leave" : "will join")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "has left" : "has joined")
    }
  }

  func testOnAStackTheOldScreenIsGoneBeforeTheNewOneIsThere() {
    MainActor.assumeIsolated {
      let calls = Calls()
      let stack = UINavigationController(rootViewController: Screen("home", calls))
      let window = UIWindow.showing(stack)
      XCTAssertEqual(calls.take(), ["home will join", "home has joined", "home loads", "home comes"])
      stack.pushViewController(Screen("shoes", calls), animated: true)
      XCTAssertEqual(
        calls.take(),
        [
          "shoes will join", "shoes loads", "home goes", "shoes comes", "home is gone", "shoes is there",
          "shoes has joined",
        ])
      stack.popViewController(animated: true)
      XCTAssertEqual(
        calls.take(),
        ["shoes will leave", "shoes goes", "shoes has left", "home comes", "shoes is gone", "home is there"])
      stack.setViewControllers([stack.viewControllers[0], Screen("hats", calls)], animated: false)
      XCTAssertEqual(
        calls.take(),
        ["hats will join", "hats loads", "home goes", "hats comes", "home is gone", "hats is there", "hats has joined"])
      withExtendedLifetime(window) {}
    }
  }

  func testAPresenterIsGoneAfterTheFullScreenIsThere() {
    MainActor.assumeIsolated {
      let calls = Calls()
      let home = Screen("home", calls)
      let window = UIWindow.showing(home)
      _ = calls.take()
      let offer = Screen("offer", calls)
      offer.modalPresentationStyle = .fullScreen
      home.present(offer, animated: true)
      XCTAssertEqual(calls.take(), ["offer loads", "home goes", "offer comes", "offer is there", "home is gone"])
      home.dismiss(animated: true)
      XCTAssertEqual(calls.take(), ["offer goes", "home comes", "home is there", "offer is gone"])
      withExtendedLifetime(window) {}
    }
  }

  func testAllScreensOverThePresenterAreDismissed() {
    MainActor.assumeIsolated {
      let calls = Calls()
      let home = Screen("home", calls)
      let window = UIWindow.showing(home)
      let (sheet, second) = (Screen("sheet", calls), Screen("second", calls))
      home.present(sheet, animated: true)
      sheet.present(second, animated: true)
      _ = calls.take()
      home.dismiss(animated: true)
      XCTAssertEqual(calls.take(), ["second goes", "sheet goes", "second is gone", "sheet is gone"])
      XCTAssertNil(home.presentedViewController)
      XCTAssertNil(sheet.presentedViewController)
      XCTAssertNil(second.presentingViewController)
      withExtendedLifetime(window) {}
    }
  }
}
