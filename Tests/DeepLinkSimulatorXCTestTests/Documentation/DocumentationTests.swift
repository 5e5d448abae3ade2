import Foundation
import XCTest

/// The documentation of the libraries shows code that is compiled and run here, and links to what is there.
final class DocumentationTests: XCTestCase {
  private static let catalogue = "Sources/DeepLinkSimulator/DeepLinkSimulator.docc"
  private static let examples = "Tests/DeepLinkSimulatorXCTestTests/Documentation"

  private func pages() throws -> [(path: String, text: String)] {
    let folder = Guide.package.appendingPathComponent(Self.catalogue)
    let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map { path in
      (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The code of a page: what stands between fences, without indentation.
  private static func code(in page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
      .map { withoutIndentation($0).trimmingCharacters(in: .newlines) }
  }

  private static func withoutIndentation(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  func testEachExampleIsInATest() throws {
    let folder = Guide.package.appendingPathComponent(Self.examples)
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { Self.withoutIndentation(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    var count = 0
    for page in try pages() {
      for code in Self.code(in: page.text) where !code.hasPrefix(".testTarget") {
        count += 1
        XCTAssertTrue(sources.contains { $0.contains(code) }, "\(page.path) has code that no test has:\n\(code)")
      }
    }
    XCTAssertGreaterThan(count, 45)
  }

  func testAtLeastFortySymbolsHaveAnExample() throws {
    let symbols = try pages().filter { $0.path.hasPrefix("Examples/") }
    XCTAssertGreaterThanOrEqual(symbols.count, 40)
    for page in symbols { XCTAssertEqual(Self.code(in: page.text).count, 1, page.path) }
  }

  /// Where the toolchain has no `docc`, which checks every link, this checks those between articles.
  func testEveryLinkToAnArticleLeadsToOne() throws {
    let pages = try pages()
    let articles = Set(pages.map { $0.path.split(separator: "/").last ?? "" }.map { $0.dropLast(3) })
    var count = 0
    for page in pages {
      for link in page.text.matches(of: #/<doc:([^>]+)>/#).map(\.1) {
        count += 1
        XCTAssertTrue(articles.contains(link), "\(page.path) links to \(link)")
      }
    }
    XCTAssertGreaterThan(count, 5)
  }

  func testEverySymbolThatIsLinkedToIsNamedInTheSources() throws {
    let modules = Guide.package.appendingPathComponent("Sources")
    for page in try pages() {
      for link in page.text.matches(of: #/``([^`]+)``/#).map({ String($0.1) }) {
        let parts = link.split(separator: "/")
        guard parts.count > 1 else { continue }
        let folder = modules.appendingPathComponent(String(parts[0]))
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path), "\(page.path): no module \(parts[0])")
        let name = parts[1].prefix { $0 != "-" && $0 != "(" }
        XCTAssertTrue(try Self.declares(String(name), in: folder), "\(page.path): nothing is called \(link)")
      }
    }
  }

  private static func declares(_ name: String, in folder: URL) throws -> Bool {
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }) ?? []
    let declaration = try Regex("\\b(struct|class|enum|protocol|actor|typealias) \(name)\\b").wordBoundaryKind(.simple)
    return try paths.filter { $0.hasSuffix(".swift") }.contains { path in
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).contains(declaration)
    }
  }
}
