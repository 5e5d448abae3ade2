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

  /// Returns a line up to the text of the first error in it, which is in the language of a device.
  static func headWithoutText(of line: String) -> String {
    guard let error = line.firstMatch(of: #/Domain=\S+ Code=-?\d+/#) else { return head(of: line) }
    return String(line[..<error.range.upperBound])
  }

  /// Returns the errors in a line, each with its domain and code.
  static func errors(in line: String) -> Set<String> {
    guard line.contains("Domain=") else { return [] }
    return Set(line.matches(of: #/Domain=\S+ Code=-?\d+/#).map { String($0.0) })
  }

  /// Returns the code of an error.
  static func code(of error: String) -> Substring { error.split(separator: "=").last ?? "" }
}

extension String {
  /// Whether the text is the description of an error, which the SDKs print on a separate line.
  var isErrorDescription: Bool { hasPrefix("Error Domain=") || hasPrefix("Error: Error Domain=") }
}

extension [String] {
  /// The lines, each description of an error also together with the line before it, as one message.
  var withErrorsInMessages: [String] {
    enumerated().flatMap { place, line in
      line.isErrorDescription && place > 0 ? [line, "\(self[place - 1]) \(line)"] : [line]
    }
  }
}
