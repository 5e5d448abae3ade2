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
    var declared: [String: Set<String>] = [:]
    var count = 0
    for page in try pages() {
      // Every second part is code.
      let prose = page.text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
        .map(\.element).joined()
      for link in prose.matches(of: #/``([A-Za-z][^`\n]*)``/#).map({ String($0.1) }) {
        let parts = link.split(separator: "/").map(String.init)
        guard parts.count > 1 else { continue }
        count += 1
        let names = try declared[parts[0]] ?? Self.types(in: parts[0])
        declared[parts[0]] = names
        XCTAssertTrue(names.contains(parts[1]), "\(page.path): nothing is called \(link)")
      }
    }
    XCTAssertGreaterThan(count, 60)
  }

  /// The types that a module declares.
  private static func types(in module: String) throws -> Set<String> {
    let folder = Guide.package.appendingPathComponent("Sources").appendingPathComponent(module)
    let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path), "there is no module \(module)")
      .compactMap { $0 as? String }
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let declarations = text.matches(of: #/(?:struct|class|enum|protocol|actor|typealias) (\w+)/#)
      names.formUnion(declarations.map { String($0.1) })
    }
    return names
  }
}
