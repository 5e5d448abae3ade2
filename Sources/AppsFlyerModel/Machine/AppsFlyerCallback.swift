import SDKContract

/// A call of the AppsFlyer SDK into the app, with its arguments.
package enum AppsFlyerCallback: Hashable, Sendable {
  /// The conversion data of the install.
  case onConversionDataSuccess(Payload)
  /// The error of the conversion data; boxed, because failures are rare and callbacks are copied often.
  indirect case onConversionDataFail(SDKError)
  /// The parameters of a link that opened the app.
  case onAppOpenAttribution(Payload)
  /// The error of a link that opened the app but whose parameters could not be found.
  indirect case onAppOpenAttributionFailure(SDKError)
  /// The result of unified deep linking.
  case didResolveDeepLink(DeepLinkResult)
  /// The completion handler of `start(completionHandler:)`.
  indirect case startWithCompletionHandler(Payload?, SDKError?)
  /// The listener passed to `registerSessionReadyListener` of version 7.
  case sessionReadyListener
  /// The completion handler of `logEvent(name:values:completionHandler:)`, with the name of the event.
  indirect case logEventWithCompletionHandler(String, Payload?, SDKError?)
  /// The completion handler of `AppsFlyerShareInviteHelper.generateInviteUrl`, with the number of the call in this
  /// process and the link; boxed, because it is rare.
  indirect case generateInviteUrlWithCompletionHandler(Int, String)
  /// `allHTTPHeaderFields(forResolveDeepLinkURL:)`, for a wrapped link whose redirect is about to be requested.
  case allHTTPHeaderFields(Link)
}

extension AppsFlyerCallback {
  /// The name of a delegate method, or of the call that was given the block, in the order of the documentation.
  package enum Name: String, CaseIterable, Sendable {
    case onConversionDataSuccess, onConversionDataFail, onAppOpenAttribution, onAppOpenAttributionFailure
    case didResolveDeepLink, startWithCompletionHandler, sessionReadyListener, logEventWithCompletionHandler
    case generateInviteUrlWithCompletionHandler, allHTTPHeaderFields

    /// Whether it reports the parameters of a link that opened the app.
    var isOfOpenAttribution: Bool { self == .onAppOpenAttribution || self == .onAppOpenAttributionFailure }
  }

  /// The name of the callback, whatever its arguments.
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

  /// The name of the callback in a trace.
  package var name: String { kind.rawValue }

  /// The dictionary that the app gets, or what `toString()` of a deep link prints; nil if there is none.
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

  /// Whether the SDK first checks that the app implements the callback, so nothing happens if it does not.
  package var isAskedForFirst: Bool {
    if case .allHTTPHeaderFields = self { true } else { false }
  }

  /// The result that `didResolveDeepLink` gets; nil for any other callback.
  package var deepLinkResult: DeepLinkResult? {
    if case .didResolveDeepLink(let result) = self { result } else { nil }
  }
}
