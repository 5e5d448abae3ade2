import Foundation

/// The reference of a new scenario to its schema: the schema of its project, or one that is written next to it.
struct SchemaReference {
  /// The path as the file has it.
  let text: String
  /// Where the schema must be written; nil if it already exists.
  let missing: String?

  /// The file name of a schema next to a scenario.
  static let fileName = "scenario.schema.json"
  private static let places = ["docs/\(fileName)", fileName]
  /// What the top folder of a project has. A schema further up belongs to something else.
  private static let projectMarks = [".git", "Package.swift"]

  /// Looks for the schema in the folder of a file and in its parent folders, up to the top of its project.
  init(for path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let absolute = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL
    var candidate = absolute
    var prefix = ""
    while true {
      for place in Self.places {
        let there = candidate.appendingPathComponent(place)
        guard FileStatus(there.path)?.kind == .file else { continue }
        text = prefix.isEmpty ? "./\(place)" : prefix + place
        missing = nil
        return
      }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      let isTop = Self.projectMarks.contains { FileStatus(candidate.appendingPathComponent($0).path) != nil }
      guard !isTop, parent.path != candidate.path else { break }
      candidate = parent
      prefix += "../"
    }
    text = "./\(Self.fileName)"
    missing = folder + Self.fileName
  }
}
