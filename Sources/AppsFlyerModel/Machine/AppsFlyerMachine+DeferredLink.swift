import SDKContract

extension AppsFlyerMachine {
  /// Handles a change of `deepLinkDelegate`: it is set, set to nil, or its object is released.
  ///
  /// Setting it starts the deferred look-up, once per process and only until the install has a result.
  package mutating func setDeepLinkDelegate(
    isPresent: Bool, of type: DelegateClass? = nil, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    guard configuration.profile.hasUnifiedDeepLinking || !holds(.unifiedDeepLinking(.noUnifiedDeepLinking)) else {
      return [.note(.noDeepLinkDelegate, rule: .unifiedDeepLinking(.noUnifiedDeepLinking))]
    }
    process.hasDeepLinkDelegate = isPresent
    guard isPresent else { return [] }
    let note = type.map { AppsFlyerAction.log(.deepLinkDelegate($0), rule: .deferredLookup(.deferredLookup)) }
    return [note].compactMap(\.self) + deliverKept() + beginDeferredLookup()
  }

  private mutating func beginDeferredLookup() -> [AppsFlyerAction] {
    guard
      process.deferredLookup == .notStarted && !installation.isDeferredLinkResolved
        || !holds(.deferredLookup(.deferredLookupOnce))
    else {
      return [.note(.deferredResolved, rule: .deferredLookup(.deferredLookupOnce))]
    }
    guard !process.isStopped || !holds(.deferredLookup(.deferredLookupStopped)) else {
      return [.note(.deferredWhileStopped, rule: .deferredLookup(.deferredLookupStopped))]
    }
    guard
      !configuration.profile.has(.ignoresLateDeepLinkDelegate) || !process.hasStarted
        || !holds(.deferredLookup(.deferredLookupAfterStart))
    else {
      return [.note(.deferredAfterStart, rule: .deferredLookup(.deferredLookupAfterStart))]
    }
    guard !process.hasKeys else { return sendDeferredLookup() }
    if configuration.profile.has(.deferredLookupWaitsForKeys), holds(.deferredLookup(.deferredLookupWaits)) {
      process.deferredLookup = .waitingForKeys
      return [.note(.deferredWaits, rule: .deferredLookup(.deferredLookupWaits))]
    }
    process.deferredLookup = .ended
    let result = DeepLinkResult(status: .failure, failure: .requestFailed(.cannotFindHost))
    return [
      .note(.deferredWithoutKeys, rule: .deferredLookup(.deferredLookupWithoutKeys)),
      .call(
        .didResolveDeepLink(result), after: configuration.unknownHostLatency,
        rule: .deferredLookup(.deferredLookupWithoutKeys)),
    ]
  }

  mutating func sendDeferredLookup() -> [AppsFlyerAction] {
    let request = process.request(
      .deferredDeepLink, for: .deferredDeepLink, hasIDFA: showsAdvertisingIdentifier)
    process.deferredLookup = .asked(request)
    return [
      .send(request, rule: .deferredLookup(.deferredLookup)),
      .setTimer(.deferredDeepLink, after: configuration.deepLinkTimeout, rule: .deferredLookup(.deferredLookupTimeout)),
    ]
  }

  mutating func deferredLookupAnswered(_ answer: AppsFlyerAnswer) -> [AppsFlyerAction] {
    let end = AppsFlyerAction.cancelTimer(.deferredDeepLink)
    switch answer {
    case .success(let body):
      guard body["found"] == .bool(true) else {
        return [end]
          + deferredLookupEnded(DeepLinkResult(status: .notFound), rule: .deferredLookup(.deferredLinkNotFound))
      }
      let event = ClickEventPayload.deferred(body, configuration: configuration)
      let result = DeepLinkResult(status: .found, deepLink: DeepLink(clickEvent: event, isDeferred: true))
      return [end] + deferredLookupEnded(result, rule: .deferredLookup(.deferredLinkFound))
    case .status(let status, _):
      return [end] + deferredLookupFailed(.statusFailure(status, configuration.profile))
    case .malformedBody:
      return [end] + deferredLookupFailed(.unreadableDeferredLookup)
    case .urlError(let error):
      return [end] + deferredLookupFailed(.requestFailed(error))
    }
  }

  mutating func deferredLookupTimedOut() -> [AppsFlyerAction] {
    guard case .asked(let request) = process.deferredLookup else { return [] }
    process.pending[request.id] = nil
    let result = DeepLinkResult(status: .failure, failure: .requestFailed(.timedOut))
    return deferredLookupEnded(result, rule: .deferredLookup(.deferredLookupTimeout))
  }

  private mutating func deferredLookupFailed(_ error: SDKError) -> [AppsFlyerAction] {
    deferredLookupEnded(DeepLinkResult(status: .failure, failure: error), rule: .deferredLookup(.deferredLookupFails))
  }

  private mutating func deferredLookupEnded(
    _ result: DeepLinkResult, rule: AppsFlyerRule
  ) -> [AppsFlyerAction] {
    process.deferredLookup = .ended
    installation.isDeferredLinkResolved =
      switch configuration.deferredLookupEnds {
      case .withAnswer: result.status != .failure
      case .withLink: result.status == .found
      case .always: true
      }
    guard
      configuration.reportsDeferredAfterDirect || !process.hasResolvedLink
        || !holds(.deferredLookup(.deferredAfterDirect))
    else {
      return [.note(.deferredAfterDirect, rule: .deferredLookup(.deferredAfterDirect))]
    }
    guard process.hasDeepLinkDelegate else { return lost(.didResolveDeepLink(result)) }
    return [.call(.didResolveDeepLink(result), after: .zero, rule: rule)]
  }
}
