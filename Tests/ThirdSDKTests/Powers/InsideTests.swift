import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// A session shows what an SDK has inside, however it keeps it.
final class InsideTests: XCTestCase {
  func testASessionShowsTheInsideOfAnSDKAndWhatItsServersKnow() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("beacon-\(UUID().uuidString).jsonc")
    defer { try? FileManager.default.removeItem(at: file) }
    let scenario = """
      {
        "version": 1, "name": "Beacon", "app": { "beacon": {}, "adjust": {} },
        "backend": { "beacon": { "known": { "https://lamp.example/a": "attic" } } },
        "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }]
      }
      """
    XCTAssertNoThrow(try scenario.write(to: file, atomically: true, encoding: .utf8))
    let run = LinkHouseRun(
      beacon: Switched.self, ["step", file.path], input: "until beaconDidAnswer\nstate beacon\nstate servers\n")
    let lines = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    XCTAssertTrue(lines.contains("starts 1"), run.output + run.diagnostics)
    XCTAssertTrue(lines.contains { $0.hasPrefix("beacon known") && $0.contains("https://lamp.example") }, run.output)
    XCTAssertTrue(lines.contains { $0.hasPrefix("adjust adid ") }, run.output)
    XCTAssertFalse(lines.contains { $0.hasPrefix("setup") || $0.hasPrefix("servers") }, run.output)
  }
}
