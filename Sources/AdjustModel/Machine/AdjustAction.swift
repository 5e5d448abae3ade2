import SDKContract

/// An action that the owner of an `AdjustMachine` must take after an input.
package typealias AdjustAction = SDKAction<AdjustSDK>

extension SDKAction where S == AdjustSDK {
  /// Sends a request to Adjust's servers.
  static func send(_ request: AdjustRequest, rule: AdjustRule) -> Self { .send(.package(request), rule: rule) }

  /// Queues a block on the main thread that calls the app.
  static func call(_ callback: AdjustCallback, via mechanism: MainThreadMechanism, rule: AdjustRule) -> Self {
    .call(callback, queue: mechanism.queue, after: .zero, rule: rule)
  }

  /// Reports that a package has joined the package queue, or a click the click queue, at a position counted from 1.
  static func queued(_ package: AdjustRequest.Kind, position: Int, rule: AdjustRule) -> Self {
    .log(.queued(package, position: position), rule: rule)
  }
}

extension MainThreadMechanism {
  /// The queue that preserves the order of the mechanism.
  package var queue: Int {
    switch self {
    case .performSelector: 0
    case .dispatchAsync: 1
    }
  }
}
