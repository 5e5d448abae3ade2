import SDKContract

extension AppsFlyerMachine {
  mutating func openAttribution(
    _ payload: Payload, after delay: Duration, rule: AppsFlyerRule, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    guard hasOpenAttribution else { return [openAttributionRemoved] + linkEnded(after: delay, at: now) }
    guard configuration.addsCachedAttribution, let cached = installation.conversionData else {
      return [.call(.onAppOpenAttribution(payload), after: delay, rule: rule)]
    }
    let payload = OpenAttributionPayload.addingCachedAttribution(
      to: payload, from: cached.answer, configuration: configuration)
    return [.call(.onAppOpenAttribution(payload), after: delay, rule: rule)]
  }

  mutating func deepLinkResolved(
    _ result: DeepLinkResult, after delay: Duration, rule: AppsFlyerRule, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    [.call(.didResolveDeepLink(result), after: delay, rule: rule)] + linkEnded(after: delay, at: now)
  }

  mutating func linkFailed(_ error: SDKError, at now: VirtualInstant) -> [AppsFlyerAction] {
    if process.hasDeepLinkDelegate {
      let result = DeepLinkResult(status: .failure, failure: error)
      return deepLinkResolved(result, after: .zero, rule: .unifiedDeepLinking(.shortLinkNotResolved), at: now)
    }
    guard hasOpenAttribution else { return [openAttributionRemoved] + linkEnded(after: .zero, at: now) }
    return [.call(.onAppOpenAttributionFailure(error), after: .zero, rule: .openAttribution(.shortLinkFails))]
  }

  private var hasOpenAttribution: Bool {
    configuration.profile.hasOpenAttribution || !holds(.openAttribution(.openAttributionRemoved))
  }

  private var openAttributionRemoved: AppsFlyerAction {
    .note(.deepLinkResultLost, rule: .openAttribution(.openAttributionRemoved))
  }
}

extension LinkKind {
  /// Whether the parameters of the link are known only to a server.
  var isAskedFor: Bool {
    switch self {
    case .short, .wrapped: true
    case .long, .customScheme, .unlistedDomain, .foreign, .unmarked: false
    }
  }

  /// The rule behind `onAppOpenAttribution` for a link that is resolved on the device.
  var openAttributionRule: AppsFlyerRule {
    switch self {
    case .long, .short, .wrapped: .openAttribution(.longLinkOpens)
    case .customScheme: .openAttribution(.schemeLinkOpens)
    case .unlistedDomain: .links(.unlistedDomain)
    case .foreign: .links(.foreignLink)
    case .unmarked: .links(.unmarkedLink)
    }
  }

  /// The rule behind `didResolveDeepLink` for a link that is resolved on the device.
  var deepLinkRule: AppsFlyerRule {
    switch self {
    case .long, .short, .wrapped, .customScheme: .unifiedDeepLinking(.localLinkFound)
    case .unlistedDomain: .links(.unlistedDomain)
    case .foreign: .links(.foreignLink)
    case .unmarked: .links(.unmarkedLink)
    }
  }
}

extension ShortLink {
  /// The rule behind the request to the resolver.
  var requestRule: AppsFlyerRule {
    if hasQuery { return .links(.shortLinkWithQuery) }
    return isCustomDomain ? .links(.customDomain) : .links(.shortLinkAsked)
  }
}
