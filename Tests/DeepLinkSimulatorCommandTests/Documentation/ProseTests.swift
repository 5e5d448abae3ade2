import Foundation
import XCTest

/// What users read is plain English: phrases that read like a translation stay out of pages and scenarios.
final class ProseTests: XCTestCase {
  /// A phrase, and what to write instead.
  private static let phrases: [(pattern: String, instead: String)] = [
    (#"\bsomebody\b"#, "a user, someone"),
    (#"(?<!-)\bmended\b|\bmend(s|ing)?\b"#, "fixed"),
    (#"\bwhat (came|comes) of\b"#, "the result of"),
    (#"\bwhat becomes of\b"#, "what happens to"),
    (#"\banew\b"#, "again"),
    (#"\bby chance\b"#, "random, at random"),
    (#"\bputs? off\b"#, "delays, delayed"),
    (#"\bfor ever\b"#, "forever"),
    (#"\b(a|an) \w+ of (its|their) own([.,;:)]|$| and\b)"#, "its own, a separate"),
    (#"\bas if nothing had been\b"#, "as if nothing had happened"),
  ]

  /// Golden files are printed by the program, and say what scenarios and rules say.
  private static let golden: Set = [
    "docs/outcomes.txt", "docs/races.md", "docs/contract.md", "docs/switches.md", "docs/versions.md",
    "docs/scenario-format.md", "docs/adding-an-sdk.md",
  ]

  func testPhrasesOfATranslationStayOut() throws {
    let rules = try Self.phrases.map { ($0, try NSRegularExpression(pattern: $0.pattern, options: .caseInsensitive)) }
    for (path, text) in try Self.texts() {
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

  /// The texts that users read, with their paths.
  private static func texts() throws -> [(path: String, text: String)] {
    var paths = ["README.md"]
    for folder in ["docs", "Scenarios"] {
      let names = FileManager.default.enumerator(atPath: Package.root.appendingPathComponent(folder).path)
      for case let name as String in try XCTUnwrap(names, folder)
      where [".swift", ".md", ".jsonc"].contains(where: name.hasSuffix) && !golden.contains("\(folder)/\(name)") {
        paths.append("\(folder)/\(name)")
      }
    }
    XCTAssertGreaterThan(paths.count, 600)
    return try paths.sorted().map { ($0, try Package.text($0)) }
  }
}
