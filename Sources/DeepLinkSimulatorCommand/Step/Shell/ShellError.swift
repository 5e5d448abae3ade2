/// An error in a command of a session, which the session survives.
struct ShellError: Error {
  /// What is wrong, in a sentence without a full stop.
  let message: String
  /// Whether this is an interruption by the user rather than an error.
  private(set) var isInterruption = false

  init(_ message: String) {
    self.message = message
  }

  /// The interruption by a user.
  static var interruption: ShellError {
    var error = ShellError("")
    error.isInterruption = true
    return error
  }
}
