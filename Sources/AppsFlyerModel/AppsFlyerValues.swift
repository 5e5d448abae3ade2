import SDKContract

extension AppsFlyerRequest: SDKRequestValue {
  /// What a trace calls the request.
  package var name: String { kind.endpoint.rawValue }

  /// What the request is about; nil if its name says it all.
  package var detail: String? {
    switch kind {
    case .launch(let counter): String(counter)
    case .conversionData, .deferredDeepLink: nil
    case .redirect(let url): url
    case .shortLink(let key): key
    case .event(let name): name
    case .inviteLink(let link): link
    }
  }

  /// The position of its endpoint among those of the servers.
  package var service: Int { AppsFlyerEndpoint.allCases.firstIndex(of: kind.endpoint) ?? 0 }
}

extension AppsFlyerAnswer: SDKAnswerValue {
  /// What a trace says of the answer.
  package var summary: String {
    switch self {
    case .success: "200"
    case .status(let status): String(status)
    case .malformedBody: "200 malformed"
    case .urlError(let code): "NSURLErrorDomain \(code)"
    }
  }
}

extension AppsFlyerTimer: SDKTimerValue {}

extension AppsFlyerCallback: SDKCallbackValue {
  /// The status of a deep link's result.
  package var argument: String? {
    if case .generateInviteUrlWithCompletionHandler(_, let url) = self { return url }
    return deepLinkResult?.status.name
  }

  /// What the app gets as the members of one object.
  package var content: [PayloadEntry] {
    if case .didResolveDeepLink(let result) = self { return result.content }
    return payload?.entries ?? error?.content ?? []
  }

  /// Whether a delegate is called; completion handlers and listeners belong to whoever passed them.
  package var isIndependentOfOtherSDKs: Bool {
    switch self {
    case .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure,
      .didResolveDeepLink, .allHTTPHeaderFields:
      true
    case .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler,
      .generateInviteUrlWithCompletionHandler:
      false
    }
  }
}

extension DeepLinkResult {
  /// The status, then what was found or why nothing was.
  fileprivate var content: [PayloadEntry] {
    var entries = [PayloadEntry("status", .string(status.name))]
    if let deepLink {
      entries.append(PayloadEntry("is_deferred", .bool(deepLink.isDeferred)))
      entries += deepLink.summary.entries
    }
    return entries + (failure?.content ?? [])
  }
}
