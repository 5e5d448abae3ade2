import XCTest

@testable import DeepLinkSimulatorXCTest

/// The names of tests, from which `swift test --filter` finds them.
final class TestNameTests: XCTestCase {
  func testANameOfXCTestFindsItsTest() {
    let names = [
      ("LinkTests.testALink", "LinkTests/testALink"),
      ("LinkTests.`a link. of v1.2`", #"LinkTests/a link\. of v1\.2"#),
      ("-[ShopTests.LinkTests testALink]", "LinkTests/testALink"),
      ("-[LinkTests testALink]", "LinkTests/testALink"),
      ("-[ShopTests.LinkTests testALinkAndReturnError:]", "LinkTests/testALink"),
      ("-[ShopTests.LinkTests testALinkWithCompletionHandler:]", "LinkTests/testALink"),
      ("-[ShopTests.LinkTests testALinkAndReturnError]", "LinkTests/testALinkAndReturnError"),
    ]
    for (name, filter) in names { XCTAssertEqual(TestFilter(nameInXCTest: name).text, filter, name) }
  }
}
