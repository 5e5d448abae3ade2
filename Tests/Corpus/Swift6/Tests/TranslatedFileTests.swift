import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Files with `@objc` in Swift 6 mode.
final class TranslatedFileTests: XCTestCase {
  func testMethodsOfTheMainActorAndOthersHearNotifications() {
    MainActor.assumeIsolated {
      let observer = MainFruitObserver()
      observer.begin()
      NotificationCenter.default.post(name: Notification.Name("fruit"), object: nil)
      NotificationCenter.default.removeObserver(observer)
      NotificationCenter.default.post(name: Notification.Name("fruit"), object: nil)
      XCTAssertEqual(observer.heard.sorted(), ["anywhere", "main"])
    }
  }

  func testAnActorIsTheDelegateOfAnSDK() throws {
    let app = TestedApp.integrated(appDelegate: { AttributionAppDelegate() })
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .count("route apples", 1), .finally(\.screen, "apples"))
    let organic = try CorpusScenario.fruit(app, steps: [.install, .launch, .wait(.seconds(20))])
    assertTrace(organic.run(), .count("route home", 1))
  }

  func testMethodsWithoutAnActorAreFoundByTheirNames() {
    let observer = FruitObserver()
    observer.perform(Selector("hear"))
    observer.perform(Selector("hear:"), with: Notification(name: Notification.Name("fruit")))
    XCTAssertEqual(observer.heard, ["nothing", "fruit"])
  }
}
