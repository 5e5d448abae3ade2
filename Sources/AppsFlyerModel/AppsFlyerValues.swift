import SDKContract

extension AppsFlyerRequest: SDKRequestValue {
  /// The name of the request in a trace.
  package var name: String { kind.endpoint.rawValue }

  /// The subject of the request; nil if its name says everything.
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

  /// The service that is asked.
  package var endpoint: AppsFlyerEndpoint { kind.endpoint }

  /// What can follow the names of requests in a trace.
  static let arguments = Dictionary(
    uniqueKeysWithValues: AppsFlyerEndpoint.allCases.map { endpoint in
      (endpoint.rawValue, RequestArguments(sent: detail(of: endpoint), answered: AppsFlyerAnswer.summaries))
    })

  private static func detail(of endpoint: AppsFlyerEndpoint) -> [TraceWords] {
    switch endpoint {
    case .launch: [.number]
    case .conversionData, .deferredDeepLink: []
    case .redirect: [.link]
    case .shortLink, .event, .inviteLink: [.anything]
    }
  }
}

extension AppsFlyerAnswer: SDKAnswerValue {
  /// The text of the answer in a trace.
  package var summary: String {
    switch self {
    case .success: "200"
    case .status(let status, _): String(status)
    case .malformedBody: "200 malformed"
    case .urlError(let error): "\(URLLoadingError.domain) \(error.rawValue)"
    }
  }

  /// What the text can be.
  fileprivate static let summaries: [TraceWords] =
    [.exactly(Self.malformedBody.summary), .number]
    + .oneOf(URLLoadingError.allCases.map { Self.urlError($0).summary })
}

extension AppsFlyerTimer: SDKTimerValue {}

extension AppsFlyerCallback: SDKCallbackValue {
  /// The status of a deep link's result, or the URL of an invite link; nil for any other callback.
  package var argument: String? {
    if case .generateInviteUrlWithCompletionHandler(_, let url) = self { return url }
    return deepLinkResult?.status.name
  }

  /// What can follow the name of a callback in a trace; nil if that is a URL.
  static func arguments(of name: Name) -> [String]? {
    switch name {
    case .didResolveDeepLink: DeepLinkResultStatus.allCases.map(\.name)
    case .generateInviteUrlWithCompletionHandler: nil
    case .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure,
      .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler, .allHTTPHeaderFields:
      []
    }
  }

  /// The members of the object that the app gets.
  package var content: [PayloadEntry] {
    if case .didResolveDeepLink(let result) = self { return result.content }
    return payload?.entries ?? error?.content ?? []
  }

  /// Whether the SDK calls a delegate; completion handlers and listeners belong to their caller.
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
  /// The status, followed by what was found or by the error.
  fileprivate var content: [PayloadEntry] {
    var entries = [PayloadEntry("status", .string(status.name))]
    if let deepLink {
      entries.append(PayloadEntry("is_deferred", .bool(deepLink.isDeferred)))
      entries += deepLink.summary.entries
    }
    return entries + (failure?.content ?? [])
  }
}
