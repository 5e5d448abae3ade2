import XCTest

@testable import AppSourceTranslation

/// Outlets, which UIKit's stand-in connects.
final class OutletAttributeTests: XCTestCase {
  /// What a property of a class becomes.
  private func translated(_ property: String) -> String {
    let whole = AppSource("class Home {\n  \(property)\n}\n", path: "/App.swift").translated
    return String(whole.split(separator: "\n", omittingEmptySubsequences: false)[5].dropFirst(2))
  }

  func testAnOutletThatIsUsedUncheckedIsConnected() {
    let pairs = [
      ("@IBOutlet weak var label: UILabel!", "@_Outlet       var label: UILabel!"),
      ("@IBOutlet var label: UILabel!", "@_Outlet  var label: UILabel!"),
      ("@IBOutlet private(set) weak var label: Shop.Label!", "@_Outlet  private(set)      var label: Shop.Label!"),
      ("@IBOutlet unowned var label: UILabel! // weak", "@_Outlet          var label: UILabel! // weak"),
      (
        "@IBOutlet var labels: [UILabel]! { didSet { show() } }",
        "@_Outlet  var labels: [UILabel]! { didSet { show() } }"
      ),
      ("@IBOutlet weak var label: UILabel! = nil", "@_Outlet       var label: UILabel! = nil"),
    ]
    for (before, after) in pairs { XCTAssertEqual(translated(before), after) }
  }

  func testOtherOutletsAreVariables() {
    let blank = String(repeating: " ", count: "@IBOutlet".count)
    let others = [
      " weak var label: UILabel?", " var label = UILabel()", " var first: UILabel!, second: UILabel!",
      " var labels: [UILabel] = []", " weak var label: UILabel", " func open(_ label: UILabel!) {}",
    ]
    for other in others { XCTAssertEqual(translated("@IBOutlet\(other)"), blank + other) }
  }

  func testAnOutletWithoutATypeMarkDoesNotTakeThatOfTheNextLine() {
    let text = "class Home {\n  @IBOutlet weak var a: UILabel\n  var b: UILabel!\n}\n"
    let whole = AppSource(text, path: "/App.swift").translated
    XCTAssertTrue(whole.contains("  \(String(repeating: " ", count: 9)) weak var a: UILabel\n  var b: UILabel!"), whole)
  }
}
