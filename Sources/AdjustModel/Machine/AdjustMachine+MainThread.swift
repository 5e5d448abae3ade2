import SDKContract

extension AdjustMachine {
  /// Queues a call of the app by the mechanism that the SDK uses for it.
  ///
  /// Without `ADJ-MAIN-1` everything goes one way, so that all calls keep their order.
  func callback(_ callback: AdjustCallback, rule: AdjustRule) -> AdjustAction {
    let mechanism = configuration.rules.isOn(.deferredLinks(.twoMechanisms)) ? callback.mechanism : .dispatchAsync
    return .call(callback, via: mechanism, rule: rule)
  }
}

extension AdjustCallback {
  /// How the SDK reaches the main thread to make the call.
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
