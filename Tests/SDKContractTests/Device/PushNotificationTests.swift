import XCTest

@testable import SDKContract

final class PushNotificationTests: XCTestCase {
  private func push(_ aps: [PayloadEntry]) -> PushNotification {
    PushNotification(Payload([PayloadEntry("aps", .object(aps))]))
  }

  func testAPushIsSilentIfContentAvailableIsAllThatItAsksFor() {
    let available = PayloadEntry("content-available", .integer(1))
    XCTAssertFalse(push([available]).isShown)
    XCTAssertFalse(push([available, PayloadEntry("category", .string("offers"))]).isShown)
    for key in ["alert", "badge", "sound"] {
      XCTAssertTrue(push([available, PayloadEntry(key, .string("a"))]).isShown)
    }
    XCTAssertTrue(push([]).isShown)
    XCTAssertTrue(push([PayloadEntry("content-available", .integer(0))]).isShown)
    XCTAssertTrue(PushNotification(Payload([PayloadEntry("link", .string("shop://shoes"))])).isShown)
    XCTAssertTrue(PushNotification().isShown)
    XCTAssertTrue(push([available]).hasContentAvailable)
    XCTAssertFalse(PushNotification(Payload([available])).hasContentAvailable)
  }

  func testAnActionHasItsNameInAScenarioOrItsIdentifier() {
    XCTAssertEqual(PushNotification.Action("dismiss"), .dismiss)
    XCTAssertEqual(PushNotification.Action("com.apple.UNNotificationDismissActionIdentifier"), .dismiss)
    XCTAssertEqual(PushNotification.Action("com.apple.UNNotificationDefaultActionIdentifier"), .open)
    XCTAssertEqual(PushNotification.Action("later"), .button("later"))
    XCTAssertEqual(PushNotification.Action("later").identifier, "later")
  }

  func testResponsesDifferByTheirActions() {
    let payload = Payload([PayloadEntry("link", .string("shop://shoes"))])
    let tap = NotificationResponse(userInfo: payload)
    XCTAssertEqual(tap.actionIdentifier, "com.apple.UNNotificationDefaultActionIdentifier")
    XCTAssertEqual(tap, NotificationResponse(PushNotification(payload, number: 3, action: .open)))
    let dismissal = NotificationResponse(PushNotification(payload, action: .dismiss))
    XCTAssertEqual(dismissal.actionIdentifier, "com.apple.UNNotificationDismissActionIdentifier")
    XCTAssertNotEqual(tap, dismissal)
    XCTAssertEqual(Set([tap, dismissal, tap]).count, 2)
  }
}
