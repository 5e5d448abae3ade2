#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// The manifests on pages, such as the one that docs/testing.md begins with, are those of packages that can use this
  /// one.
  final class GuideManifestTests: XCTestCase {
    private var folder = URL(fileURLWithPath: NSTemporaryDirectory())

    override func setUpWithError() throws {
      folder.appendPathComponent("guide-\(ProcessInfo.processInfo.processIdentifier)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
      try FileManager.default.removeItem(at: folder)
    }

    func testThePackageOfTheGuideFindsTheLibrary() throws {
      try Guide.writeEmptyTargets(["MyApp/Sources/MyApp", "MyApp/Tests/LinkTests"], in: folder)
      let manifest = try XCTUnwrap(try Guide().blocks(in: "swift Package.swift").first)
      let answer = try resolve(manifest)
      XCTAssertEqual(answer.status, 0, answer.text)
      let misspelt = manifest.replacingOccurrences(of: "DeepLinkSimulatorXCTest", with: "DeepLinkSimulatorTesting")
      let complaint = try resolve(misspelt)
      XCTAssertNotEqual(complaint.status, 0)
      XCTAssertTrue(complaint.text.contains("product 'DeepLinkSimulatorTesting'"), complaint.text)
    }

    func testThePackageOfAnSDKFindsTheLibrary() throws {
      let folders = ["Sources/LinkHouse", "Sources/house-sim", "Tests/LinkHouseTests"]
      try Guide.writeEmptyTargets(folders.map { "MyApp/" + $0 }, in: folder)
      let manifest = try XCTUnwrap(try Guide("docs/adding-an-sdk.md").blocks(in: "swift Package.swift").first)
      let answer = try resolve(manifest)
      XCTAssertEqual(answer.status, 0, answer.text)
    }

    func testThePackageOfTheReadmeFindsTheLibrary() throws {
      try Guide.writeEmptyTargets(["MyApp/Sources/shop-sim"], in: folder)
      let answer = try resolve(try XCTUnwrap(try Guide("README.md").blocks(in: "swift Package.swift").first))
      XCTAssertEqual(answer.status, 0, answer.text)
    }

    /// Has the package manager read a manifest, with all that it depends on; nothing is built.
    private func resolve(_ manifest: String) throws -> (status: Int32, text: String) {
      let package = folder.appendingPathComponent("MyApp")
      try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
      return try ShellCommand.run(
        "swift package --disable-sandbox --package-path '\(package.path)' show-dependencies")
    }
  }
#endif
