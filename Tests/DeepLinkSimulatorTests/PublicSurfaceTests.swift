import Foundation
import XCTest

/// How much a program sees that imports the products, and that all of it is documented.
///
/// What counts is a declaration that says `public`: a type, and each member of it that says so. The cases of an
/// enumeration and the requirements of a protocol belong to the declaration around them. What stands in for types of
/// the SDKs' vendors and of Apple does not count, as its names are given.
final class PublicSurfaceTests: XCTestCase {
  /// The most declarations that the products show.
  private static let limit = 800

  /// The modules that come with `import DeepLinkSimulator`, the products beside it, and what these are made of.
  private static let modules = [
    "AdjustModel", "AppsFlyerModel", "DeepLinkSimulator", "DeepLinkSimulatorCommand", "DeepLinkSimulatorReports",
    "DeepLinkSimulatorSwiftUI", "DeepLinkSimulatorUIKit", "DeepLinkSimulatorXCTest", "DeterministicExecution",
    "IOSModel", "SDKContract", "ScenarioFormat", "Simulation",
  ]

  /// Where the stand-ins are: for the SDKs' types, and for those of Apple that are not in a separate module.
  static let standIns =
    ["AdjustModel/StandIn/", "AppsFlyerModel/StandIn/", "IOSModel/StandIn/"]
    + ["SDKContract/App/KeyValueCoding.swift", "SDKContract/App/NSLog.swift"]
    + [
      "ATTStatus", "AppScene", "Application", "ApplicationDelegate", "ConnectionOptions", "LaunchOptions",
      "NSUserActivity", "NotificationResponse", "OpenURLContext", "OpenURLOptionsKey", "PushNotification",
      "SceneDelegate", "SceneSession", "SceneState", "UnorderedItems", "UserActivity",
    ].map { "SDKContract/Device/\($0).swift" }

  /// What can stand before `public`.
  private static let modifiers: Set = [
    "nonisolated", "static", "final", "mutating", "override", "indirect", "convenience", "required",
  ]

  private struct Declaration {
    let file: String
    let line: Int
    let text: String
    let isDocumented: Bool
  }

  func testTheProductsShowNoMoreThanUsersNeed() throws {
    let declarations = try Self.declarations().filter { declaration in
      !Self.standIns.contains { declaration.file.hasPrefix($0) }
    }
    XCTAssertGreaterThan(declarations.count, 300, "the sources were not read")
    let byModule = Dictionary(grouping: declarations) { $0.file.prefix { $0 != "/" } }
      .map { "\($0.key) \($0.value.count)" }.sorted()
    XCTAssertLessThanOrEqual(declarations.count, Self.limit, "\(byModule)")
  }

  func testEachPublicDeclarationIsDocumented() throws {
    for declaration in try Self.declarations() where !declaration.isDocumented {
      XCTFail("\(declaration.file):\(declaration.line): \(declaration.text)")
    }
  }

  func testWhatIsNotDocumentedIsFound() {
    let text = """
      /// Documented.
      @MainActor
      public struct A {
        public let b = 1
        /// Documented,
        /// on two lines.
        @inlinable public static func c() {}
        // public var d: Int
        package var e = 2
        let f = "public"
      }
      """
    let found = Self.declarations(in: text, of: "A.swift")
    XCTAssertEqual(found.map(\.line), [3, 4, 7])
    XCTAssertEqual(found.map(\.isDocumented), [true, false, true])
  }

  private static func declarations() throws -> [Declaration] {
    try files().flatMap { declarations(in: $0.text, of: $0.path) }
  }

  /// Returns the files of the modules, with their paths in the folder of the sources.
  static func files() throws -> [(path: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    return try paths.sorted().filter { path in
      path.hasSuffix(".swift") && modules.contains { path.hasPrefix($0 + "/") }
    }.map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }

  private static func declarations(in text: String, of file: String) -> [Declaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.indices.compactMap { index in
      // What stands before `public` is an attribute or another modifier.
      var words = lines[index].split(separator: " ").map(String.init)
      words.removeAll { $0.hasPrefix("@") }
      while let first = words.first, Self.modifiers.contains(first) {
        words.removeFirst()
      }
      guard words.first?.hasPrefix("public") == true, words.dropFirst().first != "import" else { return nil }
      var above = index - 1
      while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
      return Declaration(
        file: file, line: index + 1, text: lines[index], isDocumented: above >= 0 && lines[above].hasPrefix("///"))
    }
  }
}
