import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app delegate that hands its calls on to objects whose class alone has the methods, not its superclass.
final class SubscriberTests: XCTestCase {
  func testSubscribersAreAskedForMethodsOfManyArguments() throws {
    let app = TestedApp.integrated(appDelegate: { SubscribedAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      for link in [CorpusScenario.oneLink, CorpusScenario.fruitLink] {
        let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: start)).run()
        assertTrace(run, .count("route apples", 1))
      }
    }
  }

  @MainActor func testASubscriberHasOnlyTheMethodsOfItsClasses() {
    let names = [
      "application:openURL:options:", "application:continueUserActivity:restorationHandler:",
      "applicationDidBecomeActive:", "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
    ]
    let subscribers: [(any Subscriber, [Bool])] = [
      (SilentSubscriber(), [false, false, false, false, false, false]),
      (LinkSubscriber(), [true, true, true, false, true, false]),
      (QuietSubscriber(), [false, false, true, true, false, false]),
    ]
    for (subscriber, expected) in subscribers {
      XCTAssertEqual(names.map { subscriber.responds(to: NSSelectorFromString($0)) }, expected, "\(subscriber)")
    }
  }

  @MainActor func testAMessageCallsAMethodOfTheSuperclass() {
    let subscriber = QuietSubscriber()
    subscriber.perform(NSSelectorFromString("applicationDidBecomeActive:"), with: UIApplication.shared)
    XCTAssertEqual(subscriber.activations, 1)
  }
}
