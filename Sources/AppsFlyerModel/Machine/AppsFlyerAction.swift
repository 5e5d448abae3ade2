import SDKContract

/// What the owner of an `AppsFlyerMachine` must do after an input.
public enum AppsFlyerAction: Sendable {
  /// Send a request; its answer goes to `AppsFlyerMachine.answered(_:_:at:)`.
  case send(AppsFlyerRequest, rule: AppsFlyerRule)
  /// Call `AppsFlyerMachine.timerFired(_:at:)` after a delay; a timer that is already set is set anew.
  case setTimer(AppsFlyerTimer, after: Duration, rule: AppsFlyerRule)
  /// Forget a timer.
  case cancelTimer(AppsFlyerTimer)
  /// Queue a block on the main thread that calls the app, at the earliest after a delay.
  case call(AppsFlyerCallback, after: Duration, rule: AppsFlyerRule)
  /// Raise an Objective-C exception, which ends the process: the text is its name and reason.
  case raise(String, rule: AppsFlyerRule)
  /// Something that happens inside the SDK and that its log shows: a skipped launch, a lost result.
  case note(String, rule: AppsFlyerRule)
}
