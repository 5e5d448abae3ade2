/// Tells warnings and errors from the other lines of an SDK's log.
enum LogAlarm {
  /// Parts of words that warn, in lower case.
  private static let words = ["error", "warning", "fail"]

  /// Returns whether a line is a warning or an error: by its level, as in `[SDK]e:`, or by its words.
  static func isAlarm(_ line: String) -> Bool {
    guard line.hasPrefix("["), ProblemSearch.saysSomething(line), !isEmpty(line) else { return false }
    if let tag = line.firstWord, ["]e:", "]w:"].contains(where: tag.hasSuffix) { return true }
    let text = head(of: line)
    // A line with a lower level is no warning by its level, and a word inside the name of a method does not count.
    guard line.firstWord?.last == ":" else { return words.contains(where: text.lowercased().contains) }
    return text.split { !$0.isLetter }.contains { word in words.contains(where: word.lowercased().hasPrefix) }
  }

  /// Returns whether a line may repeat an error of an SDK, such as one that an app or a plug-in prints.
  static func mayTellOfError(_ line: String) -> Bool {
    let line = line.lowercased()
    return (words + ["timeout"]).contains(where: line.contains)
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

  /// What stands before the status of a request among the errors.
  private static let status = "Domain=HTTP Code="
  /// The error of every request while the device has no network.
  static let offline = "Domain=NSURLErrorDomain Code=-1009"

  /// Returns the errors in a line, each with its domain and code; an HTTP status is the code of one.
  static func errors(in line: String) -> Set<String> {
    var errors: Set<String> = []
    if line.contains("Domain=") {
      errors.formUnion(line.matches(of: #/Domain=\S+ Code=-?\d+/#).map { String($0.0) })
    }
    if line.contains(" error ") {
      // The system's words for an error that says nothing else.
      errors.formUnion(line.matches(of: #/\(([\w.]+) error (-?\d+)\.\)/#).map { "Domain=\($0.1) Code=\($0.2)" })
    }
    if line.contains("tatus code") {
      errors.formUnion(line.matches(of: #/[Ss]tatus code(?: failure)?\D{0,3}(\d{3})\b/#).map { "\(status)\($0.1)" })
    }
    return errors
  }

  /// Returns the HTTP statuses among errors.
  static func statuses(in errors: Set<String>) -> Set<String> { errors.filter { $0.hasPrefix(status) } }

  /// Returns whether each of some errors is one of an SDK that its code tells from others, such as are printed without
  /// their texts.
  static func areOfSDK(_ errors: Set<String>) -> Bool {
    !errors.isEmpty && errors.allSatisfy { $0.hasPrefix("Domain=com.") && code(of: $0) != "0" }
  }

  /// Returns whether a line names an error of a request without one of the SDK around it.
  static func isPlainlyAboutRequest(_ line: String) -> Bool {
    line.firstMatch(of: #/Domain=(\S+) Code=/#)?.1 == "NSURLErrorDomain"
  }

  /// Returns whether errors are about a request that got no answer.
  static func areAboutRequest(_ errors: Set<String>) -> Bool {
    errors.contains { $0.hasPrefix("Domain=NSURLErrorDomain") }
  }

  /// Returns the services that an error in a line could not reach, by the first part of their hosts.
  ///
  /// What stands before the name of a service differs from app to app, and the domain behind it from version to
  /// version. A host whose path is one word has all services, and is one of several.
  static func services(in line: String) -> Set<String> {
    guard line.contains("NSErrorFailingURL") else { return [] }
    return Set(
      line.matches(of: #/NSErrorFailingURL(?:String)?Key=https?:\/\/([^\/.\s]+)\.[^\/\s,}]*(\/[^\s,?}]*)?/#)
        .compactMap { match in
          if let path = match.2, path.split(separator: "/").count == 1 { return nil }
          return match.1.split { $0 == "-" || $0 == "…" }.last.map(String.init)
        })
  }

  /// Returns the text of an SDK's own error, of at least three words; errors of the system have texts that all requests
  /// of an app share.
  static func ownText(in line: String) -> String? {
    let texts = line.matches(of: #/Domain=com\.\S+ Code=-?\d+ "([^"]+)"/#).map { String($0.1) }
    return texts.last { $0.split(separator: " ").count >= 3 }
  }

  /// Returns an error in the form in which the system describes one.
  static func description(domain: String, code: String, text: String) -> String {
    "Error Domain=\(domain) Code=\(code) \"\(text)\""
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
