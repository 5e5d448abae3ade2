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
}
