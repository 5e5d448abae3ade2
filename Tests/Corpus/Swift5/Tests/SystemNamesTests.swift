import CoreSpotlight
import OSLog
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import XCTest

/// Names of the system that code around links uses beside those of links.
final class SystemNamesTests: XCTestCase {
  func testLevelsOfTheLogDiffer() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
    XCTAssertEqual(Set(levels).count, levels.count)
    XCTAssertEqual(OSLogType.error.rawValue, 16)
    XCTAssertFalse(OSLog.disabled.isEnabled(type: .error))
  }

  func testMessagesAreDiscardedBeforeTheirValuesAreComputed() {
    var computed = 0
    func counted<Value>(_ value: Value) -> Value {
      computed += 1
      return value
    }
    let logger = Logger(subsystem: "links", category: "router")
    let privacy: OSLogPrivacy = .private(mask: .hash)
    logger.info("\(counted("fruit"), align: .left(columns: 8), privacy: privacy)")
    logger.info("\(counted(255), format: .hex, privacy: .public)")
    logger.log(level: .error, "\(counted(0.5), format: .fixed(precision: 2)) \(counted(true), format: .answer)")
    XCTAssertEqual(computed, 0)
  }

  func testNothingIsMeasured() {
    let signposter = OSSignposter(subsystem: "links", category: .pointsOfInterest)
    let state = signposter.beginInterval("launch", id: signposter.makeSignpostID(), "\(1)")
    signposter.emitEvent("link")
    signposter.endInterval("launch", state)
    os_signpost(.begin, log: OSLog(subsystem: "links", category: .pointsOfInterest), name: "launch", "%d", 1)
    XCTAssertFalse(signposter.isEnabled)
    XCTAssertEqual(signposter.withIntervalSignpost("route") { 1 }, 1)
  }

  func testADeviceIsCoolAndHasPower() {
    XCTAssertFalse(ProcessInfo.processInfo.isLowPowerModeEnabled)
    XCTAssertFalse(ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.processInfo.isMacCatalystApp)
    XCTAssertEqual(ProcessInfo.processInfo.thermalState, .nominal)
    XCTAssertNotEqual(
      Notification.Name.NSProcessInfoPowerStateDidChange, ProcessInfo.thermalStateDidChangeNotification)
  }

  func testAProtectionIsComparedWithThatOfAFile() {
    let attributes: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.complete]
    XCTAssertTrue(attributes[.protectionKey] as? FileProtectionType == .complete)
  }

  func testUnitsOfDispatchAreThoseOfADevice() async throws {
    try await Task.sleep(nanoseconds: NSEC_PER_USEC)
    XCTAssertEqual(NSEC_PER_SEC / NSEC_PER_MSEC, MSEC_PER_SEC)
    XCTAssertEqual(NSEC_PER_SEC / NSEC_PER_USEC, USEC_PER_SEC)
  }

  @MainActor
  func testOptionsOfAURLAreTranslatedForTheAppDelegate() {
    let from = UIScene.OpenURLOptions()
    var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: from.openInPlace]
    if let attribution = from.eventAttribution { options[.eventAttribution] = attribution }
    XCTAssertEqual(options.count, 1)
    let sheet = UIActivityViewController(activityItems: ["link"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.assignToContact, .addToReadingList, .print]
    XCTAssertEqual(Set(sheet.excludedActivityTypes ?? []).count, 3)
    XCTAssertEqual(UITabBarItem(tabBarSystemItem: .search, tag: 2).tag, 2)
  }

  @MainActor
  func testThePasteboardTellsOfLinksBeforeItIsRead() async {
    let board = UIPasteboard()
    board.string = " https://example.onelink.me/H5hv?cp_url=true\n"
    XCTAssertEqual(board.changeCount, 1)
    let found = await withCheckedContinuation { continuation in
      board.detectPatterns(for: [.probableWebURL, .number]) { continuation.resume(returning: try? $0.get()) }
    }
    XCTAssertEqual(found, [.probableWebURL])
    board.string = "apples"
    let other = await withCheckedContinuation { continuation in
      board.detectPatterns(for: [.probableWebURL]) { continuation.resume(returning: try? $0.get()) }
    }
    XCTAssertEqual(other, [])
  }

  func testObjectsAreLockedAndNotificationsHaveSettings() {
    objc_sync_enter(self)
    defer { objc_sync_exit(self) }
    XCTAssertEqual(objc_sync_enter(self), objc_sync_exit(self))
    let content = UNMutableNotificationContent()
    content.threadIdentifier = "offers"
    XCTAssertEqual((content as UNNotificationContent).threadIdentifier, "offers")
    XCTAssertEqual(UNNotificationSettings().alertSetting, .enabled)
  }

  @MainActor
  func testNotificationsKeepWhatTheAppGivesThem() async throws {
    let content = UNMutableNotificationContent()
    content.sound = UNNotificationSound(named: UNNotificationSoundName("offer.caf"))
    content.interruptionLevel = .timeSensitive
    content.userInfo = ["link": "fruit://apples"]
    let copy = try XCTUnwrap(content.mutableCopy() as? UNMutableNotificationContent)
    content.userInfo = [:]
    XCTAssertEqual(copy.userInfo["link"] as? String, "fruit://apples")
    XCTAssertEqual(copy.interruptionLevel, .timeSensitive)
    XCTAssertIdentical(copy.sound, content.sound)

    let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
    XCTAssertTrue(daily.repeats)
    XCTAssertNotNil(daily.nextTriggerDate())
    XCTAssertTrue(UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true).repeats)

    let center = UNUserNotificationCenter()
    for name in ["first", "second", "first"] {
      try await center.add(UNNotificationRequest(identifier: name, content: copy, trigger: daily))
    }
    var waiting = await center.pendingNotificationRequests().map(\.identifier)
    XCTAssertEqual(waiting, ["second", "first"])
    center.removePendingNotificationRequests(withIdentifiers: ["second"])
    waiting = await center.pendingNotificationRequests().map(\.identifier)
    XCTAssertEqual(waiting, ["first"])

    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [.authenticationRequired], textInputButtonTitle: "Send",
      textInputPlaceholder: "Text")
    let open = UNNotificationAction(identifier: "open", title: "Open", options: [.foreground, .destructive])
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "offer", actions: [open, reply], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Offer",
        options: [.customDismissAction, .allowInCarPlay])
    ])
    let categories = await center.notificationCategories()
    XCTAssertEqual(categories.first?.actions.map(\.title), ["Open", "Reply"])
    XCTAssertEqual(categories.first?.hiddenPreviewsBodyPlaceholder, "Offer")
  }

  func testAnActivityKeepsWhatSearchShows() {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Apples"
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.addUserInfoEntries(from: [CSSearchableItemActivityIdentifier: "apples"])
    activity.requiredUserInfoKeys = [CSSearchableItemActivityIdentifier]
    activity.targetContentIdentifier = "apples"
    activity.contentAttributeSet = attributes
    XCTAssertEqual(activity.contentAttributeSet?.title, "Apples")
    XCTAssertEqual(activity.userInfo?[CSSearchableItemActivityIdentifier] as? String, "apples")
    let item = CSSearchableItem(uniqueIdentifier: "apples", domainIdentifier: nil, attributeSet: attributes)
    XCTAssertEqual(item.attributeSet.contentType, "public.text")
  }

  private final class WelcomeController: UIHostingController<Text> {
    required init?(coder: NSCoder) {
      super.init(coder: coder, rootView: Text("Welcome"))
      sizingOptions = .intrinsicContentSize
    }
  }

  @MainActor
  func testAControllerForAStoryboardHostsAView() {
    let controller = WelcomeController(coder: NSCoder())
    controller?.loadViewIfNeeded()
    XCTAssertEqual(controller?.sizingOptions, .intrinsicContentSize)
  }
}
