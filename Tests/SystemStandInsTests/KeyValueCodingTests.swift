import AppsFlyerLib
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

@testable import UIKitStandIns

/// Key-value coding, which Foundation does not have on Linux.
final class KeyValueCodingTests: XCTestCase {
  private final class Basket: NSObject {
    var fruit = "apples"
  }

  private final class Bar: UITabBar {}

  @MainActor
  func testWhatUIKitHasNoMethodForIsKept() {
    let alert = UIAlertController(title: "Offer", message: nil, preferredStyle: .alert)
    XCTAssertNil(alert.value(forKey: "attributedTitle"))
    alert.setValuesForKeys(["attributedTitle": NSAttributedString(string: "Apples"), "tint": 1])
    XCTAssertEqual((alert.value(forKey: "attributedTitle") as? NSAttributedString)?.string, "Apples")
    XCTAssertEqual(alert.dictionaryWithValues(forKeys: ["tint"]) as? [String: Int], ["tint": 1])
    let other = UIAlertController(title: "Offer", message: nil, preferredStyle: .alert)
    XCTAssertNil(other.value(forKey: "attributedTitle"))
  }

  @MainActor
  func testABarIsReplacedByItsName() {
    let tabs = UITabBarController()
    tabs.setValue(Bar(), forKey: "tabBar")
    XCTAssertTrue(tabs.tabBar is Bar)
    XCTAssertTrue(tabs.value(forKey: "tabBar") is Bar)
    tabs.setValue("red", forKeyPath: "tabBar.shade")
    XCTAssertEqual(tabs.value(forKeyPath: "tabBar.shade") as? String, "red")
  }

  func testDefaultsHaveTheirValues() throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: "keys"))
    defaults.setValue(3, forKey: "visits")
    XCTAssertEqual(defaults.integer(forKey: "visits"), 3)
    XCTAssertEqual(defaults.value(forKey: "visits") as? Int, 3)
    defaults.setValue(nil, forKey: "visits")
    XCTAssertNil(defaults.value(forKey: "visits"))
  }

  func testAPropertyOfTheAppIsReadByItsNameAndNotSet() {
    let basket = Basket()
    XCTAssertEqual(basket.value(forKey: "fruit") as? String, "apples")
    XCTAssertThrowsError(try KeyValues.set("pears", "fruit", of: basket)) {
      XCTAssertEqual(
        "\($0)",
        "Basket.fruit cannot be set by its name on Linux, where Swift has no key-value coding; set the property itself")
    }
  }
}
