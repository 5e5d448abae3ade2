import SDKContract

extension AppsFlyerMachine {
  /// A call of the SDK finds no delegate, or one without the method for it.
  mutating func lost(_ callback: AppsFlyerCallback) -> [AppsFlyerAction] {
    guard let loss = callback.loss else { return [] }
    if !holds(loss.rule) { process.kept.append(callback) }
    return [.note(loss.note, rule: loss.rule)]
  }

  /// A delegate is there again, for which nothing was kept, unless the rule that says so does not hold.
  mutating func deliverKept() -> [AppsFlyerAction] {
    guard !process.kept.isEmpty else { return [] }
    defer { process.kept = [] }
    return process.kept.map { .call($0, after: .zero, rule: .conversionData(.conversionDataAfterLaunch)) }
  }
}

extension AppsFlyerCallback {
  /// What the SDK says when nobody takes the call, and the rule that it is lost then.
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
