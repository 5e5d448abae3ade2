import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// When the animations of layers are over.
final class AnimationTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate, CAAnimationDelegate {
    var window: UIWindow?
    private let layer = CALayer()

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { AppEnvironment.current.record("transaction", "is over") }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 2
      fade.autoreverses = true
      fade.delegate = self
      layer.add(fade, forKey: "fade")
      CATransaction.commit()
      let removed = CABasicAnimation(keyPath: "position")
      removed.delegate = self
      layer.add(removed, forKey: "move")
      layer.removeAnimation(forKey: "move")
      let endless = CAKeyframeAnimation(keyPath: "bounds")
      (endless.repeatCount, endless.duration, endless.delegate) = (.infinity, 1, self)
      layer.add(endless, forKey: "endless")
    }

    func animationDidStart(_ anim: CAAnimation) { record("starts", anim) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      record(flag ? "finishes" : "stops", anim)
      guard flag else { return }
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromRight
      window?.layer.add(transition, forKey: kCATransition)
      let home = UIViewController()
      home.title = "home"
      window?.rootViewController = home
    }

    private func record(_ what: String, _ anim: CAAnimation) {
      let name = (anim as? CAPropertyAnimation)?.keyPath ?? "transition"
      AppEnvironment.current.record(name, what)
    }
  }

  func testADelegateHearsOfTheEndInVirtualTimeAndAnEndlessAnimationHasNone() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { Delegate() }), steps: [.install, .launch, .wait(.seconds(30))]
    ).run()
    assertTrace(
      run, .sequence("opacity starts", "opacity finishes", "route home"), .count("position stops", 1),
      .count("position finishes", 0), .count("bounds starts", 1), .count("bounds finishes", 0),
      .count("transaction is over", 1))
    for name in ["opacity finishes", "transaction is over"] {
      let event = try XCTUnwrap(run.trace.events.first { "\($0)".contains(name) })
      XCTAssertGreaterThanOrEqual(event.time.microseconds, 4_000_000, name)
    }
  }

  @MainActor
  func testAConstraintBetweenItemsHasItsConstant() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 12)
    XCTAssertEqual(constraint.constant, 12)
    XCTAssertFalse(constraint.isActive)
  }
}
