/// A timer of the Adjust SDK.
package enum AdjustTimer: Hashable, Sendable {
  /// Fires when the attribution is to be requested, as announced by `ask_in`.
  case attribution
  /// Fires when the package queue sends its first package again.
  case packageRetry
  /// Fires when a click is sent again; each click has a separate timer.
  case click(Int)
  /// Fires when the SDK checks the tracking status again, in one of the chains of checks.
  case attStatus(Int)
  /// Fires when the time-out of a getter has passed.
  case getter(CompletionID)
  /// Fires when the token of Apple Ads is read again.
  case appleAds
  /// Fires at the end of version 4's delayed start.
  case delayStart
  /// Fires when version 4 sends the contents of its event buffer.
  case buffer
  /// Fires once a minute in the foreground; it is set only if the tracking status is to be reported then.
  case foreground
}
