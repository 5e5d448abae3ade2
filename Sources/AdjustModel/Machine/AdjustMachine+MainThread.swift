import SDKContract

extension AdjustMachine {
  /// Queues a call of the app through the mechanism that the SDK uses for it.
  ///
  /// Without `ADJ-MAIN-1`, all calls use one mechanism and so keep their order.
  func callback(_ callback: AdjustCallback, rule: AdjustRule) -> AdjustAction {
    let mechanism = configuration.rules.isOn(.deferredLinks(.twoMechanisms)) ? callback.mechanism : .dispatchAsync
    return .call(callback, via: mechanism, rule: rule)
  }
}

extension AdjustCallback {
  /// The mechanism through which the SDK makes the call on the main thread.
  package var mechanism: MainThreadMechanism {
    switch self {
    case .adjustAttributionChanged, .adjustSessionTrackingSucceeded, .adjustSessionTrackingFailed,
      .adjustEventTrackingSucceeded, .adjustEventTrackingFailed, .adjustRemoteTriggerReceived:
      .performSelector
    case .adjustDeferredDeeplinkReceived, .adjustDeeplinkResponse, .adjustSkanUpdated, .resolvedDeeplink, .lastDeeplink,
      .attribution, .adid, .isEnabled, .idfa, .idfv, .sdkVersion, .resolvedLink:
      .dispatchAsync
    }
  }
}
