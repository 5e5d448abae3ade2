import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app with the names that UIKit had before Swift 4.2.
final class VeteranTests: XCTestCase {
  func testAnAppFromBeforeSwift42FollowsLinks() throws {
    let app = TestedApp.integrated(appDelegate: { VeteranAppDelegate() }) {
      $0.resources["keys.plist"] = try? PropertyListEncoder().encode(["devKey": "key"])
    }
    for link in [CorpusScenario.oneLink, CorpusScenario.fruitLink] {
      for start in CorpusScenario.Start.allCases {
        let run = try CorpusScenario.fruit(
          app, version: .named("5.4.4"), steps: CorpusScenario.direct(link, from: start)
        ).run()
        assertTrace(run, .count("route apples", 1), .count("onAppOpenAttribution", 1))
      }
    }
  }

  func testOldNamesOfNotificationsAreThoseOfNow() {
    let pairs: [(Notification.Name, Notification.Name)] = [
      (.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification),
      (.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification),
      (.UIApplicationWillResignActive, UIApplication.willResignActiveNotification),
      (.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification),
      (.UIApplicationWillEnterForeground, UIApplication.willEnterForegroundNotification),
      (.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
      (.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
    ]
    for (old, new) in pairs { XCTAssertEqual(old, new) }
  }

  @MainActor func testOldNamesOfMembersAreThoseOfNow() {
    let (parent, child, view) = (UIViewController(), UIViewController(), UIView())
    parent.addChildViewController(child)
    XCTAssertTrue(parent.childViewControllers.first === child)
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    XCTAssertEqual(parent.childViewControllers, [])
    view.bringSubview(toFront: UIView())
    view.sendSubview(toBack: UIView())
    XCTAssertEqual(UIApplicationOpenSettingsURLString, UIApplication.openSettingsURLString)
    XCTAssertEqual(UIBackgroundTaskInvalid, .invalid)
    let frame = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4))
    XCTAssertEqual(frame, CGRect(x: 2, y: 1, width: 4, height: 6))
    let (style, options): (UIAlertActionStyle, UIViewAnimationOptions) = (.cancel, [.curveEaseIn])
    XCTAssertEqual(UIAlertAction(title: nil, style: style).style, .cancel)
    XCTAssertEqual(options, .curveEaseIn)
  }

  func testAPropertyListThatIsNoneIsNoDictionary() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.plist")
    XCTAssertNil(NSDictionary(_contentsOfFile: file.path))
    try PropertyListEncoder().encode(["a", "b"]).write(to: file)
    XCTAssertNil(NSDictionary(_contentsOfFile: file.path))
    XCTAssertEqual(NSArray(_contentsOfFile: file.path) as? [String], ["a", "b"])
    XCTAssertEqual(NSMutableArray(_contentsOfFile: file.path)?.count, 2)
  }
}
