/// Which file a path leads to, by whatever way; also a file that does not exist yet.
struct FilePlace {
  private enum Kind: Equatable {
    case file(FileStatus.Identity)
    /// The folder, and the name in it.
    case new(FileStatus.Identity?, String)
    /// A pipe or a device: what is written to it takes nothing from anybody.
    case other(String)
  }

  private let kind: Kind

  /// Looks a path up.
  init(_ path: String) {
    if let status = FileStatus(path) {
      kind = status.kind == .other ? .other(path) : .file(status.identity)
    } else {
      let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
      let folder = String(path.dropLast(name.count))
      kind = .new(FileStatus(folder.isEmpty ? "." : folder)?.identity, name)
    }
  }

  /// Whether another path leads to the same file.
  func isSame(as other: FilePlace) -> Bool { kind == other.kind }
}
