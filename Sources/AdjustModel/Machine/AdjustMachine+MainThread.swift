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

extension AdjustAction {
  /// Returns the rules behind the action besides the one that it cites itself.
  ///
  /// A call that goes to the main thread by another mechanism than a call before it has no order with that one,
  /// which is what `ADJ-MAIN-1` says.
  ///
  /// - Parameter earlier: The actions before this one, of the same input.
  package func furtherRules(after earlier: ArraySlice<AdjustAction>) -> [AdjustRule] {
    guard case .call(_, let queue, _, _) = self else { return [] }
    let isUnordered = earlier.contains { action in
      if case .call(_, let other, _, _) = action { other != queue } else { false }
    }
    return isUnordered ? [.deferredLinks(.twoMechanisms)] : []
  }
}
