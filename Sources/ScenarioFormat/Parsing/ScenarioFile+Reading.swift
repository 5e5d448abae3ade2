import Foundation

extension ScenarioFile {
  /// Reads a scenario from a file; what goes wrong with the file is a complaint, too.
  public init(name: String, readingFrom path: String, grammar: ScenarioGrammar) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      self.init(name: name, unreadable: "there is no such file")
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

  /// Reads a file, but not much more than a scenario can have.
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
