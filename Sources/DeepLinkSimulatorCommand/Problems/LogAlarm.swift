/// Tells warnings and errors from the other lines of an SDK's log.
enum LogAlarm {
  /// Parts of words that warn, in lower case.
  private static let words = ["error", "warning", "fail"]

  /// Returns whether a line is a warning or an error: by its level, as in `[SDK]e:`, or by its words.
  static func isAlarm(_ line: String) -> Bool {
    guard line.hasPrefix("["), ProblemSearch.saysSomething(line), !isEmpty(line) else { return false }
    if let tag = line.firstWord, ["]e:", "]w:"].contains(where: tag.hasSuffix) { return true }
    let text = head(of: line).lowercased()
    return words.contains(where: text.contains)
  }

  /// Returns whether a line says that there is no error, as an error that is nil is printed.
  static func isEmpty(_ line: String) -> Bool { line.hasSuffix("(null)") }

  /// Returns a line up to its data, which differ on every device.
  static func head(of line: String) -> String { String(line.prefix { $0 != "{" }) }
}
