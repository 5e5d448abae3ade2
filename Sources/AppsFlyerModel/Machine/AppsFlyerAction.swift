import SDKContract

/// What the owner of an `AppsFlyerMachine` must do after an input.
public typealias AppsFlyerAction = SDKAction<AppsFlyerSDK>

extension SDKAction where S == AppsFlyerSDK {
  /// Queues a block on the main thread that calls the app, at the earliest after a delay.
  public static func call(_ callback: AppsFlyerCallback, after delay: Duration, rule: AppsFlyerRule) -> Self {
    .call(callback, queue: 0, after: delay, rule: rule)
  }
}
