import Foundation
import UIKit
import XCTest

@testable import SystemHooks

/// What the defaults refuse to store, which crashes an app on a device.
final class DefaultsFailureTests: SystemProbeCase {
  private func complaint(_ value: Any?) -> String? { SimulatedUserDefaults.complaint(about: value, key: "link") }

  func testAPayloadWithNullIsNoPropertyList() {
    let payload: [AnyHashable: Any] = ["campaign": NSNull()]
    XCTAssertEqual(
      complaint(payload),
      "Attempt to insert non-property list object \(payload) for key link, which crashes the app on a device")
    let nested: [String: Any] = ["data": ["names": ["apples", NSNull()]]]
    let absent: [String: Any?] = ["campaign": nil]
    let page = URL(string: "https://example.com")
    for value in [NSNull(), nested, absent, page as Any, [page as Any], [1: "one"], NSObject()] as [Any] {
      XCTAssertNotNil(complaint(value), "\(value)")
    }
  }

  private static var storable: [Any] {
    [
      "apples", 3, Int8(3), UInt(3), 0.5, Float(0.5), CGFloat(0.5), true, Date(timeIntervalSince1970: 0), Data([1]),
      Decimal(string: "1.5") as Any, ["apples"], ["fruit": "apples"], [["fruit": 1], ["fruit": true]] as [Any],
      ["campaign": "sale" as String?], NSString("apples"), NSNumber(value: 3), NSNumber(value: true), NSDate(),
      NSData(), NSArray(array: ["apples", 1]), NSDictionary(dictionary: ["fruit": ["apples"]]), NSMutableArray(),
      NSMutableDictionary(dictionary: ["fruit": NSNumber(value: 0.5)]), NSDecimalNumber(string: "1.5"),
    ]
  }

  func testWhatThePropertyListsOfADeviceHaveIsStored() throws {
    let values = Self.storable
    for value in values { XCTAssertNil(complaint(value), "\(value) \(type(of: value))") }
    XCTAssertNil(complaint(nil))
    let seen = try seen { saw in
      for value in Self.storable {
        UserDefaults.standard.set(value, forKey: "value")
        saw(UserDefaults.standard.object(forKey: "value") == nil ? "lost \(value)" : "stored")
      }
    }
    XCTAssertEqual(seen, values.map { _ in "stored" })
  }
}
