import DeepLinkSimulator
import Foundation

/// A package with one test, which runs a first scenario.
struct StarterPackage {
  /// The folder of the package, as the user gave it.
  let folder: String
  /// The path of DeepLinkSimulator, relative to the folder.
  let dependencyPath: String
  /// The reference to the schema in the scenario of the package.
  let schemaReference = "./\(SchemaReference.fileName)"

  /// Creates the package.
  ///
  /// - Parameters:
  ///   - folder: The folder for the package.
  ///   - dependency: The path of DeepLinkSimulator from the current folder; nil to look for it.
  init(folder: String, dependency: String?) {
    var path = Substring(folder)
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.folder = String(path)
    let base = URL(fileURLWithPath: String(path)).standardizedFileURL
    if let found = dependency.map({ URL(fileURLWithPath: $0).standardizedFileURL }) ?? SimulatorPackage.dependency() {
      dependencyPath = SimulatorPackage.path(from: base, to: found)
    } else {
      dependencyPath = "../\(SimulatorPackage.name)"
    }
  }

  /// The files of the package, with their paths.
  func files(scenario: String, schema: String) -> [(path: String, text: String)] {
    let tests = "\(folder)/Tests/\(targetName)"
    return [
      ("\(folder)/Package.swift", manifest),
      ("\(tests)/\(targetName).swift", test),
      ("\(tests)/Scenarios/first-link.jsonc", scenario),
      ("\(tests)/Scenarios/\(SchemaReference.fileName)", schema),
    ]
  }

  /// The name of the test target: that of the folder as a Swift identifier.
  private var targetName: String {
    let words =
      folder.split(separator: "/").last.map { $0.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) } } ?? []
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "LinkTests" }
    return name.hasSuffix("Tests") ? name : name + "Tests"
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(targetName)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      dependencies: [.package(name: "\(SimulatorPackage.name)", path: \(PayloadValue.string(dependencyPath).json))],
      targets: [
        .testTarget(
          name: "\(targetName)",
          dependencies: [.product(name: "\(SimulatorPackage.name)XCTest", package: "\(SimulatorPackage.name)")],
          exclude: ["Scenarios"])
      ])

    """
  }

  private var test: String {
    """
    import \(SimulatorPackage.name)XCTest
    import Foundation
    import XCTest

    final class \(targetName): XCTestCase {
      func testTheFirstLink() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let scenario = folder.appendingPathComponent("Scenarios/first-link.jsonc").path
        // With `app: .delegate { … }` the scenario is held against the app's own delegate (docs/testing.md).
        assertScenario(try ScenarioTest(file: scenario))
      }
    }

    """
  }
}
