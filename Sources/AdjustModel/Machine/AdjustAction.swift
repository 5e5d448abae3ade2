import SDKContract

/// What the owner of an `AdjustMachine` must do after an input.
public enum AdjustAction: Sendable {
  /// Send a request; its answer goes to `AdjustMachine.answered(_:_:at:)`.
  case send(AdjustRequest, rule: AdjustRule)
  /// Call `AdjustMachine.timerFired(_:at:)` after a delay; a timer that is already set is set anew.
  case setTimer(AdjustTimer, after: Duration, rule: AdjustRule)
  /// Forget a timer.
  case cancelTimer(AdjustTimer)
  /// Queue a block on the main thread that calls the app.
  case call(AdjustCallback, via: MainThreadMechanism, rule: AdjustRule)
  /// Ask the system to open a URL, from the main thread, now: `UIApplication.open`.
  case openURL(String, rule: AdjustRule)
  /// A package has joined the queue of packages, or a click that of clicks: its place there, from 1.
  case queued(AdjustRequest.Kind, position: Int, rule: AdjustRule)
  /// Something that happens inside the SDK: in the words of its log where it logs it, or why nothing happens.
  case note(String, rule: AdjustRule)
}
