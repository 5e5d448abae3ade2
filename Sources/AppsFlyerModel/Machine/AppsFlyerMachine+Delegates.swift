import SDKContract

extension AppsFlyerMachine {
  /// Handles a call that finds no delegate, or a delegate without the method.
  mutating func lost(_ callback: AppsFlyerCallback) -> [AppsFlyerAction] {
    guard let loss = callback.loss else { return [] }
    if !holds(loss.rule) { process.kept.append(callback) }
    return [.note(loss.note, rule: loss.rule)]
  }

  /// Handles a new delegate: no call was kept for it, unless the rule that calls are lost is off.
  mutating func deliverKept() -> [AppsFlyerAction] {
    guard !process.kept.isEmpty else { return [] }
    defer { process.kept = [] }
    return process.kept.map { .call($0, after: .zero, rule: .conversionData(.conversionDataAfterLaunch)) }
  }
}

extension AppsFlyerCallback {
  /// The note about a call that nothing receives, and the rule that it is lost.
  fileprivate var loss: (note: AppsFlyerNote, rule: AppsFlyerRule)? {
    switch self {
    case .onConversionDataSuccess, .onConversionDataFail:
      (.conversionDataLost, .delivery(.conversionDataLost))
    case .onAppOpenAttribution, .onAppOpenAttributionFailure: (.linkResultLost, .delivery(.linkResultLost))
    case .didResolveDeepLink: (.deepLinkResultLost, .delivery(.deepLinkResultLost))
    case .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler, .allHTTPHeaderFields,
      .generateInviteUrlWithCompletionHandler:
      nil
    }
  }
}
