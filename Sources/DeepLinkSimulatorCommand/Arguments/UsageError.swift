/// An error in the arguments of a command.
package struct UsageError: Error {
  /// What is wrong, in a sentence without a full stop.
  package let message: String
  /// The command whose help describes the correct usage; nil for that of the program.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
