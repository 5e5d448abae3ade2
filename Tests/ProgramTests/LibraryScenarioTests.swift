import XCTest

@testable import LibraryCheck

/// What is said of a library that cannot be explored.
final class LibraryScenarioTests: XCTestCase {
  private func refusal(_ folder: String) -> String? {
    do throws(LibraryScenario.Refusal) {
      _ = try LibraryScenario.all(in: folder)
      return nil
    } catch {
      return error.reason
    }
  }

  func testAFolderWithoutScenariosIsRefused() throws {
    let folder = try temporaryFolder().path
    XCTAssertEqual(
      refusal(folder), "there are no scenarios in \(folder): run it in the package's folder, or use --scenarios")
  }

  func testAScenarioThatIsNotValidIsRefusedWithItsComplaints() throws {
    let folder = try temporaryFolder()
    try #"{ "version": 1, "name": "n", "steps": [{ "instal": {} }] }"#.write(
      to: folder.appendingPathComponent("a.jsonc"), atomically: true, encoding: .utf8)
    let reason = try XCTUnwrap(refusal(folder.path))
    XCTAssertTrue(reason.contains(#"a.jsonc:1:42: error: unknown "#), reason)
  }
}
