import Foundation
import XCTest

/// What compilers for Apple's platforms see of the sources, which are written on Linux.
final class ApplePlatformSourceTests: XCTestCase {
  /// What only Linux has, or what Swift cannot call there, as regular expressions, and where it is missing.
  private static let missing: [(words: String, on: Set<ConditionalSource.Platform>)] = [
    (
      #"(?m)^ *(@\w+ )*import (Glibc|Musl|FoundationNetworking|FoundationXML|AppsFlyerLib|AdjustSdk|Adjust)\b"#,
      [.macOS, .iOS]
    ),
    (#"(?m)^ *(@\w+ )*import (UIKit|AppTrackingTransparency)\b"#, [.macOS]),
    // The C library marks them as unavailable to Swift.
    (#"\b(popen|pclose|fork|vfork)\("#, [.macOS, .iOS]),
    (#"\bProcess\(\)"#, [.iOS]),
    // XCTest has an issue instead.
    (#"\brecordFailure\("#, [.macOS, .iOS]),
  ]

  /// The folders of targets that only the manifest for Linux has.
  private static let foldersForLinux = [
    "Sources/Modules/", "Tests/Corpus/", "Tests/Modules/", "Tests/SystemStandInsTests/",
  ]
  /// The folders of what is not for iOS: plug-ins run on a Mac, and the tests need the stand-ins for UIKit.
  private static let foldersForDesks = ["Sources/Plugins/", "Tests/"]

  func testNothingThatOnlyLinuxHasIsUsedElsewhere() throws {
    var found: [String] = []
    var count = 0
    for path in try Self.paths() where !Self.foldersForLinux.contains(where: path.hasPrefix) {
      let source = ConditionalSource(
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8))
      for platform in ConditionalSource.Platform.allCases {
        if platform == .iOS, Self.foldersForDesks.contains(where: path.hasPrefix) { continue }
        let lines = source.lines(on: platform)
        count += lines.count
        let text = lines.joined(separator: "\n")
        for (words, platforms) in Self.missing where platforms.contains(platform) {
          guard let place = text.range(of: words, options: .regularExpression) else { continue }
          found.append("\(path), not on \(platform): \(text[text.lineRange(for: place)])")
        }
      }
    }
    XCTAssertGreaterThan(count, 100_000)
    XCTAssertEqual(found, [])
  }

  func testTheLinesThatAPlatformSees() {
    let text = """
      a
      #if os(Linux)
        b
      #elseif canImport(Darwin) && !os(iOS)
        c
        #if compiler(>=6.2)
          d
        #else
          e
        #endif
      #else
        f
      #endif
      #if !(os(Linux) || os(macOS)) || DEBUG
        g
      #else
        h
      #endif
      let text = \"\"\"
        #if os(Linux)
        \"\"\"
      // #if os(Linux)
      #if canImport(Unknown)
        i
      #elseif os(macOS)
        j
      #else
        k
      #endif
      """
    func letters(_ platform: ConditionalSource.Platform) -> String {
      ConditionalSource(text).lines(on: platform).map { $0.filter { $0 != " " } }
        .filter { $0.count == 1 }.joined()
    }
    XCTAssertEqual(letters(.macOS), "acdeghij")
    XCTAssertEqual(letters(.iOS), "afgik")
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func paths() throws -> [String] {
    try ["Sources", "Tests"].flatMap { folder in
      let names = try XCTUnwrap(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
      return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
  }
}
