/// Why a command of a session cannot be done; the session goes on.
struct ShellError: Error {
  /// What is wrong, in a sentence without a full stop.
  let message: String
  /// Whether nothing is wrong: a user did not want to wait.
  private(set) var isInterruption = false

  init(_ message: String) {
    self.message = message
  }

  /// A user did not want to wait.
  static var interruption: ShellError {
    var error = ShellError("")
    error.isInterruption = true
    return error
  }
}
