import DeepLinkSimulator
import Foundation
import XCTest

/// The shipped scenarios are easy to find one's way in: names, file names and folders say one thing.
final class LibraryTests: XCTestCase {
  /// What names begin with, so that sorting by name brings together what belongs together.
  private static let beginnings: Set = [
    "AppsFlyer", "Adjust", "iOS", "iOS refuses", "Both SDKs", "Problem", "Fixed", "Race", "Race fixed", "Every order",
    "Every state",
  ]

  /// More files than these in a folder are not looked through.
  private static let folderLimit = 45

  private struct Entry {
    let path: String
    let name: String

    var folder: String { String(path.split(separator: "/").dropLast().joined(separator: "/")) }
    var isFixed: Bool { path.hasSuffix(".fixed.jsonc") }
    /// The file name without what it ends in.
    var stem: String {
      let file = path.split(separator: "/").last ?? ""
      return String(file.dropLast((isFixed ? ".fixed.jsonc" : ".jsonc").count))
    }
  }

  private func library() throws -> [Entry] {
    let files = FileManager.default.enumerator(atPath: Package.scenarios)?.compactMap { $0 as? String } ?? []
    let entries = try files.filter { $0.hasSuffix(".jsonc") }.sorted().map { path in
      let file = ScenarioFile(
        name: path, readingFrom: "\(Package.scenarios)/\(path)", grammar: AppRegistry().sdks.grammar)
      return Entry(path: path, name: try file.result.get().name)
    }
    XCTAssertGreaterThan(entries.count, 600)
    return entries
  }

  func testFoldersStaySmall() throws {
    for (folder, entries) in Dictionary(grouping: try library(), by: \.folder) {
      XCTAssertLessThanOrEqual(entries.count, Self.folderLimit, "split Scenarios/\(folder) by what a reader looks for")
    }
  }

  func testNamesBeginWithWhatTheyAreAbout() throws {
    for entry in try library() {
      let beginning = entry.name.components(separatedBy: ": ").first ?? ""
      XCTAssertTrue(Self.beginnings.contains(beginning), "\(entry.path): \(entry.name)")
    }
  }

  func testAProblemAndItsFixSayWhatTheyAre() throws {
    let names = Dictionary(uniqueKeysWithValues: try library().map { ($0.path, $0.name) })
    for entry in try library() where entry.isFixed {
      let problem = try XCTUnwrap(names[entry.path.replacingOccurrences(of: ".fixed", with: "")], entry.path)
      let isPair =
        (problem.hasPrefix("Problem: ") && entry.name.hasPrefix("Fixed: "))
        || (problem.hasPrefix("Race: ") && entry.name.hasPrefix("Race fixed: "))
      XCTAssertTrue(isPair, "\(problem) / \(entry.name)")
    }
  }

  /// At least half of the words of a file name are in the scenario's name; a fix has the file name of its problem.
  func testAFileNameSaysWhatTheNameSays() throws {
    for entry in try library() where !entry.isFixed {
      let said = words(of: entry.name)
      let words = entry.stem.split(separator: "-").map(String.init).filter { $0.count > 3 }
      let shared = words.count { word in said.contains { $0.hasPrefix(word.prefix(4)) } }
      XCTAssertGreaterThanOrEqual(shared * 2, words.count, "\(entry.path): \(entry.name)")
    }
  }

  /// The words of a name in lower case, those of a method's name among them.
  private func words(of name: String) -> [String] {
    var words: [String] = [""]
    var isAfterLowercase = false
    for character in name {
      if !character.isLetter, !character.isNumber {
        words.append("")
      } else {
        if character.isUppercase, isAfterLowercase {
          words.append((words.last ?? "") + character.lowercased())
          words.append("")
        }
        words[words.count - 1] += character.lowercased()
      }
      isAfterLowercase = character.isLowercase
    }
    return words
  }
}
