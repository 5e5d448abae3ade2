import DeepLinkSimulatorCommand
import XCTest

/// The page about stepping shows one session; every line of it is what the program prints.
final class SteppingPageTests: XCTestCase {
  func testTheSessionOnThePage() throws {
    let blocks = try Self.blocks(in: Package.text("docs/stepping.md"))
    let scenario = try XCTUnwrap(blocks.first { $0.hasPrefix("{") })
    let session = blocks.filter { $0.hasPrefix("> ") || $0.hasPrefix("$ deeplink-sim step") }
    let commands = session.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    XCTAssertGreaterThanOrEqual(commands.count, 30)

    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario, to: "race.jsonc")
    let input = commands.map { command in
      command.hasPrefix("save ") ? "save \(folder.path)/\(command.dropFirst(5))" : String(command)
    }
    let run = CapturedRun(
      ["step", "--echo", "\(folder.path)/race.jsonc"], input: input.joined(separator: "\n") + "\n")
    XCTAssertEqual(run.diagnostics, "")
    XCTAssertEqual(run.code, .failure)
    let shown = session.joined().split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    XCTAssertEqual(hide(run.output, folder), shown)

    let replay = CapturedRun(["replay", "\(folder.path)/found.jsonc"])
    let page = try XCTUnwrap(blocks.first { $0.hasPrefix("$ deeplink-sim replay") })
    XCTAssertEqual("$ deeplink-sim replay found.jsonc\n" + hide(replay.output, folder), page)
    XCTAssertEqual(replay.code, .failure)
  }

  func testTheScheduleOnThePageFitsTheScenarioOnIt() throws {
    let blocks = try Self.blocks(in: Package.text("docs/stepping.md"))
    let scenario = try XCTUnwrap(blocks.first { $0.hasPrefix("{") })
    let schedule = try XCTUnwrap(blocks.first { $0.hasPrefix("\"schedule\"") })
    let run = CapturedRun(
      ["replay", "--format", "jsonl", "-"], input: "{\n\(schedule),\n\(scenario.drop { $0 != "{" }.dropFirst())")
    XCTAssertEqual(run.diagnostics, "")
    XCTAssertEqual(run.code, .failure, "the schedule shows the bug")
    let answer = try XCTUnwrap(run.output.split(separator: "\n").first { $0.contains("\"deferredDeepLink 200\"") })
    XCTAssertTrue(answer.contains("\"time\":2000000"), String(answer))
  }

  private func hide(_ text: String, _ folder: TemporaryFolder) -> String {
    text.replacingOccurrences(of: folder.path + "/", with: "")
  }

  /// What stands between fences, in the order of the page.
  private static func blocks(in page: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let text = block { blocks.append(text) }
        block = block == nil ? "" : nil
      } else if let text = block {
        block = text + line + "\n"
      }
    }
    return blocks
  }
}
