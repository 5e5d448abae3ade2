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
}
