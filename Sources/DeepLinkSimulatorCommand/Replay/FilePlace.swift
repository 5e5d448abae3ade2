/// The identity of the file at a path, which may not exist yet.
struct FilePlace: Hashable {
  private enum Kind: Hashable {
    case file(FileStatus.Identity)
    /// The folder, and the name of a new file in it.
    case new(FileStatus.Identity?, String)
    /// A pipe or a device, to which writing overwrites nothing.
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
  /// Looks up an open descriptor; nil unless it is a file.
  init?(descriptor: Int32) {
    guard let status = FileStatus(descriptor: descriptor), status.kind == .file else { return nil }
    kind = .file(status.identity)
  }
}
