import SDKContract

/// One call of the AppsFlyer SDK into the app, with what it carries.
package enum AppsFlyerCallback: Hashable, Sendable {
  /// The conversion data of the install.
  case onConversionDataSuccess(Payload)
  /// Boxed, as failures are rare and callbacks are copied often.
  indirect case onConversionDataFail(SDKError)
  /// The parameters of a link that opened the app.
  case onAppOpenAttribution(Payload)
  /// A link that opened the app has no parameters that could be found.
  indirect case onAppOpenAttributionFailure(SDKError)
  /// The result of unified deep linking.
  case didResolveDeepLink(DeepLinkResult)
  /// The completion handler of `start(completionHandler:)`.
  indirect case startWithCompletionHandler(Payload?, SDKError?)
  /// The listener given to `registerSessionReadyListener` of version 7.
  case sessionReadyListener
  /// The completion handler of `logEvent(name:values:completionHandler:)`, with the name of the event.
  indirect case logEventWithCompletionHandler(String, Payload?, SDKError?)
  /// The completion handler of `AppsFlyerShareInviteHelper.generateInviteUrl`, by which call of the process it is, with
  /// the link; boxed, as it is rare.
  indirect case generateInviteUrlWithCompletionHandler(Int, String)
  /// `allHTTPHeaderFields(forResolveDeepLinkURL:)`, about a wrapped link that is to be followed.
  case allHTTPHeaderFields(Link)
}

extension AppsFlyerCallback {
  /// The name of a delegate's method, or of the call that took the block; in the order of the documentation.
  package enum Name: String, CaseIterable, Sendable {
    case onConversionDataSuccess, onConversionDataFail, onAppOpenAttribution, onAppOpenAttributionFailure
    case didResolveDeepLink, startWithCompletionHandler, sessionReadyListener, logEventWithCompletionHandler
    case generateInviteUrlWithCompletionHandler, allHTTPHeaderFields

    /// Whether it tells of the parameters of a link that opened the app.
    var isOfOpenAttribution: Bool { self == .onAppOpenAttribution || self == .onAppOpenAttributionFailure }
  }

  /// Which callback it is, whatever it carries.
  package var kind: Name {
    switch self {
    case .onConversionDataSuccess: .onConversionDataSuccess
    case .onConversionDataFail: .onConversionDataFail
    case .onAppOpenAttribution: .onAppOpenAttribution
    case .onAppOpenAttributionFailure: .onAppOpenAttributionFailure
    case .didResolveDeepLink: .didResolveDeepLink
    case .startWithCompletionHandler: .startWithCompletionHandler
    case .sessionReadyListener: .sessionReadyListener
    case .logEventWithCompletionHandler: .logEventWithCompletionHandler
    case .generateInviteUrlWithCompletionHandler: .generateInviteUrlWithCompletionHandler
    case .allHTTPHeaderFields: .allHTTPHeaderFields
    }
  }

  /// What a trace calls the callback.
  package var name: String { kind.rawValue }

  /// The dictionary that the app gets, for a deep link what its `toString()` prints; nil if there is none.
  package var payload: Payload? {
    switch self {
    case .onConversionDataSuccess(let payload), .onAppOpenAttribution(let payload): payload
    case .didResolveDeepLink(let result): result.deepLink?.summary
    case .startWithCompletionHandler(let payload, _), .logEventWithCompletionHandler(_, let payload, _): payload
    case .generateInviteUrlWithCompletionHandler(_, let url): Payload([PayloadEntry("url", .string(url))])
    case .onConversionDataFail, .onAppOpenAttributionFailure, .sessionReadyListener, .allHTTPHeaderFields: nil
    }
  }

  /// The error that the app gets, or nil if it gets none.
  package var error: SDKError? {
    switch self {
    case .onConversionDataFail(let error), .onAppOpenAttributionFailure(let error): error
    case .didResolveDeepLink(let result): result.failure
    case .startWithCompletionHandler(_, let error), .logEventWithCompletionHandler(_, _, let error): error
    case .onConversionDataSuccess, .onAppOpenAttribution, .sessionReadyListener, .allHTTPHeaderFields,
      .generateInviteUrlWithCompletionHandler:
      nil
    }
  }

  /// Whether the SDK asks first whether the app implements the callback, so that without it nothing happens at all.
  package var isAskedForFirst: Bool {
    if case .allHTTPHeaderFields = self { true } else { false }
  }

  /// The result that `didResolveDeepLink` gets; nil for any other callback.
  package var deepLinkResult: DeepLinkResult? {
    if case .didResolveDeepLink(let result) = self { result } else { nil }
  }
}
