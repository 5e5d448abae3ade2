import Foundation
import XCTest

/// The names of Apple's types in the stand-ins, of which an app's file imports several modules at once.
final class StandInNameTests: XCTestCase {
  func testNoTwoModulesDeclareTheSameType() throws {
    var modules: [String: Set<String>] = [:]
    for (module, folder) in try Self.folders() {
      for name in try Self.types(in: folder) { modules[name, default: []].insert(module) }
    }
    XCTAssertGreaterThan(modules.count, 1_000)
    // On a device, a file that imports StoreKit and SwiftUI has to say which of the two it means.
    XCTAssertEqual(modules.filter { $1.count > 1 }.keys.sorted(), ["Transaction"])
  }

  func testTheTypesOfAFile() {
    let text = """
      #if os(Linux)
        public struct First {
          public enum Inner {}
        }

        @MainActor
        open class Second: First {}
        @objc public final class Third {}
      #endif
      """
    XCTAssertEqual(Self.types(in: text), ["First", "Second", "Third"])
    let other = """
      // A comment.
      import Foundation
      public protocol First {
        public enum Inner {}
      }
      enum Second {}
      public func third() {}
      """
    XCTAssertEqual(Self.types(in: other), ["First"])
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  private static func folders() throws -> [(module: String, folder: URL)] {
    let standIns = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix("StandIns") }
    let others = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Modules").path)
    return standIns.map { ($0, root.appendingPathComponent($0)) }
      + others.map { ($0, root.appendingPathComponent("Modules/\($0)")) }
  }

  private static func types(in folder: URL) throws -> [String] {
    let names = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    return try names.filter { $0.hasSuffix(".swift") }.flatMap {
      types(in: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// Returns the names of the public types that a file declares at its top level, which is indented if a condition
  /// begins the file.
  private static func types(in text: String) -> [String] {
    let lines = text.split(separator: "\n")
    let isConditional = lines.first { !$0.hasPrefix("//") && !$0.hasPrefix("import ") }?.hasPrefix("#if") ?? false
    let declaration = #/(@[\w()]+ )*(public|open) (final )?(class|struct|enum|protocol|actor|typealias) (?<name>\w+)/#
    return lines.compactMap { line in
      let indentation = line.prefix { $0 == " " }.count
      guard indentation == (isConditional ? 2 : 0) else { return nil }
      return line.dropFirst(indentation).prefixMatch(of: declaration).map { String($0.name) }
    }
  }
}
