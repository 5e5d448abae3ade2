import Foundation
import XCTest

/// Links in the pages lead to files that exist, and to headings in them.
final class PageLinkTests: XCTestCase {
  func testEveryLinkInThePagesLeadsSomewhere() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Package.root.appendingPathComponent("docs").path)
    let pages =
      ["README.md", "Scenarios/README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    XCTAssertGreaterThan(pages.count, 25)
    var anchors: [String: Set<String>] = [:]
    var count = 0
    for page in pages {
      for target in Self.targets(in: try Package.text(page)) where !target.hasPrefix("http") {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = Package.root.appendingPathComponent(page).deletingLastPathComponent()
        let file =
          parts[0].isEmpty
          ? Package.root.appendingPathComponent(page) : folder.appendingPathComponent(parts[0]).standardizedFileURL
        count += 1
        guard FileManager.default.fileExists(atPath: file.path) else {
          XCTFail("\(page) links to \(target)")
          continue
        }
        guard parts.count > 1, file.pathExtension == "md" else { continue }
        let known = try anchors[file.path] ?? Self.anchors(in: String(contentsOf: file, encoding: .utf8))
        anchors[file.path] = known
        XCTAssertTrue(known.contains(parts[1]), "\(page) links to \(target), and there is no such heading")
      }
    }
    XCTAssertGreaterThan(count, 1000)
  }

  func testALinkToAHeadingHasItsWords() {
    XCTAssertEqual(
      Self.anchors(in: "# `explore`\n\n## Code with `@objc` and `#selector`\n```\n# no\n```\n## What's new?"),
      ["explore", "code-with-objc-and-selector", "whats-new"])
    XCTAssertEqual(Self.targets(in: "[a](b.md#c)\n```\n[d](e)\n```\n[f](#g)"), ["b.md#c", "#g"])
  }

  /// The targets of the links outside of code.
  private static func targets(in page: String) -> [String] {
    text(of: page).components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
  }

  /// The names by which links find the headings, as GitHub makes them.
  private static func anchors(in page: String) -> Set<String> {
    Set(
      text(of: page).components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
          .replacingOccurrences(of: " ", with: "-")
      })
  }

  /// A page without what stands between fences.
  private static func text(of page: String) -> String {
    ("\n" + page).components(separatedBy: "\n```").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      .joined(separator: "\n")
  }
}
