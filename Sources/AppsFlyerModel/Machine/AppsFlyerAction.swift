import SDKContract

/// An action that the owner of an `AppsFlyerMachine` must take after an input.
package typealias AppsFlyerAction = SDKAction<AppsFlyerSDK>

extension SDKAction where S == AppsFlyerSDK {
  /// Queues a block on the main thread that calls the app after at least the given delay.
  package static func call(_ callback: AppsFlyerCallback, after delay: Duration, rule: AppsFlyerRule) -> Self {
    .call(callback, queue: AppsFlyerQueue.main.rawValue, after: delay, rule: rule)
  }

  /// Queues the block of a completion handler of `start`, which the SDK may call later than everything else
  /// (`AF-SES-6`): it then enters the main queue when it is due, and blocks that are queued meanwhile do not wait for
  /// it.
  static func complete(_ callback: AppsFlyerCallback, after delay: Duration, rule: AppsFlyerRule) -> Self {
    let queue = delay > .zero ? AppsFlyerQueue.delayedCompletions : .main
    return .call(callback, queue: queue.rawValue, after: delay, rule: rule)
  }
}

/// The queues of AppsFlyer's blocks on the main thread; blocks of different queues may overtake each other.
enum AppsFlyerQueue: Int, CaseIterable {
  /// Blocks that are queued immediately.
  case main
  /// Completion handlers of `start` that are queued later.
  case delayedCompletions
}
