/// Why a command of a session cannot be done; the session goes on.
struct ShellError: Error {
  /// What is wrong, in a sentence without a full stop.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
