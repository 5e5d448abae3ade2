import SDKContract

/// A timer of the Adjust SDK.
public enum AdjustTimer: Hashable, Sendable {
  /// Runs until the attribution is asked for, as told by `ask_in`.
  case attribution
  /// Runs until the package queue sends its first package again.
  case packageRetry
  /// Runs until a click is sent again; each has its own.
  case click(Int)
  /// Runs until the SDK looks at the person's answer to tracking again.
  case attStatus
  /// Runs until the delayed start of version 4 is over.
  case delayStart
}
