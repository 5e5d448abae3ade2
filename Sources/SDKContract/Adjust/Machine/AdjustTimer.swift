/// A timer of the Adjust SDK; there is one of each.
public enum AdjustTimer: Hashable, Sendable {
  /// Runs until the attribution is asked for, as told by `ask_in`.
  case attribution
  /// Runs until the package queue sends its first package again.
  case packageRetry
}
