#if os(Linux)
  import Foundation
  import XCTest

  /// The manifests of docs/xcode.md are those of packages that can use this one, and its app delegate behaves as it
  /// says.
  final class XcodePageTests: XCTestCase {
    private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

    override func setUpWithError() throws {
      folder.appendPathComponent("xcode-\(ProcessInfo.processInfo.processIdentifier)")
      try Guide.writeEmptyTargets(["Links/Sources/Links", "Links/Tests/LinksTests"], in: folder)
    }

    override func tearDownWithError() throws {
      try FileManager.default.removeItem(at: folder)
    }

    func testThePackageManagerReadsEachManifest() throws {
      let page = try Guide("docs/xcode.md")
      for name in ["Links/Package.swift", "LinksOnTheMac/Package.swift"] {
        let manifest = try XCTUnwrap(page.blocks(in: "swift \(name)").first, name)
        let answer = try resolve(manifest)
        XCTAssertEqual(answer.status, 0, answer.text)
        let misspelt = manifest.replacingOccurrences(of: "\"DeepLinkSimulatorXCTest\"", with: "\"LinkTesting\"")
        XCTAssertNotEqual(try resolve(misspelt).status, 0)
      }
    }

    func testThePackageManagerReadsTheTargetWithThePlugIn() throws {
      let page = try Guide("docs/xcode.md")
      let manifest = try XCTUnwrap(page.blocks(in: "swift Links/Package.swift").first)
      let target = try XCTUnwrap(page.blocks(in: "swift Links/Target.swift").first)
      let plain = ".target(name: \"Links\", dependencies: modules, swiftSettings: [.swiftLanguageMode(.v5)])"
      let package = try XCTUnwrap(manifest.range(of: "let package"))
      let rest = manifest[package.lowerBound...].replacingOccurrences(of: "    " + plain, with: "    links")
      let whole = "\(manifest[..<package.lowerBound])\(target)\n\n\(rest)"
      XCTAssertTrue(whole.contains("    links,\n"), "the package has the target")
      let answer = try resolve(whole)
      XCTAssertEqual(answer.status, 0, answer.text)
      let misspelt = whole.replacingOccurrences(of: "AppSourcesPlugin", with: "AppSources")
      XCTAssertNotEqual(try resolve(misspelt).status, 0)
    }

    func testThePageShowsTheDelegateAndTheServerThatAreRunHere() throws {
      let page = try Guide("docs/xcode.md")
      let delegate = try XCTUnwrap(page.blocks(in: "swift Links/LinkAppDelegate.swift").first)
      XCTAssertEqual(
        try Guide.text(of: "Tests/Corpus/Swift5/AppsFlyer/LinkAppDelegate.swift"), delegate + "\n",
        "the corpus has the page's delegate, which CI builds")
      let host = try XCTUnwrap(page.blocks(in: "swift Flutter/FlutterHost.swift").first)
      XCTAssertEqual(
        try Guide.text(of: "Tests/Corpus/Swift5/AppsFlyer/FlutterHost.swift"), host + "\n",
        "the corpus has the page's stand-in for Flutter, which a test drives")
      let server = try XCTUnwrap(page.blocks(in: "swift LinksTests/ShopServer.swift").first)
      XCTAssertEqual(
        try Guide.text(of: "Tests/SystemStandInsTests/ShopServer.swift"), server + "\n",
        "tests of sessions use the page's server")
    }

    func testThePageShowsAppsThatAreRunHereAndTheTestOfItsDelegate() throws {
      let apps = try Self.withoutIndentation(
        Guide.text(of: "Tests/DeepLinkSimulatorXCTestTests/Guide/XcodeExamples.swift"))
      let shown = try Self.indentedBlocks(of: Guide.text(of: "docs/xcode.md"))
      XCTAssertEqual(shown.count, 5)
      for snippet in shown where snippet.hasPrefix(".integrated") {
        XCTAssertTrue(apps.contains(snippet), "no test has this snippet:\n\(snippet)")
      }
      let page = try Guide("docs/xcode.md")
      let test = Self.withoutIndentation(try XCTUnwrap(page.blocks(in: "swift Links/LinkTests.swift").first))
      let body =
        try XCTUnwrap(test.components(separatedBy: "func testALinkOpensItsScreenOnce() throws {\n").last)
        .components(separatedBy: "assertEveryOrder").first ?? ""
      let corpus = try Self.withoutIndentation(Guide.text(of: "Tests/Corpus/Swift5/Tests/LinkPageTests.swift"))
      XCTAssertTrue(corpus.contains(body), "the corpus has the page's test:\n\(body)")
    }

    /// The code of a list's items.
    private static func indentedBlocks(of page: String) -> [String] {
      page.components(separatedBy: "\n  ```swift\n").dropFirst().map { part in
        withoutIndentation(part.components(separatedBy: "\n  ```").first ?? "")
      }
    }

    private static func withoutIndentation(_ text: String) -> String {
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    /// Has the package manager read a manifest, with all that it depends on; nothing is built.
    private func resolve(_ manifest: String) throws -> (status: Int32, text: String) {
      let package = folder.appendingPathComponent("Links")
      try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
      return try ShellCommand.run(
        "swift package --disable-sandbox --package-path '\(package.path)' show-dependencies")
    }
  }
#endif
