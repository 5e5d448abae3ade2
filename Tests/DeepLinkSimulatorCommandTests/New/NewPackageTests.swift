import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// `new --package` writes a package that a test runs in.
final class NewPackageTests: XCTestCase {
  func testThePackageIsComplete() throws {
    let folder = try TemporaryFolder(for: self)
    let simulator = "\(folder.path)/somewhere/DeepLinkSimulator"
    let run = CapturedRun([
      "new", "--package", "\(folder.path)/shop-links/", "--dependency", simulator, "--callback", "didResolveDeepLink",
    ])
    XCTAssertEqual(run.diagnostics, "")
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      wrote FOLDER/shop-links/Package.swift
      wrote FOLDER/shop-links/Tests/ShopLinksTests/ShopLinksTests.swift
      wrote FOLDER/shop-links/Tests/ShopLinksTests/Scenarios/first-link.jsonc
      wrote FOLDER/shop-links/Tests/ShopLinksTests/Scenarios/scenario.schema.json
      DeepLinkSimulator is expected in ../somewhere/DeepLinkSimulator, seen from FOLDER/shop-links/
      run its test    swift test --package-path FOLDER/shop-links/

      """)
    let manifest = try text("shop-links/Package.swift", folder)
    XCTAssertTrue(
      manifest.contains(#".package(name: "DeepLinkSimulator", path: "../somewhere/DeepLinkSimulator")"#), manifest)
    XCTAssertTrue(manifest.contains(#"name: "ShopLinksTests""#), manifest)
    XCTAssertTrue(
      manifest.contains(#".product(name: "DeepLinkSimulatorXCTest", package: "DeepLinkSimulator")"#), manifest)
    // Its product is one of this package.
    XCTAssertTrue(try Package.text("Package.swift").contains(#".library(name: "DeepLinkSimulatorXCTest""#))
    let test = try text("shop-links/Tests/ShopLinksTests/ShopLinksTests.swift", folder)
    XCTAssertTrue(test.contains("final class ShopLinksTests: XCTestCase"), test)
    XCTAssertTrue(test.contains("Scenarios/first-link.jsonc"), test)
    let replay = CapturedRun(["replay", "-q", "\(folder.path)/shop-links/Tests"])
    XCTAssertEqual(replay.code, .success, replay.output + replay.diagnostics)
  }

  func testAPackageThatIsThereStaysAsItIs() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("mine", to: "links/Package.swift")
    let run = CapturedRun(["new", "--package", "\(folder.path)/links"])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      "FOLDER/links/Package.swift: error: the file already exists; --force replaces it\n")
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/links"), ["Package.swift"])
  }

  func testANameThatIsNoNameInSwiftIsMadeOne() throws {
    let folder = try TemporaryFolder(for: self)
    for (name, target) in [("7-tests", "LinkTests"), ("deep link", "DeepLinkTests"), ("LinkTests", "LinkTests")] {
      let run = CapturedRun(["new", "--package", "\(folder.path)/\(name)", "--sdk", "none"])
      XCTAssertEqual(run.code, .success, run.diagnostics)
      XCTAssertTrue(run.output.contains("/\(name)/Tests/\(target)/\(target).swift\n"), run.output)
    }
  }

  private func text(_ path: String, _ folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }
}
