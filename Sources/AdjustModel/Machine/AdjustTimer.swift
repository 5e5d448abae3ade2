import SDKContract

/// A timer of the Adjust SDK.
package enum AdjustTimer: Hashable, Sendable {
  /// Runs until the attribution is asked for, as told by `ask_in`.
  case attribution
  /// Runs until the package queue sends its first package again.
  case packageRetry
  /// Runs until a click is sent again; each has its own.
  case click(Int)
  /// Runs until the SDK looks at the user's answer to tracking again, in one of the rows of looks that have begun.
  case attStatus(Int)
  /// Runs until a getter has waited for as long as it was to.
  case getter(CompletionID)
  /// Runs until the token of Apple Ads is read again.
  case appleAds
  /// Runs until the delayed start of version 4 is over.
  case delayStart
  /// Runs until version 4 sends what its buffer of events holds.
  case buffer
}
