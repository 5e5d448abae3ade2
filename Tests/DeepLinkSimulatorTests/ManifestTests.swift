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
        let dependencies: [Dependency]
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
        uniqueKeysWithValues: manifest.targets.map { target in
          (target.name, Set(target.dependencies.compactMap { $0.byName?.first ?? nil }))
        })
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

    private static func manifest() throws -> Manifest {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
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
