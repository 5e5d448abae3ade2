import Foundation
import XCTest

/// A program that is built in another package, as one that depends on this package by its path, knows this package.
final class ProgramElsewhereTests: XCTestCase {
  #if os(Linux) || os(macOS)
    private func programElsewhere(_ folder: TemporaryFolder) throws -> BuiltProgram {
      var program = try BuiltProgram("deeplink-sim")
      let copy = URL(fileURLWithPath: folder.path).appendingPathComponent("shop-sim")
      try FileManager.default.copyItem(at: program.url, to: copy)
      program.url = copy
      return program
    }

    func testProblemsAreThoseOfThePackageThatTheProgramWasBuiltFrom() throws {
      let folder = try TemporaryFolder(for: self)
      let run = try programElsewhere(folder).run(
        ["problems", "[GCD-E01] Delegate is nil"], in: URL(fileURLWithPath: folder.path))
      XCTAssertEqual(run.code, 0)
      let output = String(decoding: run.output, as: UTF8.self)
      XCTAssertTrue(output.contains("Problem: no delegate is registered for conversion data"), output)
    }

    func testATestPackageDependsOnThePackageThatTheProgramWasBuiltFrom() throws {
      let folder = try TemporaryFolder(for: self)
      let url = URL(fileURLWithPath: folder.path)
      let run = try programElsewhere(folder).run(["new", "--package", "LinkTests"], in: url)
      XCTAssertEqual(run.code, 0)
      let manifest = try String(
        contentsOf: url.appendingPathComponent("LinkTests/Package.swift"), encoding: .utf8)
      let path = try XCTUnwrap(manifest.firstMatch(of: #/path: "(?<path>.*)"/#)).path
      let dependency = url.appendingPathComponent("LinkTests/\(path)").standardizedFileURL
      XCTAssertEqual(dependency.path, Package.root.standardizedFileURL.path)
    }
  #endif
}
