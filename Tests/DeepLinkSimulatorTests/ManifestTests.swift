#if os(Linux)
  import Foundation
  import XCTest

  /// What `Package.swift` says of targets and products, as the package manager reads it.
  final class ManifestTests: XCTestCase {
    private struct Manifest: Decodable {
      struct Target: Decodable {
        struct Dependency: Decodable {
          /// The name, and a condition.
          let byName: [String?]?
          let product: [String?]?
        }

        let name: String
        let type: String
        let path: String?
        let exclude: [String]
        let dependencies: [Dependency]

        /// The modules that it names.
        var modules: Set<String> { Set(dependencies.compactMap { $0.byName?.first ?? nil }) }
        /// Its folder in the package.
        var folder: String { path ?? (type == "test" ? "Tests" : "Sources") + "/" + name }
      }

      struct Product: Decodable {
        let name: String
        let targets: [String]
      }

      let dependencies: [[String: [String: String]]]
      let targets: [Target]
      let products: [Product]
    }

    /// A module that a target does not name may change without the target being compiled again, so a build which goes
    /// on from an older one mixes two layouts of a type.
    func testTargetsAndProductsNameAllModulesBelowThem() throws {
      let manifest = try Self.manifest()
      let direct = Dictionary(
        uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.modules) })
      XCTAssertGreaterThan(direct["SampleApps"]?.count ?? 0, 1, "it names one module, and stands on many")
      // A plug-in names the program that it runs, and may name no module.
      let plugins = Set(manifest.targets.filter { $0.type == "plugin" }.map(\.name))
      XCTAssertEqual(plugins, ["DeepLinkSimPlugin", "AppSourcesPlugin"])
      for (name, named) in direct where !plugins.contains(name) {
        let below = named.reduce(into: Set<String>()) { $0.formUnion(direct[$1] ?? []) }
        XCTAssertEqual(below.subtracting(named).sorted(), [], "\(name) does not name what is below it")
      }
      for product in manifest.products
      where direct[product.name] != nil && product.name != "deeplink-sim" && !plugins.contains(product.name) {
        let below = product.targets.reduce(into: Set<String>()) { $0.formUnion(direct[$1] ?? []) }
        let missing = below.subtracting(product.targets).sorted()
        XCTAssertEqual(missing, [], "the product \(product.name) does not name what is below it")
      }
    }

    func testNoTargetDependsOnAnotherPackage() throws {
      let manifest = try Self.manifest()
      XCTAssertEqual(manifest.dependencies.count, 0)
      XCTAssertEqual(manifest.targets.filter { $0.dependencies.contains { $0.product != nil } }.map(\.name), [])
    }

    /// On a Mac the manifest has fewer targets, and the sources import other modules.
    func testTheManifestOfAMacHasWhatItsSourcesImport() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mac-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      try manifest.replacingOccurrences(of: "#if os(Linux)", with: "#if os(macOS)")
        .write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      let targets = try Self.manifest(in: folder).targets.filter { $0.type != "plugin" }
      XCTAssertFalse(targets.contains { $0.name == "UIKit" }, "on a Mac the name is taken")
      XCTAssertEqual(targets.filter { $0.name == "TrackingStandIns" }.count, 1)
      let all = Set(targets.map(\.name))
      var missing: [String] = []
      for target in targets {
        for module in try Self.imports(of: target).intersection(all).subtracting(target.modules).sorted() {
          missing.append("\(target.name) imports \(module), and does not name it")
        }
      }
      XCTAssertEqual(missing.sorted(), [])
    }

    /// The modules that the files of a target import on a Mac.
    private static func imports(of target: Manifest.Target) throws -> Set<String> {
      let folder = root.appendingPathComponent(target.folder)
      let names = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      return try names.filter { name in
        name.hasSuffix(".swift") && !target.exclude.contains { name == $0 || name.hasPrefix($0 + "/") }
      }.reduce(into: []) { modules, name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        for line in ConditionalSource(text).lines(on: .macOS) where line.contains("import ") {
          if let match = line.firstMatch(of: /^ *(?:@\w+ )*import (\w+)/) { modules.insert(String(match.output.1)) }
        }
      }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    private static func manifest(in root: URL = root) throws -> Manifest {
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(getpid())")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let command =
        "env -u DEEPLINK_SIM_ALL swift package --disable-sandbox --package-path '\(root.path)' "
        + "--scratch-path '\(scratch.path)' dump-package"
      let output = try XCTUnwrap(popen(command, "r"))
      let file = FileHandle(fileDescriptor: fileno(output), closeOnDealloc: false)
      let data = try file.readToEnd() ?? Data()
      XCTAssertEqual(pclose(output), 0, String(decoding: data, as: UTF8.self))
      return try JSONDecoder().decode(Manifest.self, from: data)
    }
  }
#endif
