@testable import AppsFlyerModel
import SDKContract
import XCTest

/// Properties of the SDK by their names, as with Objective-C's key-value coding.
final class AppsFlyerKeyTests: XCTestCase {
  private func failure(_ key: String, _ value: Any?) -> String? {
    do {
      try KeyedProperty.set(value, key, of: AppsFlyerLib.shared())
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testEachPropertyOfTheHeadersHasItsName() {
    let properties = AppsFlyerLib.members.editions.filter { $0.version == "6.15.3" }.flatMap(\.members)
      .filter { $0.type == "AppsFlyerLib" && !$0.name.hasSuffix(")") && !$0.name.isEmpty }.map(\.name)
    XCTAssertGreaterThan(properties.count, 20)
    XCTAssertEqual(Set(properties), Set(AppsFlyerLib._keyedProperties.keys))
  }

  func testAPropertyTakesWhatObjectiveCTakes() {
    for value in [true, 1, 1.0, NSNumber(value: true)] as [Any] { XCTAssertNil(failure("isDebug", value)) }
    for value in [30, 30.0, UInt(30)] as [Any] { XCTAssertNil(failure("minTimeBetweenSessions", value)) }
    for key in ["customerUserID", "appsFlyerDevKey", "delegate", "sharingFilter"] { XCTAssertNil(failure(key, nil)) }
    XCTAssertNil(failure("oneLinkCustomDomains", ["a.example.com"]))
  }

  func testTheNameOfNoPropertyIsRefusedInFoundationsWords() {
    XCTAssertEqual(
      failure("devKey", "key"),
      "[<AppsFlyerLib> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key devKey.")
    XCTAssertThrowsError(try KeyedProperty.value("devKey", of: AppsFlyerLib.shared())) {
      XCTAssertEqual(
        "\($0)",
        "[<AppsFlyerLib> valueForUndefinedKey:]: this class is not key value coding-compliant for the key devKey.")
    }
  }

  func testAValueThatAPropertyCannotHaveIsRefused() {
    XCTAssertEqual(failure("host", "example.com"), "AppsFlyerLib.host cannot be set: it is read-only")
    XCTAssertEqual(
      failure("isDebug", "yes"), "AppsFlyerLib.isDebug cannot be set to a value of type String: its type is Bool")
    XCTAssertEqual(failure("isDebug", nil), "AppsFlyerLib.isDebug cannot be set to nil: its type is Bool")
  }

  func testAPropertyIsFoundByTheNameWithoutIs() throws {
    XCTAssertNil(failure("isDebug", true))
    XCTAssertNotNil(try KeyedProperty.value("debug", of: AppsFlyerLib.shared()))
  }

  #if os(Linux)
    func testEachPropertyOfAResultHasItsName() {
      let classes: [any KeyValueCoding.Type] = [DeepLink.self, DeepLinkResult.self]
      for type in classes {
        let properties = AppsFlyerLib.members.editions.filter { $0.version == "6.15.3" }.flatMap(\.members)
          .filter { $0.type == "\(type)" && !$0.name.hasSuffix(")") && !$0.name.isEmpty }.map(\.name)
        XCTAssertGreaterThan(properties.count, 2)
        XCTAssertEqual(Set(properties), Set(type._keyedProperties.keys), "\(type)")
      }
    }

    func testAnAppReadsAResultByTheNamesOfItsProperties() throws {
      let parameters = Payload([
        PayloadEntry("af_sub1", .integer(3)), PayloadEntry("deep_link_value", .string("apples")),
      ])
      let link = DeepLink(clickEvent: parameters, isDeferred: true)
      let result = DeepLinkResult(status: .found, deepLink: link)
      XCTAssertEqual(try KeyedProperty.value("status", of: result) as? UInt, 1)
      XCTAssertEqual(try KeyedProperty.value("deepLink", of: result) as? DeepLink, link)
      XCTAssertNil(try KeyedProperty.value("error", of: result))
      let clickEvent = try KeyedProperty.value("clickEvent", of: link) as? [AnyHashable: Any]
      XCTAssertEqual(clickEvent?["deep_link_value"] as? String, "apples")
      XCTAssertEqual(try KeyedProperty.value("afSub1", of: link) as? String, "3")
      for key in ["isDeferred", "deferred"] { XCTAssertEqual(try KeyedProperty.value(key, of: link) as? Bool, true) }
      XCTAssertThrowsError(try KeyedProperty.value("deepLinkValue", of: link)) {
        XCTAssertEqual(
          "\($0)",
          "[<DeepLink> valueForUndefinedKey:]: this class is not key value coding-compliant for the key deepLinkValue.")
      }
      XCTAssertThrowsError(try KeyedProperty.set("pears", "deeplinkValue", of: link)) {
        XCTAssertEqual("\($0)", "DeepLink.deeplinkValue cannot be set: it is read-only")
      }
    }
  #endif

  func testEachNamedMethodIsOneOfTheHeaders() {
    let members = AppsFlyerLib.members.editions.flatMap(\.members)
    let ofLibrary = Set(members.filter { $0.type == "AppsFlyerLib" }.map(\.declaration))
    let sdk = AppsFlyerLib.shared()
    XCTAssertEqual(Set(AppsFlyerLib.classMethods.keys).union(sdk.objectMethods.keys).subtracting(ofLibrary), [])
    let ofTracker = Set(members.filter { $0.type == "AppsFlyerTracker" }.map(\.declaration))
    let tracker = Set(AppsFlyerTracker.classMethods.keys).union(AppsFlyerTracker.shared().objectMethods.keys)
    XCTAssertEqual(tracker.subtracting(ofTracker), [])
  }
}
