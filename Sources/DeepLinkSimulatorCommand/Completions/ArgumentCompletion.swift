/// The completion of a command's arguments in a shell.
package enum ArgumentCompletion: Sendable {
  /// Files and folders.
  case files
  /// Some words.
  case words([String])
  /// The ids of rules, and files.
  case rules
  /// Nothing.
  case nothing
}
