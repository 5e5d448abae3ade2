import Foundation
import TestSupport
import XCTest

/// The same scenarios give the same bytes.
final class DeterminismTests: XCTestCase {
  private static let folder = Thoroughness.isFull ? "" : "/races"
  private static let scenarios = Package.scenarios + folder
  private static let formats = [["--verbose"], ["--format", "jsonl"]]

  func testTwiceInOneProcess() {
    for format in Self.formats {
      let first = CapturedRun(["replay"] + format + [Self.scenarios])
      let second = CapturedRun(["replay"] + format + [Self.scenarios])
      XCTAssertFalse(first.output.isEmpty)
      XCTAssertEqual(first.output, second.output)
      XCTAssertEqual(first.diagnostics, second.diagnostics)
    }
  }

  func testInProcessesOfTheirOwn() throws {
    let program = try BuiltProgram("deeplink-sim")
    for format in Self.formats {
      let arguments = ["replay"] + format + ["Scenarios" + Self.folder]
      let first = try program.run(arguments, environment: ["LANG": "C", "TZ": "UTC"])
      let second = try program.run(arguments, environment: ["LANG": "de_DE.UTF-8", "TZ": "Asia/Kathmandu"])
      XCTAssertFalse(first.output.isEmpty)
      XCTAssertEqual(first.output, second.output, "\(format)")
      let inside = CapturedRun(["replay"] + format + [Self.scenarios]).output
      XCTAssertEqual(
        String(decoding: first.output, as: UTF8.self),
        inside.replacingOccurrences(of: Package.scenarios, with: "Scenarios"), "\(format)")
    }
  }

  func testNothingOfTheMachineIsInTheOutput() throws {
    let program = try BuiltProgram("deeplink-sim")
    let output = String(
      decoding: try program.run(["replay", "--verbose", "Scenarios" + Self.folder]).output, as: UTF8.self)
    XCTAssertTrue(output.contains(" scenarios: "), "nothing was printed")
    XCTAssertFalse(output.contains(Package.root.path))
    XCTAssertFalse(output.contains(NSHomeDirectory() + "/"))
  }
}
