import OSLog
import UIKit
import XCTest

/// Names of the system that code around links uses beside those of links.
final class SystemNamesTests: XCTestCase {
  func testLevelsOfTheLogDiffer() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
    XCTAssertEqual(Set(levels).count, levels.count)
    XCTAssertEqual(OSLogType.error.rawValue, 16)
    XCTAssertFalse(OSLog.disabled.isEnabled(type: .error))
  }

  func testValuesInMessagesHaveFormats() {
    let logger = Logger(subsystem: "links", category: "router")
    let privacy: OSLogPrivacy = .private(mask: .hash)
    logger.info("\("fruit", align: .left(columns: 8), privacy: privacy) \(255, format: .hex, privacy: .public)")
    logger.log(level: .error, "\(0.5, format: .fixed(precision: 2)) \(true, format: .answer)")
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
}
