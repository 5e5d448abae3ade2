import Foundation
import XCTest

extension XCTestCase {
  /// The text that is kept under a name in the folder Snapshots of a test target; what is not there yet is written, and
  /// the test fails.
  ///
  /// - Parameters:
  ///   - name: The name of the file in that folder.
  ///   - caller: A file of the test target, which lies in a folder of Tests.
  ///   - make: Makes the text where none is kept.
  public func snapshot(_ name: String, caller: String = #filePath, _ make: () throws -> String) throws -> String {
    var target = URL(fileURLWithPath: caller)
    while target.pathComponents.count > 2, target.deletingLastPathComponent().lastPathComponent != "Tests" {
      target.deleteLastPathComponent()
    }
    let file = target.appendingPathComponent("Snapshots").appendingPathComponent(name)
    if let text = try? String(contentsOf: file, encoding: .utf8) { return text }
    let text = try make()
    try Data(text.utf8).write(to: file)
    XCTFail("wrote \(file.path)")
    return text
  }
}
