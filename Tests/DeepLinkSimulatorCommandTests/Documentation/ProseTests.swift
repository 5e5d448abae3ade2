import Foundation
import XCTest

/// What people read is plain English: phrases that read like a translation stay out of pages, scenarios and code.
final class ProseTests: XCTestCase {
  /// A phrase, and what to write instead.
  private static let phrases: [(pattern: String, instead: String)] = [
    (#"\bsomebody\b"#, "a user, someone"),
    (#"(?<!-)\bmended\b|\bmend(s|ing)?\b"#, "fixed"),
    (#"\bwhat (came|comes) of\b"#, "the result of"),
    (#"\bwhat(ever)? bec(omes|ame) of\b"#, "what happens to"),
    (#"\banew\b"#, "again"),
    (#"\bby chance\b"#, "random, at random"),
    (#"\bputs? off\b"#, "delays, delayed"),
    (#"\bfor ever\b"#, "forever"),
    (#"\bof its own\b|\b(a|an) \w+ of their own([.,;:)]|$| and\b)"#, "its own, a separate"),
    (#"\bas if nothing had been\b"#, "as if nothing had happened"),
  ]

  /// What the program prints, which says what scenarios and rules say, and the phrases themselves.
  private static let exempt: Set = [
    "docs/races.md", "Tests/DeepLinkSimulatorCommandTests/Documentation/ProseTests.swift",
  ]

  func testPhrasesOfATranslationStayOut() throws {
    let rules = try Self.phrases.map { ($0, try NSRegularExpression(pattern: $0.pattern, options: .caseInsensitive)) }
    let any = try NSRegularExpression(
      pattern: Self.phrases.map { "(?:\($0.pattern))" }.joined(separator: "|"),
      options: [.caseInsensitive, .anchorsMatchLines])
    for (path, text) in try Self.texts() {
      // Nearly all files have none of them, which one look at the whole file tells.
      guard any.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil else { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let line = String(line)
        for (phrase, expression) in rules
        where expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil {
          XCTFail("\(path):\(number + 1): write \(phrase.instead): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
  }

  func testThePhrasesAreFound() throws {
    for bad in [
      "What came of a run.", "Nobody asked; somebody came.", "The app mended.", "a file of its own.", "made anew",
    ] {
      let isFound = try Self.phrases.contains { phrase in
        let expression = try NSRegularExpression(pattern: phrase.pattern, options: .caseInsensitive)
        return expression.firstMatch(in: bad, range: NSRange(bad.startIndex..., in: bad)) != nil
      }
      XCTAssertTrue(isFound, bad)
    }
  }

  /// The texts that people read, with their paths.
  private static func texts() throws -> [(path: String, text: String)] {
    var paths = ["README.md", "Package.swift", ".ci/run", ".ci/docs"]
    for folder in ["docs", "Scenarios", "Sources", "Tests"] {
      let names = FileManager.default.enumerator(atPath: Package.root.appendingPathComponent(folder).path)
      for case let name as String in try XCTUnwrap(names, folder)
      where [".swift", ".md", ".jsonc", ".js", ".h"].contains(where: name.hasSuffix)
        && !exempt.contains("\(folder)/\(name)")
      {
        paths.append("\(folder)/\(name)")
      }
    }
    XCTAssertGreaterThan(paths.count, 2000)
    return try paths.sorted().map { ($0, try Package.text($0)) }
  }
}
