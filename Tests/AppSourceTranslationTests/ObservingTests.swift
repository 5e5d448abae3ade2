import XCTest

@testable import AppSourceTranslation

/// Properties that others observe, and the method that observes by name.
final class ObservingTests: XCTestCase {
  private func translated(_ text: String) -> String {
    let whole = AppSource(text, path: "/App.swift").translated
    return String(whole.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)[4])
  }

  func testDynamicPropertiesTellTheirObservers() {
    let tells = "_valueChanged(of: self, \\.a)"
    let pairs = [
      ("dynamic var a = 0", "dynamic var a = 0 { didSet { \(tells) } }"),
      ("dynamic var a: [Int] = [1,\n 2]", "dynamic var a: [Int] = [1,\n 2] { didSet { \(tells) } }"),
      ("dynamic private(set) var a: Int?", "dynamic private(set) var a: Int? { didSet { \(tells) } }"),
      ("dynamic var a = Basket { 1 }", "dynamic var a = Basket { 1 } { didSet { \(tells) } }"),
      ("dynamic var a = { 1 }()", "dynamic var a = ({ 1 }()) { didSet { \(tells) } }"),
      (
        "dynamic var a = 0 { didSet { show(oldValue) } }",
        "dynamic var a = 0 { didSet { defer { \(tells) }; show(oldValue) } }"
      ),
      (
        "dynamic var a = 0 { willSet { show(newValue) } }",
        "dynamic var a = 0 { willSet { show(newValue) }  didSet { \(tells) } }"
      ),
      (
        "dynamic var a: Int { get { 1 } set(new) { keep(new) } }",
        "dynamic var a: Int { get { 1 } set(new) { defer { \(tells) }; keep(new) } }"
      ),
    ]
    for (before, after) in pairs {
      let shop: (String) -> String = { "class Shop {\n  \($0)\n  let b = 1\n}" }
      XCTAssertEqual(translated(shop(before)), shop(after))
    }
  }

  func testPropertiesThatNeverChangeStay() {
    for text in [
      "class Shop {\n  dynamic var a: Int { 1 }\n}", "class Shop {\n  dynamic func open() {}\n}",
      "class Shop {\n  static dynamic var a = 1\n}", "class Shop {\n  dynamic var a: Int { get { 1 } }\n}",
      "let dynamic = 1\nvar a = dynamic", "class Shop {\n  func open() { let dynamic = 1 }\n  var a = 1\n}",
    ] { XCTAssertEqual(translated(text), text) }
  }

  func testAnObserverByNameConformsToAProtocol() {
    let method = "func observeValue(forKeyPath keyPath: String?, of object: Any?) {}"
    let gap = "         "
    let pairs = [
      ("class Shop: Base {\n  override \(method)\n}", "class Shop: Base, _KeyValueObserver {\n  \(gap)\(method)\n}"),
      (
        "extension Shop {\n  override public \(method)\n}",
        "extension Shop: _KeyValueObserver {\n  \(gap)public \(method)\n}"
      ),
      (
        "class Shop<A>: Base where A: B {\n  func open() {}\n  override \(method)\n}",
        "class Shop<A>: Base, _KeyValueObserver where A: B {\n  func open() {}\n  \(gap)\(method)\n}"
      ),
    ]
    for (before, after) in pairs { XCTAssertEqual(translated(before), after) }
    XCTAssertEqual(translated("super.observeValue(forKeyPath: a)"), "_observeValue(forKeyPath: a)")
  }

  func testOtherMethodsOverride() {
    let text = "class Shop: Base {\n  override func observeValue(_ value: Int) { super.observe() }\n}"
    XCTAssertEqual(translated(text), text)
  }
}
