#if os(Linux)
  import Foundation
  import XCTest

  /// The manifests of docs/xcode.md are those of packages that can use this one, and its app delegate behaves as it says.
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
      let server = try XCTUnwrap(page.blocks(in: "swift LinksTests/ShopServer.swift").first)
      XCTAssertEqual(
        try Guide.text(of: "Tests/SystemStandInsTests/ShopServer.swift"), server + "\n",
        "tests of sessions use the page's server")
    }

    /// Has the package manager read a manifest, with all that it depends on; nothing is built.
    private func resolve(_ manifest: String) throws -> (status: Int32, text: String) {
      let package = folder.appendingPathComponent("Links")
      try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
      let command = "swift package --disable-sandbox --package-path '\(package.path)' show-dependencies 2>&1"
      let output = try XCTUnwrap(popen(command, "r"))
      let file = FileHandle(fileDescriptor: fileno(output), closeOnDealloc: false)
      let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      return (pclose(output), text)
    }
  }
#endif
