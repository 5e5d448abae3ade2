import Foundation
import XCTest

/// The page that walks through LinkHouse shows the code that runs.
final class AddingAnSDKPageTests: XCTestCase {
  private static let page = LinkHouseFiles.folder.appendingPathComponent("../../docs/adding-an-sdk.md").standardized

  /// The line before a block that names the file in which its code stands.
  private static var fileLine: Regex<(Substring, Substring)> {
    #/^\[[\w+]+\.swift\]\(\.\.\/Tests\/ThirdSDKTests\/([\w+\/]+\.swift)\):$/#
  }

  /// A block of code on the page: the file that the page named last before it, and its lines.
  private struct Block {
    let file: String
    let line: Int
    let lines: [String]
  }

  private func blocks() throws -> [Block] {
    var (blocks, file, code, start): ([Block], String, [String]?, Int) = ([], "", nil, 0)
    let lines = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if let open = code {
        if line == "```" {
          blocks.append(Block(file: file, line: start, lines: open))
          code = nil
        } else {
          code = open + [line]
        }
      } else if line == "```swift" {
        (code, start) = ([], index + 1)
      } else if let path = line.firstMatch(of: Self.fileLine)?.1 {
        file = String(path)
      }
    }
    return blocks
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: LinkHouseFiles.folder.appendingPathComponent(file), encoding: .utf8)
  }

  func testEachBlockOfCodeStandsInTheFileThatThePageNames() throws {
    let blocks = try blocks()
    XCTAssertGreaterThan(blocks.count, 10)
    for block in blocks {
      let text = "\n" + (try text(block.file))
      // What the page leaves out is a comment with an ellipsis.
      for part in block.lines.split(separator: "// …", omittingEmptySubsequences: true) {
        let code = part.joined(separator: "\n")
        XCTAssertTrue(
          text.contains("\n" + code + "\n"), "docs/adding-an-sdk.md:\(block.line): not in \(block.file):\n\(code)")
      }
    }
  }

  func testThePageShowsEveryFileOfTheSDK() throws {
    let folder = LinkHouseFiles.folder.appendingPathComponent("LinkHouse").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { "LinkHouse/\($0)" }
    XCTAssertEqual(Set(try blocks().map(\.file)).subtracting(["Support/LinkHouseRun.swift"]), Set(files))
  }

  /// The blocks of a language on the page.
  private func blocks(in language: String) throws -> [String] {
    try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  func testTheProgramOnThePageRegistersTheSDKAsTheTestsDo() throws {
    let lines = try XCTUnwrap(try blocks(in: "swift main.swift").first).split(separator: "\n")
    XCTAssertEqual(lines.prefix(2), ["import DeepLinkSimulatorCommand", "import LinkHouse"])
    XCTAssertEqual(lines.last, "command.main()")
    let code = lines.dropFirst(2).dropLast().map { "    \($0)\n" }.joined()
    XCTAssertTrue(try text("Support/LinkHouseRun.swift").contains(code), code)
  }

  func testTheScenariosOnThePageAreValidAndPass() throws {
    let scenario = try XCTUnwrap(try blocks(in: "jsonc").first)
    XCTAssertEqual(LinkHouseRun(["replay"], scenario: scenario).code, .success)
    let mutation = LinkHouseRun(["rules", "LH-MATCH-1", "--mutate", "1", "--count", "all"], scenario: scenario)
    XCTAssertEqual(mutation.code, .success, mutation.output)
    let part = try XCTUnwrap(try blocks(in: "json").first)
    let run = LinkHouseRun(["validate"], scenario: #"{ "version": 1, "name": "A part", \#(part), "steps": [] }"#)
    XCTAssertEqual(run.code, .success, run.diagnostics)
  }

  func testTheCommandsOnThePageWork() throws {
    let lines = try blocks(in: "").joined().split(separator: "\n").filter { $0.hasPrefix("house-sim ") }
    XCTAssertEqual(lines.count, 8)
    XCTAssertEqual(lines.first, "house-sim new --callback linkHouseDidOpen Scenarios/first.jsonc")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("house-\(getpid()).jsonc").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    for line in lines {
      var words = line.split(separator: " ").dropFirst().map(String.init)
      // Where a line names no scenarios, it is about those of the folder.
      if !words.contains("Scenarios/first.jsonc") { words.append(LinkHouseFiles.scenarios) }
      let run = LinkHouseRun(words.map { $0 == "Scenarios/first.jsonc" ? file : $0 })
      // The link may come while the app is away, so some orders of `matrix` and `explore` may fail.
      XCTAssertTrue([.success, .failure].contains(run.code), "\(line)\n\(run.output)\(run.diagnostics)")
      if line.contains("new") || line.contains("replay") {
        XCTAssertEqual(run.code, .success, "\(line)\n\(run.output)\(run.diagnostics)")
        XCTAssertFalse(run.diagnostics.contains("does not come"), run.diagnostics)
      }
    }
  }
}
