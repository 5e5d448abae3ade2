/// The history of lines typed in earlier sessions, in a file of the user.
///
/// The file is the one that `DEEPLINK_SIM_HISTORY` names, `deeplink-sim/history` in the folder for program state
/// (`XDG_STATE_HOME`), or otherwise `.deeplink-sim_history` in the home folder. Errors in reading or writing it are
/// ignored, because a session does not depend on it.
struct StepHistory {
  /// The maximum number of lines that are kept.
  private static let longest = 1000
  /// The maximum size of these lines in bytes, and of a file that is read.
  private static let (size, longestFile) = (1 << 20, 1 << 24)

  private let path: String?

  /// - Parameter environment: The environment variables of the program.
  init(_ environment: [String: String]) {
    if let named = environment["DEEPLINK_SIM_HISTORY"] {
      path = named.isEmpty ? nil : named
    } else if let folder = environment["XDG_STATE_HOME"], !folder.isEmpty {
      path = "\(folder)/deeplink-sim/history"
    } else {
      path = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.deeplink-sim_history" }
    }
  }

  /// The lines, oldest first.
  var lines: [String] {
    guard let path, FileStatus(path)?.kind == .file,
      let bytes = try? InputFile.bytes(of: path, atMost: Self.longestFile)
    else { return [] }
    // An editor may have written other line ends.
    return Self.newest(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
      .map(\.printable)
  }

  /// Saves a line for later sessions, after those that other sessions have saved by now.
  func keep(_ line: String) {
    guard let path, !line.isEmpty, FileStatus(path).map({ $0.kind == .file }) ?? true else { return }
    let lines = lines
    guard lines.last != line else { return }
    if let slash = path.lastIndex(of: "/") { SavedFile.makeFolder(String(path[..<slash])) }
    _ = SavedFile.write(Self.newest(lines + [line]).map { $0 + "\n" }.joined(), path, replaces: true)
  }

  /// Returns the last lines, as many as are kept.
  private static func newest(_ lines: [String]) -> [String] {
    var room = size
    let fitting = lines.suffix(longest).reversed().prefix { line in
      room -= line.utf8.count + 1
      return room >= 0
    }
    return fitting.reversed()
  }
}
