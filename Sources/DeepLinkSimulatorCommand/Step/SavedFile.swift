#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes the files that a session saves.
enum SavedFile {
  /// Writes a scenario to a file atomically; its name is that of a scenario, unless it is a pipe or a device.
  ///
  /// - Returns: Why it could not be written; nil if it was.
  static func writeScenario(_ text: String, _ path: String, replaces: Bool) -> String? {
    let kind = FileStatus(path)?.kind
    if kind != .folder, kind != .other, let complaint = ScenarioFileName.complaint(about: path) {
      return "\(path) \(complaint)"
    }
    return write(text, path, replaces: replaces)
  }

  /// Writes a text to a file atomically.
  ///
  /// - Returns: Why it could not be written; nil if it was.
  static func write(_ text: String, _ path: String, replaces: Bool) -> String? {
    // The system would take the path as far as that byte.
    guard !path.utf8.contains(0) else { return "\(path) is not the name of a file: it has a NUL" }
    let status = FileStatus(path)
    if let status {
      guard status.kind != .folder else { return "\(path) is a folder; name a file in it" }
      guard replaces else { return "\(path) already exists; save \(path.shellQuoted) --force replaces it" }
    }
    let error: Int32?
    if let status, status.kind == .other {
      // A pipe or a device is written to rather than replaced.
      error = put(text, path, O_WRONLY, 0)
    } else {
      error = replace(path, with: text)
    }
    switch error {
    case .none: return nil
    case .some(let error):
      return WriteFailure.remedy(for: error).map { "\(path) cannot be written; \($0)" }
        ?? "\(path) cannot be written: \(WriteFailure.reason(error))"
    }
  }

  /// Writes a text to a file atomically, where symbolic links lead; the file keeps its permissions.
  ///
  /// - Returns: The system's error; nil if there was none.
  static func replace(_ path: String, with text: String) -> Int32? {
    guard let target = path.resolvingLinks else { return ELOOP }
    let status = FileStatus(target)
    // A link of the system to an open file that has no name any more leads elsewhere.
    guard status?.identity == FileStatus(path)?.identity else { return ENOENT }
    return replace(target, text, permissions: status?.permissions)
  }

  /// Whether an error of `replace` says only that the folder takes no new file or does not let go of the old one.
  static func isAboutItsFolder(_ error: Int32) -> Bool {
    [EACCES, EPERM, EROFS, EBUSY, EEXIST, ENOENT].contains(error)
  }

  /// Writes a new file next to the old one, and replaces that once the new one is completely on the disk.
  private static func replace(_ path: String, _ text: String, permissions: mode_t?) -> Int32? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let temporary = "\(folder).deeplink-sim-\(getpid()).tmp"
    var error = put(text, temporary, O_WRONLY | O_CREAT | O_EXCL, permissions)
    guard error != EEXIST else { return error }
    if error == nil {
      let renamed = temporary.withSystemPath { from in path.withSystemPath { rename(from, $0) } }
      if renamed != 0 { error = errno }
    }
    if error != nil { _ = temporary.withSystemPath { unlink($0) } }
    return error
  }

  private static func put(_ text: String, _ path: String, _ flags: Int32, _ permissions: mode_t?) -> Int32? {
    let descriptor = path.withSystemPath { open($0, flags | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    if flags & O_CREAT != 0 {
      if let permissions { fchmod(descriptor, permissions) }
    }
    let writer = DescriptorWriter(descriptor, isImmediate: false)
    writer.write(text)
    if let error = writer.finish() { return error }
    // Files that cannot be synchronized, such as a pipe, are written nevertheless.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { return errno }
    return nil
  }

  /// Creates a folder and its parents, where they do not exist.
  static func makeFolder(_ path: String) {
    guard !path.isEmpty, FileStatus(path) == nil else { return }
    if let slash = path.lastIndex(of: "/") { makeFolder(String(path[..<slash])) }
    _ = path.withSystemPath { mkdir($0, 0o700) }
  }

  /// Returns the names in a folder that do not start with a dot, sorted, those of folders with a trailing slash.
  static func list(_ folder: String) -> [String] {
    let names = ScenarioFolder.names(in: folder) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      FileStatus("\(folder)/\(name)")?.kind == .folder ? name + "/" : name
    }
  }
}

extension String {
  /// The path with all symbolic links resolved, also those that lead to a file that does not exist yet; nil if they
  /// form a circle.
  fileprivate var resolvingLinks: String? {
    var path = self
    // Systems allow at most 40 links in a path.
    for _ in 0...40 {
      if let real = path.withSystemPath({ realpath($0, nil) }) {
        defer { free(real) }
        return SystemPath.text(real)
      }
      guard let target = path.linkTarget else { return path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return nil
  }

  /// Where the symbolic link at this path leads; nil if it is none.
  private var linkTarget: String? {
    withSystemPath { path in
      var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      return readlink(path, &target, Int(PATH_MAX)) > 0 ? SystemPath.text(target) : nil
    }
  }
}
