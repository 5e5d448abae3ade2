/// An action that the owner of an SDK must perform after an input.
public enum SDKAction<S: SDK>: Sendable {
  /// Send a request; its answer goes to `SDK.answered(_:_:at:)`.
  case send(S.Request, rule: S.Rule)
  /// Queue a block on the main thread that calls the app, at the earliest after a delay.
  ///
  /// Blocks of one queue keep their order; `queue` counts from 0.
  case call(S.Callback, queue: Int, after: Duration, rule: S.Rule)
  /// Call `SDK.timerFired(_:at:)` after a delay; a timer that is already set starts over.
  case setTimer(S.Timer, after: Duration, rule: S.Rule)
  /// Cancel a timer.
  case cancelTimer(S.Timer)
  /// Ask the system to open a URL, from the main thread, now: `UIApplication.open`.
  case openURL(String, rule: S.Rule)
  /// Raise an Objective-C exception, which ends the process.
  case raise(S.Note, rule: S.Rule)
  /// Record an internal event of the SDK that a trace shows.
  case note(S.Note, rule: S.Rule)
  /// Record an internal event that only the SDK's log shows, and that follows directly on the event before it.
  case log(S.Note, rule: S.Rule)
}
