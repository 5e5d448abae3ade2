import DeepLinkSimulator

/// The full names of the system's delegate methods, by which reports and stack traces name entry points.
enum EntryPointName {
  /// Returns the entry point that a word names with its arguments, in Swift or in Objective-C; nil if it names none.
  static func label(of word: Substring) -> String? {
    guard word.contains(":"), !word.contains("://") else { return nil }
    let parts = word.split { !$0.isLetter }.map(String.init)
    guard parts.count > 1 else { return nil }
    return SystemCall.Kind.allCases.map(\.rawValue).filter { names($0, parts) }.max { $0.count < $1.count }
  }

  /// Returns whether a word of a search or of an index is the whole name of an entry point, and not a part of one.
  static func isWhole(_ word: String) -> Bool { word.contains("(") && word.last == ")" }

  private static func names(_ entryPoint: String, _ parts: [String]) -> Bool {
    let own = entryPoint.split { !$0.isLetter }.map(String.init)
    return own.count > 1 ? own[0] == parts[0] && stands(parts[1], for: own[1]) : stands(parts[1], for: own[0])
  }

  /// Returns whether a label is that of Swift, or that of Objective-C, which repeats the type of the argument behind it, as
  /// in `continueUserActivity`.
  private static func stands(_ label: String, for own: String) -> Bool {
    label.hasPrefix(own) && label.dropFirst(own.count).first?.isUppercase ?? true
  }
}
