import Foundation
import SDKContract

extension ScenarioFile {
  /// Reads a scenario from a file; a failure to read the file becomes a complaint.
  ///
  /// - Parameters:
  ///   - name: The name shown to people.
  ///   - path: The path of the file; `link.jsonc[style=uikit-scenes]` selects one variant of those that the file
  ///   declares.
  ///   - grammar: The grammar of scenario files.
  public init(name: String, readingFrom path: String, grammar: ScenarioGrammar) {
    let selected = SelectedPath(path)
    guard let selection = selected.selection else {
      self.init(name: name, wholeFileAt: path, grammar: grammar)
      return
    }
    let whole = ScenarioFile(name: SelectedPath(name).path, wholeFileAt: selected.path, grammar: grammar)
    let runs = whole.runs(selecting: selection)
    if let run = runs.first, runs.count == 1 {
      self = run
    } else {
      let names = runs.compactMap { $0.variant.map { "[\($0)]" } }.alternatives
      self.init(name: whole.path, unreadable: "[\(selection)] are \(runs.count) variants; name one of \(names)")
    }
  }

  private init(name: String, wholeFileAt path: String, grammar: ScenarioGrammar) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      self.init(name: name, unreadable: Self.absence(ofFileAt: path))
      return
    }
    guard !isDirectory.boolValue else {
      self.init(name: name, unreadable: "this is a folder; name a file in it")
      return
    }
    guard let bytes = Self.read(path) else {
      self.init(name: name, unreadable: "the file cannot be read; check its permissions")
      return
    }
    self.init(name: name, bytes: bytes, grammar: grammar)
  }

  /// Returns the reason why there is no file at a path, without a full stop.
  package static func absence(ofFileAt path: String?) -> String {
    guard let path else { return "there is no such file" }
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      let hint = patternHint(path) ?? neighbour(ofFileAt: path).map { "; did you mean \($0.quoted)?" }
      return "there is no such file\(hint ?? "")"
    }
    return "this is a symbolic link to \(target.quoted), where there is no file"
  }

  /// Returns what to do about a path that is a pattern, which a shell has left as it is; nil for other paths.
  private static func patternHint(_ path: String) -> String? {
    guard path.contains("*") else { return nil }
    return "; a shell expands * outside of quotes, to files that exist; for all files below a folder, name the folder"
  }

  /// Returns the name in the same folder that is nearly that of a file, apart from what comes after its last dot; nil
  /// if there is none.
  private static func neighbour(ofFileAt path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let visible = names.filter { !$0.hasPrefix(".") }.sorted()
    guard let near = Spelling.nearest(to: stem(path.dropFirst(folder.count)), in: visible.lazy.map { stem($0[...]) })
    else { return nil }
    return visible.first { stem($0[...]) == near }
  }

  private static func stem(_ name: Substring) -> String { String(name.lastIndex(of: ".").map { name[..<$0] } ?? name) }

  /// Reads a file, up to little more than the size that a scenario can have.
  private static func read(_ path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    do {
      while bytes.count <= SyntaxReader.Limit.bytes {
        let missing = SyntaxReader.Limit.bytes + 1 - bytes.count
        guard let part = try file.read(upToCount: missing), !part.isEmpty else { break }
        bytes.append(contentsOf: part)
      }
    } catch {
      return nil
    }
    return bytes
  }
}
