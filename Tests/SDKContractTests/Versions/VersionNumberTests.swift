import SDKContract
import XCTest

final class VersionNumberTests: XCTestCase {
  func testItReadsTwoOrThreeNumbersAndNothingElse() {
    for text in ["5.4", "5.4.1", "6.18.0", "0.0", "99999.0.1"] {
      XCTAssertEqual(VersionNumber(text)?.text, text)
    }
    for text in ["", "5", "5.", ".5", "5.4.", "5.4.1.0", "6.01", "6.-1", "+6.1", "a.b", "6. 1", "123456.1", "٦.١"] {
      XCTAssertNil(VersionNumber(text), text)
    }
  }

  func testAVersionWithoutAPatchComesBehindAllItsPatches() {
    let versions = ["5.5.0", "5.4", "5.4.10", "5.4.9", "4.99.99"].compactMap { VersionNumber($0) }
    XCTAssertEqual(versions.sorted().map(\.text), ["4.99.99", "5.4.9", "5.4.10", "5.4", "5.5.0"])
  }

  func testAVersionWithoutAPatchNamesTheLastKnownOne() throws {
    let known = [VersionNumber(5, 4, 1), VersionNumber(5, 4, 3), VersionNumber(5, 5, 0)]
    let minor = try XCTUnwrap(VersionNumber("5.4"))
    XCTAssertTrue(minor.isLastPatch)
    XCTAssertEqual(known.filter { minor.names($0, among: known) }, [VersionNumber(5, 4, 3)])
    XCTAssertTrue(VersionNumber(5, 4, 1).names(known[0], among: known))
    XCTAssertFalse(VersionNumber(5, 4, 1).names(known[1], among: known))
    XCTAssertFalse(VersionNumber(lastOf: 7, 0).names(known[2], among: known))
  }
}
