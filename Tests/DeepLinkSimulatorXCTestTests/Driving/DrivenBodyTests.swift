import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// Bodies of `explore` that do what makes no sense in every order, or something beside their device.
final class DrivenBodyTests: ReportingTestCase {
  func testABodyThatExploresIsRefused() async throws {
    let device = try await Simulator.launchedShop()
    let reports = try await reports {
      try await device.explore { device in
        try await device.explore { device in
          try await device.finish()
          try await device.check(.count("route shoes", 1))
        }
      }
    }
    XCTAssertEqual(reports.count, 1)
    let text = reports.first?.text ?? ""
    XCTAssertTrue(text.contains("the body of explore() called explore()"), text)
    XCTAssertTrue(text.contains("  expected  the test goes through"), text)
  }

  func testAFailureOnAnotherDeviceIsReportedOnceForAllOrders() async throws {
    let device = try await Simulator.launchedShop()
    var orders = 0
    let reports = try await reports {
      orders = try await device.explore { device in
        try await device.finish()
        let other = try await Simulator.launchedShop()
        try await other.receive(.onConversionDataSuccess)
      }
    }
    XCTAssertGreaterThan(orders, 1)
    XCTAssertEqual(reports.count, 1)
    let text = reports.first?.text ?? ""
    XCTAssertTrue(text.contains("fails     in \(orders) of \(orders) orders"), text)
    XCTAssertTrue(text.contains("on another device, event 21 at 300ms is the next callback"), text)
  }

  func testTheOrdersOfAnotherDeviceAreReportedOnceForAllOrders() async throws {
    let device = try await Simulator.launchedShop()
    let reports = try await reports {
      try await device.explore(maximumDifferences: 1) { device in
        try await device.finish()
        let other = try await Simulator.launchedShop()
        try await other.explore(maximumDifferences: 0) { try await $0.receive(.onConversionDataSuccess) }
      }
    }
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.text.contains("the test goes through") == true, "\(reports)")
  }

  func testABodyThatGoesBackWithoutEndIsStopped() async throws {
    let device = try await Simulator.launchedShop()
    let launched = try await device.snapshot()
    let reports = try await reports {
      try await device.explore(budget: 1_000) { device in
        while true { try await device.restore(launched) }
      }
    }
    XCTAssertEqual(reports.count, 1)
    let text = reports.first?.text ?? ""
    XCTAssertTrue(text.contains("the body of explore() was stopped after 1,000 events in one order"), text)
  }

  func testAMisspelledNameEndsTheSearch() async throws {
    let device = try await Simulator.launchedShop()
    var orders = 0
    let reports = try await reports {
      orders = try await device.explore { device in
        try await device.finish()
        try await device.check(.count("rout shoes", 1))
      }
    }
    XCTAssertEqual(orders, 1)
    XCTAssertEqual(reports.count, 1)
    let text = reports.first?.text ?? ""
    XCTAssertTrue(text.contains("  expected  an assertion that fits the scenario"), text)
    XCTAssertTrue(text.contains("did you mean \"route\"?"), text)
    XCTAssertFalse(text.contains("  fails "), text)
  }
}

extension Simulator {
  /// A device on which the shop has been installed by a link and launched.
  fileprivate static func launchedShop() async throws -> Simulator {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(link)
    try await device.install()
    try await device.launch()
    return device
  }
}
