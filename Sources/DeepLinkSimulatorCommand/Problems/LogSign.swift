/// A line of the library, as a log is searched for it.
struct LogSign {
  let line: String
  /// What a line of a log must contain.
  let gist: String
  /// The same with the text of an error, which a device may have in another language.
  let text: String
  /// The letters of the message if it is too short to be looked for anywhere in a line; nil for any other.
  let short: String?
  /// The text of an error of the SDK, which an app may print alone; nil if it could be of anything else.
  let quote: String?
  /// The errors that a line of a log must contain.
  let errors: Set<String>
  /// The services that the errors are about; a line of a log that names others is about something else.
  let services: Set<String>
  /// Whether the message names an error of the system for a request.
  private let isPlainlyAboutRequest: Bool

  init(_ line: String) {
    self.line = line
    gist = DeviceLine.gist(LogAlarm.headWithoutText(of: line))
    text = DeviceLine.gist(LogAlarm.head(of: line))
    errors = LogAlarm.errors(in: line)
    services = LogAlarm.services(in: line)
    let message = LogLine.shortMessage(of: line)
    short = message.count < LogLine.shortest && message.contains(" ") ? message : nil
    isPlainlyAboutRequest = LogAlarm.isPlainlyAboutRequest(line)
    quote = LogAlarm.ownText(in: line).map { LogLine($0).plain }
  }

  /// Returns how much a line of a log has of this one; nil if it is another message, or about another error.
  func fit(_ line: DeviceLine) -> (Int, Int, Int, Int)? {
    guard line.plain.contains(gist) || isAllOf(line), errors.isSubset(of: line.errors), concerns(line) else {
      return nil
    }
    let hasText = line.plain.contains(text)
    guard hasText || explains(line.errors) else { return nil }
    // What only ends with the message may be of any version.
    let length = line.plain.contains(gist) ? gist.count : 0
    return (errors.count, services.isEmpty ? 0 : 1, hasText ? 1 : 0, length)
  }

  /// Whether a line of a log ends with the whole message, whatever its version writes in front of it.
  private func isAllOf(_ line: DeviceLine) -> Bool { short.map { line.plain.hasSuffix(" \($0)") } ?? false }

  /// Whether a line of a log is another message of the same writer about the same errors. The code 0 says nothing, and
  /// a status only with the text that says what was refused.
  func isSameFailure(_ line: DeviceLine, _ writers: [Substring]) -> Bool {
    errors.contains { LogAlarm.code(of: $0) != "0" } && explains(line.errors) && concerns(line)
      && (LogAlarm.statuses(in: errors).isEmpty || quote.map(line.plain.contains) ?? false)
      && self.line.firstWord?.writers.contains(where: writers.contains) == true
  }

  /// Whether a line of a log is the same message about a request that failed for another reason of the system.
  func isSimilarFailure(_ line: DeviceLine) -> Bool {
    isPlainlyAboutRequest && line.isPlainlyAboutRequest && line.plain.contains(gist)
  }

  /// Whether a line of a log may be about the same requests: it names no other service, and no other status. Without a
  /// network no service can be reached.
  private func concerns(_ line: DeviceLine) -> Bool {
    guard LogAlarm.statuses(in: line.errors) == LogAlarm.statuses(in: errors) else { return false }
    if line.services.isEmpty || errors.contains(LogAlarm.offline) { return true }
    return services.isEmpty ? !LogAlarm.areAboutRequest(errors) : services.isSubset(of: line.services)
  }

  /// Whether the errors of a line of a log are those of this one; each may come from several domains.
  func explains(_ errors: Set<String>) -> Bool {
    let known = Set(self.errors.map(LogAlarm.code))
    return self.errors.isSubset(of: errors) && errors.allSatisfy { known.contains(LogAlarm.code(of: $0)) }
  }
}
