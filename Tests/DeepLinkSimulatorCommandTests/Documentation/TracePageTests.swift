import Foundation
import TestSupport
import XCTest

/// The page about traces knows every key of JSON Lines.
final class TracePageTests: XCTestCase {
  func testEveryKeyIsInTheGrammar() throws {
    let page = try Package.text("docs/trace.md")
    let folder = Thoroughness.isFull ? "" : "/both-sdks"
    let run = CapturedRun(["replay", "--format", "jsonl", Package.scenarios + folder, "-"], input: "{")
    var keys: Set<String> = []
    for line in run.output.split(separator: "\n") {
      let record = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      keys.formUnion(record.keys)
    }
    XCTAssert(keys.isSuperset(of: ["payload", "finalState", "diagnostics"]), "\(keys.sorted())")
    for key in keys.sorted() { XCTAssert(page.contains("\"\(key)\""), "docs/trace.md does not know \"\(key)\"") }
  }
}
