/// What a line of a log says that may be a warning or an error.
struct DeviceLine {
  let plain: String
  let errors: Set<String>
  let services: Set<String>
  /// Whether it names an error of the system for a request.
  let isPlainlyAboutRequest: Bool

  init(_ message: String) {
    isPlainlyAboutRequest = LogAlarm.isPlainlyAboutRequest(message)
    plain = LogLine(message.withoutLinks).plain
    errors = LogAlarm.errors(in: message)
    services = LogAlarm.services(in: message)
  }

  /// Returns the message of a line of the library without its links, which differ in every scenario.
  static func gist(_ line: String) -> String { LogLine(line.withoutLinks).message }
}
