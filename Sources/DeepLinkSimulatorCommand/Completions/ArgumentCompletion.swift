/// What a shell completes the arguments of a command with.
enum ArgumentCompletion: Sendable {
  /// Files and folders.
  case files
  /// Some words.
  case words([String])
  /// The ids of rules, and files.
  case rules
  /// Nothing.
  case nothing
}
