#if os(Linux)
  import AdjustModel
  import SDKContract
  import XCTest

  /// Properties of the SDK's objects by their names, as with Objective-C's key-value coding.
  final class AdjustKeyTests: XCTestCase {
    func testAnEventTakesItsPropertiesFromADictionary() throws {
      let event = try XCTUnwrap(ADJEvent(eventToken: "abc123"))
      event.setValuesForKeys(["transactionId": "t1", "currency": "EUR", "revenue": 2.5])
      XCTAssertEqual(event.transactionId, "t1")
      XCTAssertEqual(event.dictionaryWithValues(forKeys: ["currency"]) as? [String: String], ["currency": "EUR"])
      XCTAssertEqual(event.revenue, 2.5)
      XCTAssertThrowsError(try KeyedProperty.set("x", "network", of: event)) {
        XCTAssertEqual(
          "\($0)",
          "[<ADJEvent> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key network.")
      }
    }

    func testAConfigurationTakesItsSettingsByTheirNames() throws {
      let config = try XCTUnwrap(ADJConfig(appToken: "abc123abc123", environment: ADJEnvironmentSandbox))
      config.setValue(30, forKey: "attConsentWaitingInterval")
      config.setValue("tracker", forKey: "defaultTracker")
      XCTAssertEqual(config.attConsentWaitingInterval, 30)
      XCTAssertEqual(config.value(forKey: "defaultTracker") as? String, "tracker")
      XCTAssertNil(config.value(forKey: "delegate"))
    }
  }
#endif
