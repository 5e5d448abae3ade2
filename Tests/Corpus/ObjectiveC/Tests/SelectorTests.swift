import AppsFlyerLib
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Apps with selectors, which are compiled as they are written for a device.
final class SelectorTests: XCTestCase {
  private func fruitApp(_ home: @escaping @MainActor () -> FruitViewController) -> TestedApp {
    .integrated(appDelegate: {
      let delegate = FruitAppDelegate()
      delegate.home = home()
      return delegate
    })
  }

  func testANotificationStartsTheSDKAndAnotherOneOpensTheScreenInEveryOrder() throws {
    let app = fruitApp { FruitViewController() }
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start))
      assertEveryOrder(
        of: test, maximumDifferences: 1, .count("route apples", 1),
        .sequence("tap", "didResolveDeepLink", "route apples"))
    }
  }

  func testATimerEndsTheSplashScreenInVirtualTime() throws {
    let app = fruitApp { SplashViewController() }
    let test = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    let run = test.run()
    assertTrace(run, .count("route apples", 1))
    let route = try XCTUnwrap(run.trace.events.first { "\($0)".contains("route apples") })
    XCTAssertGreaterThanOrEqual(route.time.microseconds, 2_500_000)
  }

  func testADisplayLinkCountsFramesInVirtualTime() throws {
    let run = try CorpusScenario.fruit(
      fruitApp { CountdownViewController() }, steps: [.install, .launch, .wait(.seconds(20))]
    ).run()
    assertTrace(run, .count("route frames 30", 1))
  }

  @MainActor
  func testAControllerHasCommandsAndRestoresItsActivity() {
    let controller = CountdownViewController()
    XCTAssertEqual(controller.keyCommands?.map(\.input), ["s", UIKeyCommand.inputEscape])
    let activity = NSUserActivity(activityType: "product")
    activity.title = "apples"
    (controller as UIResponder).restoreUserActivityState(activity)
    XCTAssertEqual(controller.title, "apples")
  }

  @MainActor
  func testAnObserverThatHasStoppedHearsNothing() throws {
    let app = fruitApp {
      let home = FruitViewController()
      home.loadViewIfNeeded()
      home.stopListening()
      return home
    }
    let test = try CorpusScenario.fruit(
      app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: .notRunning))
    assertTrace(test.run(), .sequence("tap", "didResolveDeepLink found"), .count("route", 0))
  }

  func testEveryControlCallsItsMethod() throws {
    let app = TestedApp.integrated(appDelegate: { ControlsAppDelegate() })
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch]).run()
    assertTrace(
      run, .count("route", 4),
      .sequence("route button 1", "route image true", "route close true", "route text"))
  }

  func testAnObjectHearsNotificationsAndMessagesUntilItIsRemoved() throws {
    let app = TestedApp.integrated(appDelegate: { NotificationLogAppDelegate() })
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .wait(.seconds(1))]).run()
    assertTrace(run, .sequence("route first second end a b de de true false", "route c", "route second"))
  }

  func testOptionalMethodsOfADelegateAreCalledWhereItHasThem() {
    let picker = FruitPicker()
    for (basket, fruits, methods) in [
      (FruitBasket(), ["apples", "peaches"], [false, false]),
      (ChoosingFruitBasket(), ["apples", "closed"], [false, true]),
      (OtherFruitBasket(), ["peaches", "closed"], [false, true]),
    ] {
      picker.delegate = basket
      picker.pick(["apples", "peaches"])
      XCTAssertEqual(basket.fruits, fruits)
      XCTAssertEqual(picker.delegateHasMethods, methods)
    }
    picker.pick(["apples"])
    XCTAssertNil(picker.delegate, "a delegate is held weakly")
  }

  func testAMethodIsFoundByItsNameWhereOthersHaveTheSameLabels() {
    let basket = OtherFruitBasket()
    basket.fruits = ["apples", "peaches"]
    basket.perform(Selector(("empty:")), with: Notification(name: Notification.Name("apples")))
    XCTAssertEqual(basket.fruits, ["peaches"])
    XCTAssertTrue(basket.responds(to: Selector(("emptyLaterWith:sender:"))))
  }

  func testAnObserverIsRemovedWhereNoAppIsSimulated() {
    let log = NotificationLog()
    log.begin()
    NotificationCenter.default.post(name: Notification.Name("first"), object: nil)
    NotificationCenter.default.removeObserver(log, name: Notification.Name("first"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("first"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("second"), object: nil)
    NotificationCenter.default.removeObserver(log)
    NotificationCenter.default.post(name: Notification.Name("second"), object: nil)
    XCTAssertEqual(log.heard, ["first", "second"])
  }

  @MainActor
  func testATapEndsEditingAsItsSenderCountsAsTrue() {
    let view = EditedView()
    let tap = UITapGestureRecognizer(target: view, action: Selector.endEditing)
    view.gestureRecognizers = [tap]
    tap.state = .ended
    XCTAssertEqual(view.ended, [true])
    XCTAssertTrue(tap.view === view)
    let around = UIView()
    around.addSubview(view)
    view.perform(.remove)
    XCTAssertTrue(around.subviews.isEmpty)
  }

  func testCallsForLaterCanBeTakenBack() throws {
    let app = TestedApp.integrated(appDelegate: { LaterAppDelegate() })
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .wait(.seconds(20))]).run()
    assertTrace(run, .count("route in the background, kept, 0 of another", 1))
  }

  func testMethodsAreFoundByTheirNames() throws {
    let app = TestedApp.integrated(appDelegate: { NamedMethodsAppDelegate() })
    let test = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(
      test.run(),
      .sequence("didFinishLaunching", "AppsFlyerLib.start", "route final open named:2 member private", "route apples"))
    XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("open:")), "open:")
  }
}

/// Writes down whether editing ends in any case.
private final class EditedView: UIView {
  var ended: [Bool] = []

  override func endEditing(_ force: Bool) -> Bool {
    ended.append(force)
    return true
  }
}

/// Says what the log has heard when the calls for later are done.
private final class LaterAppDelegate: UIResponder, UIApplicationDelegate {
  private let log = NotificationLog()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.callLater()
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [log] in
      AppEnvironment.current.show(log.heard.joined(separator: ", "))
    }
    return true
  }
}

/// Shows the controls, and uses them.
private final class ControlsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controls = ControlsViewController()
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: controls)
    window?.makeKeyAndVisible()
    controls.loadViewIfNeeded()
    controls.useEverything()
    return true
  }
}

/// Says what the log has heard.
private final class NotificationLogAppDelegate: UIResponder, UIApplicationDelegate {
  private let log = NotificationLog()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = NotificationCenter.default
    log.begin()
    center.post(name: Notification.Name("first"), object: nil)
    center.post(name: Notification.Name("second"), object: nil)
    center.post(name: Notification.Name("end"), object: nil)
    center.removeObserver(log)
    center.post(name: Notification.Name("end"), object: nil)
    log.callBySelectors()
    AppEnvironment.current.show(log.heard.joined(separator: " "))
    DispatchQueue.main.async { [log] in AppEnvironment.current.show(log.heard.last ?? "") }
    var other: NotificationLog? = NotificationLog()
    other?.begin()
    weak let gone = other
    other = nil
    precondition(gone == nil, "the center keeps nobody alive")
    log.begin()
    center.removeObserver(log, name: Notification.Name("first"), object: nil)
    center.post(name: Notification.Name("first"), object: nil)
    DispatchQueue.main.async { [log] in
      center.post(name: Notification.Name("second"), object: nil)
      AppEnvironment.current.show(log.heard.last ?? "")
    }
    return true
  }
}
