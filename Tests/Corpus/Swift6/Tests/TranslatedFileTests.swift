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

  func testMethodsWithoutAnActorAreFoundByTheirNames() {
    let observer = FruitObserver()
    observer.perform(Selector("hear"))
    observer.perform(Selector("hear:"), with: Notification(name: Notification.Name("fruit")))
    XCTAssertEqual(observer.heard, ["nothing", "fruit"])
  }
}
