/// Arguments that a command does not understand.
package struct UsageError: Error {
  /// What is wrong, in a sentence without a full stop.
  package let message: String
  /// The command whose help shows what is right; nil for the program's own.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
