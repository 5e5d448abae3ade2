import Foundation

/// Writes what a session saves.
enum SavedFile {
  /// Writes a text to a file.
  ///
  /// - Returns: Why it could not be written; nil if it was.
  static func write(_ text: String, _ path: String, replaces: Bool) -> String? {
    if let status = FileStatus(path) {
      guard status.kind != .folder else { return "\(path) is a folder; name a file in it" }
      guard replaces else { return "\(path) is there already; save \(path) --force replaces it" }
    }
    let written: Void? = try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return written == nil ? "\(path) cannot be written; check its folder and its permissions" : nil
  }

  /// The names in a folder that do not begin with a dot, sorted, those of folders with a slash.
  static func list(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      FileStatus("\(folder)/\(name)")?.kind == .folder ? name + "/" : name
    }
  }
}
