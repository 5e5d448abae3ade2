#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the scenario files in a folder: `.jsonc` and `.json` at any depth, except for hidden files and schemas.
struct ScenarioFolder {
  /// The paths of the files, sorted, each starting with that of the folder; a problem comes before its fix.
  private(set) var files: [String] = []
  /// Folders that could not be read.
  private(set) var unreadable: [String] = []
  /// The ancestors of the folder being read, so that a link to one of them does not lead to an endless loop.
  private var ancestors: Set<FileStatus.Identity> = []

  /// Searches a folder.
  ///
  /// - Parameter path: The path of the folder, as the user gave it.
  init(_ path: String) {
    var base = Substring(path)
    while base.count > 1, base.last == "/" { base.removeLast() }
    read(String(base))
    files = files.map { ScenarioFileName($0) }.sorted().map(\.path)
  }

  private mutating func read(_ folder: String) {
    guard let identity = FileStatus(folder)?.identity, !ancestors.contains(identity) else { return }
    guard let names = Self.names(in: folder) else {
      unreadable.append(folder)
      return
    }
    ancestors.insert(identity)
    for name in names where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      switch FileStatus(path)?.kind {
      case .folder: read(path)
      case .file where ScenarioFileName(name).isScenario: files.append(path)
      default: break
      }
    }
    ancestors.remove(identity)
  }

  /// Returns the names in a folder, in any order; nil if it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = folder.withSystemPath({ opendir($0) }) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // The name is an array inside the entry, which is valid until the next one is read.
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { SystemPath.text($0) }
        })
    }
    return names
  }
}
