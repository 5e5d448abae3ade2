#if os(Linux)
  @testable import AdjustModel
  import SDKContract
  import XCTest

  /// Properties of the SDK's objects by their names, as with Objective-C's key-value coding.
  final class AdjustKeyTests: XCTestCase {
    /// The classes that an app gets from the SDK or passes to it, and whose properties it may name.
    private static var classes: [any KeyValueCoding.Type] {
      [
        ADJConfig.self, ADJEvent.self, ADJAttribution.self, ADJSessionSuccess.self, ADJSessionFailure.self,
        ADJEventSuccess.self, ADJEventFailure.self, ADJDeeplink.self, ADJRemoteTrigger.self,
        ADJPurchaseVerificationResult.self,
      ]
    }

    func testEachPropertyOfTheHeadersHasItsName() {
      for type in Self.classes {
        let named = Adjust.members.editions.flatMap(\.members).filter { $0.type == "\(type)" }.map(\.name)
          .filter { !$0.isEmpty && !$0.hasSuffix(")") }
        XCTAssertFalse(named.isEmpty, "\(type)")
        XCTAssertEqual(Set(named).subtracting(type._keyedProperties.keys), [], "\(type)")
      }
    }

    func testEachNamedMethodIsOneOfTheHeaders() {
      let classes: [(isVersion4: Bool, names: [String])] = [
        (false, Array(Adjust.classMethods.keys)), (true, Array(AdjustVersion4.classMethods.keys)),
      ]
      for (isVersion4, names) in classes {
        let members = Adjust.members.editions.filter { $0.version.hasPrefix("4") == isVersion4 }.flatMap(\.members)
        let selectors = members.filter { $0.type == "Adjust" }.map(\.declaration)
        XCTAssertGreaterThan(names.count, 10)
        XCTAssertEqual(Set(names).subtracting(selectors), [])
      }
    }

    func testAnAppReadsTheFieldsOfAnAttributionByTheirNames() throws {
      let attribution = ADJAttribution()
      attribution.setValuesForKeys(["network": "Email", "costAmount": 2.5])
      XCTAssertEqual(attribution.network, "Email")
      XCTAssertEqual(attribution.costAmount, 2.5)
      XCTAssertEqual(attribution.value(forKey: "network") as? String, "Email")
      XCTAssertNil(attribution.value(forKey: "campaign"))
      XCTAssertThrowsError(try KeyedProperty.value("adGroup", of: attribution)) {
        XCTAssertEqual(
          "\($0)",
          "[<ADJAttribution> valueForUndefinedKey:]: this class is not key value coding-compliant for the key adGroup.")
      }
    }

    func testAnAppReadsTheAnswersByTheirNames() {
      let failure = ADJSessionFailure(message: "offline", adid: "a1", willRetry: true)
      XCTAssertEqual(failure.value(forKey: "message") as? String, "offline")
      XCTAssertEqual(failure.value(forKey: "willRetry") as? Bool, true)
      XCTAssertNil(failure.value(forKey: "timeStamp"))
    }

    func testAnEnumerationIsANumberByItsName() throws {
      let config = try XCTUnwrap(ADJConfig(appToken: "abc123abc123", environment: ADJEnvironmentSandbox))
      config.setValue(2, forKey: "logLevel")
      XCTAssertEqual(config.logLevel, .debug)
      XCTAssertEqual(config.value(forKey: "logLevel") as? UInt, 2)
      XCTAssertThrowsError(try KeyedProperty.set(99, "logLevel", of: config)) {
        XCTAssertEqual("\($0)", "ADJConfig.logLevel cannot be set to a value of type Int: its type is ADJLogLevel")
      }
    }

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
