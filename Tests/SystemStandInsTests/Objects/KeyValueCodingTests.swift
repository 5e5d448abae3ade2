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

  func testAnArrayHasTheValuesOfItsElements() {
    let orders: NSArray = [["id": "a", "lines": [1, 2]], ["id": "b"]]
    XCTAssertEqual(orders.value(forKey: "id") as? [String], ["a", "b"])
    XCTAssertEqual((orders.value(forKey: "lines") as? [Any])?.last as? NSNull, NSNull())
    let shop: NSDictionary = ["orders": orders]
    XCTAssertEqual(shop.value(forKeyPath: "orders.id") as? [String], ["a", "b"])
    XCTAssertEqual(shop.value(forKeyPath: "orders.@count") as? Int, 2)
  }

  func testADictionaryHasItsEntriesUnderTheirKeys() {
    let push: [AnyHashable: Any] = ["aps": ["alert": ["body": "Apples"]], "af_dp": "fruit://apples"]
    let dictionary = push as NSDictionary
    XCTAssertEqual(dictionary.value(forKey: "af_dp") as? String, "fruit://apples")
    XCTAssertEqual(dictionary.value(forKeyPath: "aps.alert.body") as? String, "Apples")
    XCTAssertNil(dictionary.value(forKeyPath: "aps.alert.title"))
    let values = dictionary.dictionaryWithValues(forKeys: ["af_dp"]) as? [String: String]
    XCTAssertEqual(values, ["af_dp": "fruit://apples"])
    let copy = NSMutableDictionary(dictionary: push)
    copy.setValue("fruit://pears", forKey: "af_dp")
    XCTAssertEqual(copy["af_dp"] as? String, "fruit://pears")
    copy.setValue(nil, forKey: "af_dp")
    XCTAssertEqual(copy.allKeys as? [String], ["aps"])
  }

  func testADictionaryTakesAKeyThatIsCastAsOnADevice() {
    let key = "af_dp"
    let dictionary = NSMutableDictionary()
    dictionary.setObject("fruit://apples", forKey: key as NSCopying)
    dictionary.setObject(1, forKey: "count" as NSCopying)
    dictionary.setObject(2, forKey: "size")
    XCTAssertEqual(dictionary["af_dp"] as? String, "fruit://apples")
    XCTAssertEqual(dictionary.object(forKey: "count") as? Int, 1)
    XCTAssertEqual(dictionary["size"] as? Int, 2)
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
