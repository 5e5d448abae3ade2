import Foundation
import XCTest

/// Which module may import which, and where the names of the SDKs may stand.
final class ArchitectureTests: XCTestCase {
  /// The modules of the project that a module may import; those with the names of others' are listed with their folder.
  private static let arrows: [String: Set<String>] = [
    "DeterministicExecution": [],
    "SDKContract": ["DeterministicExecution"],
    "ScenarioFormat": ["SDKContract"],
    "IOSModel": ["SDKContract"],
    "AppsFlyerModel": ["SDKContract"],
    "AdjustModel": ["SDKContract"],
    "Simulation": ["DeterministicExecution", "SDKContract", "ScenarioFormat", "IOSModel"],
    // What stands in for Apple's frameworks knows the app's surroundings, and nothing of the engine or the SDKs.
    "SystemHooks": ["DeterministicExecution", "SDKContract"],
    "FoundationStandIns": ["SDKContract"],
    "UserNotificationsStandIns": ["SDKContract"],
    "TrackingStandIns": ["DeterministicExecution", "SDKContract"],
    "UIKitStandIns": ["SDKContract", "FoundationStandIns", "UserNotificationsStandIns"],
    "CombineStandIns": [],
    "SwiftUIStandIns": [
      "SDKContract", "FoundationStandIns", "UIKitStandIns", "UserNotificationsStandIns", "CombineStandIns",
    ],
    "DeepLinkSimulator": [
      "DeterministicExecution", "SDKContract", "ScenarioFormat", "IOSModel", "AppsFlyerModel", "AdjustModel",
      "Simulation", "UIKitStandIns", "UserNotificationsStandIns", "TrackingStandIns",
    ],
    "DeepLinkSimulatorReports": ["DeepLinkSimulator"],
    "DeepLinkSimulatorUIKit": [
      "DeepLinkSimulator", "SystemHooks", "UIKitStandIns", "UserNotificationsStandIns",
    ],
    "DeepLinkSimulatorXCTest": ["DeepLinkSimulatorUIKit", "DeepLinkSimulator", "DeepLinkSimulatorReports"],
    "DeepLinkSimulatorSwiftUI": ["DeepLinkSimulatorUIKit", "DeepLinkSimulator", "SystemHooks", "SwiftUIStandIns"],
    "SampleApps": ["DeepLinkSimulator"],
    "DeepLinkSimulatorCommand": ["DeepLinkSimulator", "DeepLinkSimulatorReports", "DeterministicExecution"],
    "deeplink-sim": ["DeepLinkSimulatorCommand", "SampleApps"],
    "Plugins/DeepLinkSimPlugin": [],
    "Plugins/AppSourcesPlugin": [],
    "AppSourceTranslation": [],
    "translate-app-source": ["AppSourceTranslation"],
    // What app code imports shows what stands in for it, and the names that Foundation brings on a device.
    "Modules/AppsFlyerLib": ["AppsFlyerModel", "SDKContract", "CombineStandIns", "FoundationStandIns"],
    "Modules/AppsFlyerTracker": [],
    "Modules/AdjustSdk": ["AdjustModel", "SDKContract", "CombineStandIns", "FoundationStandIns"],
    "Modules/Adjust": ["AdjustModel", "SDKContract", "CombineStandIns", "FoundationStandIns"],
    "Modules/UIKit": [
      "UIKitStandIns", "UserNotificationsStandIns", "SDKContract", "CombineStandIns", "FoundationStandIns", "Security",
    ],
    "Modules/_Testing_UIKit": [],
    "Modules/Security": ["SDKContract", "CombineStandIns"],
    "Modules/UserNotifications": ["UserNotificationsStandIns", "CombineStandIns"],
    "Modules/AppTrackingTransparency": ["TrackingStandIns", "CombineStandIns"],
    "Modules/AdSupport": ["TrackingStandIns", "CombineStandIns"],
    "Modules/AdServices": ["CombineStandIns"],
    "Modules/CoreData": ["CombineStandIns"],
    "Modules/Combine": ["CombineStandIns"],
    "Modules/SwiftUI": ["SwiftUIStandIns", "CoreData"],
    "Modules/Network": ["SDKContract", "CombineStandIns"],
    "Modules/WebKit": ["UIKitStandIns", "Security", "SDKContract", "CombineStandIns"],
    "Modules/SafariServices": ["UIKitStandIns", "CombineStandIns"],
    "Modules/QuartzCore": ["UIKitStandIns", "CombineStandIns"],
    "Modules/CoreGraphics": ["UIKitStandIns", "CombineStandIns"],
    "Modules/AuthenticationServices": ["UIKitStandIns", "SwiftUIStandIns", "SDKContract", "CombineStandIns"],
    "Modules/CoreLocation": ["SDKContract", "CombineStandIns"],
    "Modules/AVFoundation": ["UIKitStandIns", "SDKContract", "CombineStandIns"],
    "Modules/AVKit": ["AVFoundation", "UIKitStandIns", "SwiftUIStandIns", "CombineStandIns"],
    "Modules/AVFAudio": ["AVFoundation"],
    "Modules/CoreMedia": ["AVFoundation"],
    "Modules/LocalAuthentication": ["SDKContract", "CombineStandIns"],
    "Modules/SystemConfiguration": ["Security", "SDKContract", "CombineStandIns"],
    "Modules/MessageUI": ["UIKitStandIns", "CombineStandIns"],
    "Modules/CoreTelephony": ["CombineStandIns"],
    "Modules/PushKit": ["CombineStandIns"],
    "Modules/CallKit": ["CombineStandIns"],
    "Modules/AudioToolbox": ["Security", "CombineStandIns"],
    "Modules/iAd": ["CombineStandIns"],
    "Modules/SwiftData": ["SwiftUIStandIns", "SDKContract", "CombineStandIns"],
    "Modules/BackgroundTasks": ["CombineStandIns"],
    "Modules/WidgetKit": ["AppIntents", "ActivityKit", "SwiftUIStandIns", "CombineStandIns"],
    "Modules/MapKit": ["CoreLocation", "SwiftUIStandIns", "UIKitStandIns", "CombineStandIns"],
    "Modules/StoreKit": ["UIKitStandIns", "SwiftUIStandIns", "SDKContract"],
    "Modules/PurchaseConnector": ["StoreKit"],
    "Modules/AdjustWebBridge": ["WebKit"],
    "Modules/CoreSpotlight": ["UniformTypeIdentifiers", "SDKContract", "CombineStandIns"],
    "Modules/UniformTypeIdentifiers": ["FoundationStandIns"],
    "Modules/Intents": ["SDKContract", "UserNotificationsStandIns", "UIKitStandIns", "CombineStandIns"],
    "Modules/AppIntents": ["SwiftUIStandIns", "UIKitStandIns", "FoundationStandIns", "CombineStandIns"],
    "Modules/ActivityKit": ["UIKitStandIns", "CombineStandIns"],
    "Modules/os": [],
    "Modules/OSLog": ["CombineStandIns"],
    "Modules/CryptoKit": ["CombineStandIns"],
    "Modules/AppClip": ["CoreLocation", "SDKContract", "CombineStandIns"],
    "Modules/LinkPresentation": ["UIKitStandIns", "FoundationStandIns", "CombineStandIns"],
    "Modules/Photos": ["SDKContract", "CombineStandIns"],
    "Modules/PhotosUI": ["Photos", "UIKitStandIns", "SwiftUIStandIns", "FoundationStandIns", "CombineStandIns"],
    "Modules/CommonCrypto": ["CryptoKit"],
    // Programs for people who work on the package.
    "Benchmarks": ["DeepLinkSimulator", "DeepLinkSimulatorCommand", "DeterministicExecution", "SampleApps"],
    "Fuzz": ["DeepLinkSimulator", "DeepLinkSimulatorCommand", "SampleApps"],
    "LibraryCheck": ["DeepLinkSimulatorCommand", "SampleApps"],
    "StartupFloor": [],
  ]

  /// The folders of `Sources` that are about the SDKs.
  private static let rooms: Set<String> = [
    "AppsFlyerModel", "AdjustModel", "SampleApps", "Benchmarks", "Fuzz", "Modules",
  ]

  func testModulesImportOnlyWhatTheyMay() throws {
    var seen: Set<String> = []
    for file in try Self.sources() {
      let module = Self.target(of: file.path)
      seen.insert(module)
      for imported in Self.imports(in: file.text) where Self.arrows[imported] != nil && imported != module {
        XCTAssertEqual(Self.arrows[module]?.contains(imported), true, "\(file.path) imports \(imported)")
      }
    }
    XCTAssertEqual(seen.symmetricDifference(Self.arrows.keys).sorted(), [], "a module without arrows, or the reverse")
  }

  func testThePageOfTheArchitectureListsEveryModuleOnce() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    let section = try XCTUnwrap(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Modules\n") })
    var listed: [String] = []
    for row in section.split(separator: "\n") where row.hasPrefix("| `") {
      let cell = row.components(separatedBy: " | ")[0]
      // A folder, as in `Modules/`: `UIKit`, `SwiftUI`, stands before all names that follow.
      var folder = ""
      for match in cell.matches(of: /`([^`]+)`/) {
        if match.output.1.hasSuffix("/") {
          folder = String(match.output.1)
        } else {
          listed.append(folder + match.output.1)
        }
      }
    }
    let modules = Set(try Self.paths("Sources").map(Self.target))
    XCTAssertEqual(modules.symmetricDifference(listed).sorted(), [], "a module that is not listed, or the reverse")
    XCTAssertEqual(listed.count, Set(listed).count, "a module is listed twice")
  }

  func testNoFileHasMoreThan400Lines() throws {
    for folder in ["Sources", "Tests"] {
      for path in try Self.paths(folder) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: Self.root.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        XCTAssertLessThanOrEqual(count, 400, "\(folder)/\(path): split it by concept")
      }
    }
  }

  func testWhatTheCompilerDoesNotCheckSaysWhyItIsSound() throws {
    for file in try Self.sources() {
      XCTAssertEqual(Self.linesWithoutReason(in: file.text), [], "\(file.path): say why this is sound")
    }
    let reason = "/// It is used on one thread."
    let line = "final class Kept: @unchecked Sendable {"
    XCTAssertEqual(Self.linesWithoutReason(in: "/// A value.\n@MainActor\n\(line)\n  var value = 1\n}"), [line])
    for text in ["\(reason)\n@MainActor\n\(line)\n}", "\(line)\n  // Safe because it is a copy.\n}"] {
      XCTAssertEqual(Self.linesWithoutReason(in: text), [], text)
    }
    XCTAssertEqual(Self.linesWithoutReason(in: "/// A block that waits.\n\(line)\n}"), [line])
    let variable = "nonisolated(unsafe) let call = call"
    XCTAssertEqual(Self.linesWithoutReason(in: "\(reason)\nlet a = 1\n  \(variable)"), [variable])
  }

  /// Returns the lines that the compiler does not check for data races, and that have no comment with a reason: above
  /// them, or at the beginning of the type.
  private static func linesWithoutReason(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    func isComment(_ line: String) -> Bool { line.hasPrefix("//") }
    return lines.indices.filter { index in
      let line = lines[index]
      guard !isComment(line), line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)") else {
        return false
      }
      let above = lines[..<index].reversed().prefix { isComment($0) || $0.hasPrefix("@") }
      let below = lines[(index + 1)...].prefix(3).filter(isComment)
      // A constant below another one shares its comment.
      let isContinued = index > 0 && lines[index - 1].hasPrefix("nonisolated(unsafe)")
      return !isContinued && !(above + below).contains { $0.contains(reasons) }
    }.map { lines[$0] }
  }

  nonisolated(unsafe) private static let reasons =
    /because|thread|immutable|mutable state|modified|\block(s|ed)?\b|referenced|stateless|[Ss]afe|[Ss]ound|afterwards|as its superclass is/

  func testAnImportIsSeenHoweverItIsWritten() {
    let text = """
      import First
      @testable import Second
      @_exported public import class Third.Something
      internal import struct Fourth.Thing
        @preconcurrency import Fifth.Part
      // import Comment
      let text = "import Text"
      """
    XCTAssertEqual(Self.imports(in: text), ["First", "Second", "Third", "Fourth", "Fifth"])
  }

  func testTheModelsDoNotNameEachOther() throws {
    for file in try Self.sources() {
      let text = Self.code(in: file)
      switch Self.module(of: file.path) {
      case "AppsFlyerModel": XCTAssertFalse(Self.names("adjust", in: text), file.path)
      case "AdjustModel": XCTAssertFalse(Self.names("appsflyer", in: text), file.path)
      default: break
      }
    }
  }

  func testOnlyTheRegistryNamesTheSDKsOutsideOfTheirRooms() throws {
    var naming: [String] = []
    for file in try Self.sources() where !Self.rooms.contains(Self.module(of: file.path)) {
      let text = Self.code(in: file)
      if Self.names("appsflyer", in: text) || Self.names("adjust", in: text) { naming.append(file.path) }
    }
    XCTAssertEqual(naming, ["DeepLinkSimulator/Registry.swift"], "what is about one SDK belongs into its model")
  }

  func testANameIsSeenWhereverItStandsButNotInOtherWords() {
    for text in ["import AdjustModel", "let adjust = 1", ".adjust(.attribution)", "ADJUST", "AdjustSdk", "isAdjust"] {
      XCTAssertTrue(Self.names("adjust", in: text), text)
    }
    for text in ["adjustsFontSizeToFitWidth", "contentInsetAdjustmentBehavior", "adjusted"] {
      XCTAssertFalse(Self.names("adjust", in: text), text)
    }
  }

  func testTheFoldersOfTheExplorationPointOneWay() throws {
    let folders = ["Orders", "Times", "Reduction", "Walk", "Search"]
    let parent = "Simulation/Exploration/"
    let files = try Self.sources().filter { $0.path.hasPrefix(parent) }
    let declaration = /(?m)^(?:package |public |final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/
    /// The words of the files in each folder, and the types that they declare; the last ones are beside the folders.
    let parts = (folders.map { parent + $0 + "/" } + [parent]).map { place in
      let texts = files.filter { $0.path.dropLast($0.path.reversed().prefix { $0 != "/" }.count) == place }.map(\.text)
      return (
        place,
        words: Set(texts.flatMap { $0.matches(of: /\w+/).map { String($0.output) } }),
        types: Set(texts.flatMap { $0.matches(of: declaration).map { String($0.output.1) } })
      )
    }
    for (index, part) in parts.enumerated() {
      XCTAssertFalse(part.types.isEmpty, "\(part.0) declares nothing")
      for other in parts[(index + 1)...] {
        XCTAssertEqual(part.words.intersection(other.types).sorted(), [], "\(part.0) names what is in \(other.0)")
      }
    }
  }

  // MARK: Reading the sources

  private struct File {
    /// The path below `Sources`.
    let path: String
    let text: String
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files in a folder of the package, by their paths below it.
  private static func paths(_ folder: String) throws -> [String] {
    let root = root.appendingPathComponent(folder)
    let names = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    var isFolder: ObjCBool = false
    return names.sorted().filter { name in
      let path = root.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  private static func sources() throws -> [File] {
    try paths("Sources").filter { $0.hasSuffix(".swift") }.map { path in
      let file = root.appendingPathComponent("Sources").appendingPathComponent(path)
      return File(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  private static func module(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  /// The module, with the folder that holds several of a kind.
  private static func target(of path: String) -> String {
    let isOfAKind = path.hasPrefix("Modules/") || path.hasPrefix("Plugins/")
    return path.split(separator: "/").prefix(isOfAKind ? 2 : 1).joined(separator: "/")
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  /// What may stand before the name of a module if only one declaration is imported.
  private static let importKinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { return nil }
      let name = words.dropFirst(keyword + 1).first { !importKinds.contains($0) }
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// The text of a file; of a file of rules without its strings, which name pages and issues of the SDKs as sources.
  private static func code(in file: File) -> String {
    guard file.path.contains("/Rules/") else { return file.text }
    return file.text.split(separator: "\n").map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }.joined(separator: "\n")
  }

  /// Returns whether a text has a name, alone or as a part of another; Apple's `adjusts…` is another word.
  private static func names(_ name: String, in text: String) -> Bool {
    var rest = text[...]
    while let found = rest.range(of: name, options: .caseInsensitive) {
      rest = rest[found.upperBound...]
      if rest.first?.isLowercase != true { return true }
    }
    return false
  }
}
