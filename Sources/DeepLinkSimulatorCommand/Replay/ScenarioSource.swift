import DeepLinkSimulator
import Foundation

/// Finds the scenario files that a user means by paths.
struct ScenarioSource {
  /// A file to be read.
  struct Entry: Hashable {
    /// The path; nil for standard input.
    var path: String?
    /// The name shown to people: the path as they gave it, or as it continues what they gave.
    var name: String
  }

  /// The files, in the order of the paths; those of a folder in alphabetical order.
  let entries: [Entry]

  /// Finds the files.
  ///
  /// A folder stands for all `.json` and `.jsonc` files in it, at any depth. What does not exist is kept, so that
  /// reading it complains.
  init(_ paths: [String]) {
    entries = paths.flatMap { path -> [Entry] in
      if path == "-" { return [Entry(path: nil, name: "<stdin>")] }
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
        return [Entry(path: path, name: path)]
      }
      return Self.files(in: path)
    }
  }

  private static func files(in folder: String) -> [Entry] {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = enumerator.nextObject() as? String {
      let isScenario = name.hasSuffix(".json") || name.hasSuffix(".jsonc")
      if isScenario, !name.hasSuffix(".schema.json") { names.append(name) }
    }
    // `<` on strings compares Unicode scalars: the order is the same in every locale.
    return names.sorted().map { Entry(path: "\(base)/\($0)", name: "\(base)/\($0)") }
  }

  /// Reads one of the files.
  func read(_ entry: Entry, _ console: Console) -> ScenarioFile {
    if let path = entry.path { return ScenarioFile(name: entry.name, readingFrom: path) }
    return ScenarioFile(name: entry.name, bytes: console.readInput())
  }
}
