/// What the owner of an `AppsFlyerMachine` must do after an input.
public enum AppsFlyerAction: Sendable {
  /// Send a request; its answer goes to `AppsFlyerMachine.answered(_:_:at:)`.
  case send(AppsFlyerRequest, rule: AppsFlyerRule)
  /// Queue a block on the main thread that calls the app, at the earliest after a delay.
  case call(AppsFlyerCallback, after: Duration, rule: AppsFlyerRule)
  /// Something that happens inside the SDK and that its log shows: a skipped launch, a lost result.
  case note(String, rule: AppsFlyerRule)
}
