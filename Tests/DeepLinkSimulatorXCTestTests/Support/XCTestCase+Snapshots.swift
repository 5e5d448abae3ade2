import Foundation
import XCTest

extension XCTestCase {
  /// The text that is kept under a name in the folder Snapshots; what is not there yet is written, and the test fails.
  func snapshot(_ name: String, _ make: () throws -> String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Snapshots").appendingPathComponent(name)
    if let text = try? String(contentsOf: file, encoding: .utf8) { return text }
    let text = try make()
    try Data(text.utf8).write(to: file)
    XCTFail("wrote \(file.path)")
    return text
  }
}
