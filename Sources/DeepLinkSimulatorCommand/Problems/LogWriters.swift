/// How the lines of the SDKs begin: tells them from those of an app, and finds where their messages start.
struct LogWriters {
  /// The first words, as in `[SDK]d:`.
  private let tags: Set<String>
  /// The names that follow a level in brackets, as in `[DEBUG] SDK: message`; other libraries print levels, too.
  private let names: Set<Substring>
  /// The names in the tags, which the system's log writes as the category of a subsystem.
  private let writers: Set<Substring>

  /// - Parameter lines: Lines that the SDKs log.
  init(_ lines: [String]) {
    var tags: Set<String> = []
    var names: Set<Substring> = []
    for line in lines where line.hasPrefix("[") {
      guard let tag = line.firstWord else { continue }
      if !tag.isLevel {
        tags.insert(tag)
      } else if let name = line.split(separator: " ", maxSplits: 2).dropFirst().first, name.last == ":" {
        names.insert(name)
      }
    }
    self.tags = tags
    self.names = names
    writers = Set(tags.compactMap(\.writers.first))
  }

  /// Returns whether a line of a console is an SDK's.
  func wrote(_ line: String) -> Bool {
    line.contains("[")
      && (tags.contains { line.contains($0) } || levelStart(in: line) != nil
        || line.writers.contains { writers.contains($0) })
  }

  /// Returns a line of a console from the brackets on that name an SDK; all of it if it has none.
  func message(of line: String) -> String {
    var starts = tags.compactMap { line.firstRange(of: $0)?.lowerBound }
    if let start = levelStart(in: line) { starts.append(start) }
    starts += line.indices.filter { line[$0] == "[" && line[$0...].writer.map(writers.contains) == true }
    return starts.min().map { String(line[$0...]) } ?? line
  }

  /// Returns where a level in brackets begins that the name of an SDK follows.
  private func levelStart(in line: String) -> String.Index? {
    for name in names {
      guard let found = line.firstRange(of: name), let end = line[..<found.lowerBound].lastIndex(where: { $0 != " " }),
        line[end] == "]", let start = line[..<end].lastIndex(of: "["), line[start...end].isLevel
      else { continue }
      return start
    }
    return nil
  }
}

extension StringProtocol {
  /// The last parts of the names in brackets: `SDK` for `[SDK]` and for `[com.sdk:SDK]`.
  var writers: [Substring] {
    Substring(self).split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap(\.nameInBrackets)
  }

  /// The same of the bracket with which the text begins.
  fileprivate var writer: Substring? { Substring(dropFirst()).nameInBrackets }

  /// Whether the text is a level in brackets, as in `[DEBUG]`.
  fileprivate var isLevel: Bool {
    hasPrefix("[") && hasSuffix("]") && count > 2 && dropFirst().dropLast().allSatisfy { $0.isASCII && $0.isUppercase }
  }
}

extension Substring {
  /// The last part of the name up to the closing bracket; nil if there is none.
  fileprivate var nameInBrackets: Substring? {
    guard let end = firstIndex(where: { $0 == "]" || $0.isWhitespace }), self[end] == "]" else { return nil }
    return self[..<end].split(separator: ":").last
  }
}
