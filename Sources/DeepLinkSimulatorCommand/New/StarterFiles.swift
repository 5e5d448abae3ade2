import DeepLinkSimulator
import Foundation

/// The files that `new` writes: all of them, or none if there is something else in the place of one.
struct StarterFiles {
  private struct File {
    let text: String
    let path: String
    /// Whether an existing file is kept.
    let isKept: Bool
  }

  private var files: [File] = []

  /// Adds a file.
  mutating func add(_ text: String, at path: String, isKept: Bool = false) {
    files.append(File(text: text, path: path, isKept: isKept))
  }

  /// Writes the files, and creates their folders.
  ///
  /// - Returns: The exit code; if not all files are written, an error has been reported.
  func write(replaces: Bool, to console: Console) -> ExitCode {
    let wanted = files.filter { !$0.isKept || FileStatus($0.path) == nil }
    if let file = wanted.first(where: { FileStatus($0.path)?.kind == .folder }) {
      console.complain("error: \(file.path.printable) is a folder; name a file in it")
      return .usage
    }
    if !replaces, let file = wanted.first(where: { FileStatus($0.path) != nil }) {
      console.complain("\(file.path.printable): error: the file already exists; --force replaces it")
      return .usage
    }
    for file in wanted {
      if let slash = file.path.lastIndex(of: "/"), slash != file.path.startIndex {
        let folder = String(file.path[..<slash])
        // An error will show when the file is written.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      if let reason = SavedFile.write(file.text, file.path, replaces: replaces) {
        console.complain("error: \(reason.printable)")
        return .internalError
      }
      console.print("wrote \(file.path.printable)")
    }
    return .success
  }
}
