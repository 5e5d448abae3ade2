import Foundation

/// The package DeepLinkSimulator on this machine, if it can be found, with its library of scenarios.
enum SimulatorPackage {
  static let name = "DeepLinkSimulator"

  /// Returns the folder of the package: the one around the program, around the user's folder, or around the sources of
  /// the program; nil if there is none.
  static func folder() -> URL? {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    // A package that depends on this one by its path builds the program in its own folder.
    let source = URL(fileURLWithPath: #filePath)
    for start in [program, URL(fileURLWithPath: ".").standardizedFileURL, source].compactMap({ $0 }) {
      var candidate = start
      while candidate.path != "/", !candidate.path.isEmpty {
        if isRoot(candidate) { return candidate }
        candidate.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// Returns the folder on which a new package can depend; nil if there is none. One that the package manager has
  /// checked out may be gone tomorrow.
  static func dependency() -> URL? { folder().flatMap { $0.pathComponents.contains(".build") ? nil : $0 } }

  /// Returns the libraries of scenarios to search, nearest first, as paths relative to the user's folder.
  static func libraries() -> [String] {
    let here = URL(fileURLWithPath: ".").standardizedFileURL
    let built = folder().map { path(from: here, to: $0.appendingPathComponent("Scenarios")) }
    return ["Scenarios", ".build/checkouts/\(name)/Scenarios"] + (built.map { [$0] } ?? [])
  }

  /// Returns the relative path from one folder to another.
  static func path(from base: URL, to target: URL) -> String {
    let (from, to) = (base.pathComponents, target.pathComponents)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - shared) + to[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private static func isRoot(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift").path
    guard let bytes = try? InputFile.bytes(of: manifest, atMost: 1 << 20) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("let package = Package(\n  name: \"\(name)\",")
  }
}
