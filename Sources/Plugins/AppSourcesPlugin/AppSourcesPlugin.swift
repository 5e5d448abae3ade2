import Foundation
import PackagePlugin

/// Compiles an app's Swift files on Linux as they are written for a device, with `@objc` and `#selector`.
///
/// A target that uses it excludes the files that only compile where there is Objective-C, or their folder. The plug-in
/// translates what is excluded, and the target compiles that.
@main
struct AppSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let tool = try context.tool(named: "translate-app-source").url
    // A URL of the folder is there since 6.1 of the package manager only.
    let folder = URL(fileURLWithPath: String(describing: target.directory))
    let compiled = Set(target.sourceFiles(withSuffix: "swift").map(\.url.standardizedFileURL.path))
    let files = try Self.files(below: folder).filter { !compiled.contains(folder.appendingPathComponent($0).path) }
    let options = target.kind == .executable ? [] : ["--library"]
    let inputs = files.map { folder.appendingPathComponent($0) }
    return zip(files, inputs).map { file, input in
      // The file comes first; of the others the tool sees what their protocols ask for.
      let all = [input] + inputs.filter { $0 != input }
      // Only a file with this name may have code outside of declarations.
      let isMain = target.kind == .executable && file.split(separator: "/").last == "main.swift"
      let name = isMain ? "main.swift" : Self.name(ofTranslated: file)
      let output = context.pluginWorkDirectoryURL.appendingPathComponent(name)
      return .buildCommand(
        displayName: "Translating \(file)", executable: tool,
        arguments: [input.path, output.path] + options + all.dropFirst().map(\.path), inputFiles: all,
        outputFiles: [output])
    }
  }

  /// Another name than the original has, as the compiler takes both for files of the module.
  ///
  /// `Shop/Cart.swift` and `Shop+Cart.swift` have different names, too.
  private static func name(ofTranslated file: String) -> String {
    let folders = file.split(separator: "/").map { $0.split(separator: "+", omittingEmptySubsequences: false) }
    let path = folders.map { $0.joined(separator: "++") }.joined(separator: "+")
    return path.dropLast(".swift".count) + "+translated.swift"
  }

  /// The Swift files in a folder and its folders, by their paths in it.
  private static func files(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }
}
