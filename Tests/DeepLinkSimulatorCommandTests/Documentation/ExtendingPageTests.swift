import Foundation
import XCTest

/// The page that says which files change holds against the sources.
final class ExtendingPageTests: XCTestCase {
  /// A section of the page with an example: the word, and the files of its table.
  private struct Section {
    let title: String
    let example: String
    let files: [String]
  }

  private func sections() throws -> [Section] {
    try Package.text("docs/extending.md").components(separatedBy: "\n## ").dropFirst().compactMap { text in
      guard let example = text.firstMatch(of: #/\nExample: `(\w+)`/#)?.1 else { return nil }
      let files = text.matches(of: #/(?m)^\| `([\w+]+\.swift)` \|/#).map { String($0.1) }
      return Section(title: String(text.prefix { $0 != "\n" }), example: String(example), files: files)
    }
  }

  /// The names of the files of `Sources` in which a word stands.
  private func files(naming word: String) throws -> [String] {
    let folder = Package.root.appendingPathComponent("Sources")
    let isWord = try Regex("\\b\(word)\\b").wordBoundaryKind(.simple)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: [String] = []
    while let url = files?.nextObject() as? URL {
      guard url.pathExtension == "swift", !url.path.contains("/Benchmarks/") else { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
      // Few files have the letters at all, and to look for a word takes long.
      if text.contains(word), text.contains(isWord) { names.append(url.lastPathComponent) }
    }
    return names
  }

  func testTheFilesOfEachTableAreThoseThatNameItsExample() throws {
    let sections = try sections()
    XCTAssertEqual(sections.map(\.title), ["A rule", "A step", "A switch", "A version", "An entry point"])
    for section in sections {
      XCTAssertEqual(
        section.files.sorted(), try files(naming: section.example).sorted(),
        "\(section.title): the files that name \(section.example)")
    }
  }

  func testEachFileOfATableIsOnlyOneFile() throws {
    let folder = Package.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var counts: [String: Int] = [:]
    while let url = files?.nextObject() as? URL { counts[url.lastPathComponent, default: 0] += 1 }
    for file in try sections().flatMap(\.files) { XCTAssertEqual(counts[file], 1, file) }
  }
}
