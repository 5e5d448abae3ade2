/// The history of lines typed in earlier sessions, in a file of the user.
///
/// The file is the one that `DEEPLINK_SIM_HISTORY` names, `deeplink-sim/history` in the folder for program state
/// (`XDG_STATE_HOME`), or otherwise `.deeplink-sim_history` in the home folder. Errors in reading or writing it are
/// ignored, because a session does not depend on it.
struct StepHistory {
  /// The maximum number of lines that are kept.
  private static let longest = 1000
  /// The maximum number of bytes that are read.
  private static let size = 1 << 20

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
    guard let path, FileStatus(path)?.kind == .file, let bytes = try? InputFile.bytes(of: path, atMost: Self.size)
    else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0).printable }
    return lines.suffix(Self.longest)
  }

  /// Saves lines for later sessions.
  func keep(_ lines: [String]) {
    guard let path, !lines.isEmpty else { return }
    if let slash = path.lastIndex(of: "/") { SavedFile.makeFolder(String(path[..<slash])) }
    _ = SavedFile.write(lines.suffix(Self.longest).map { $0 + "\n" }.joined(), path, replaces: true)
  }
}
