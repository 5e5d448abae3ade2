extension AppsFlyerMachine {
  /// Takes a link apart ahead of time, so that copies of this machine share the work.
  ///
  /// It changes nothing that can be observed: a link that was not prepared is taken apart when it is handed in.
  public mutating func prepare(_ url: String) {
    _ = prepared(url)
  }

  /// `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  public mutating func handle(_ link: IncomingLink, at now: VirtualInstant) -> [AppsFlyerAction] {
    let prepared = prepared(link.url)
    if let payload = prepared.openAttribution {
      return linkFound(payload, after: configuration.localResolution, rule: prepared.kind.openAttributionRule)
    }
    guard case .short(let shortLink) = prepared.kind else { return [] }
    let request = process.request(.shortLink(shortLink.key), for: .link(link.url))
    return [.send(request, rule: shortLink.requestRule)]
  }

  mutating func shortLinkAnswered(_ url: String, _ answer: AppsFlyerAnswer) -> [AppsFlyerAction] {
    switch answer {
    case .success(let payload):
      let appended =
        configuration.shortLinkQuery == .merged ? prepared(url).components.parameters : []
      let attribution = OpenAttributionPayload.resolved(
        url, answer: payload, appended: appended, types: configuration.payloadTypes)
      return linkFound(attribution, after: .zero, rule: .shortLinkOpens)
    case .status(let status):
      return linkFailed(.shortLinkRefused(status: status, configuration.profile))
    case .malformedBody:
      return linkFailed(.unreadableShortLink)
    case .urlError(let code):
      return linkFailed(.requestFailed(code))
    }
  }

  private func linkFound(_ payload: Payload, after delay: Duration, rule: AppsFlyerRule) -> [AppsFlyerAction] {
    guard configuration.profile.hasOpenAttribution else { return [openAttributionRemoved] }
    guard configuration.addsCachedAttribution, let cached = installation.conversionData else {
      return [.call(.onAppOpenAttribution(payload), after: delay, rule: rule)]
    }
    let payload = OpenAttributionPayload.addingCachedAttribution(to: payload, from: cached.answer)
    return [.call(.onAppOpenAttribution(payload), after: delay, rule: rule)]
  }

  private func linkFailed(_ error: SDKError) -> [AppsFlyerAction] {
    guard configuration.profile.hasOpenAttribution else { return [openAttributionRemoved] }
    return [.call(.onAppOpenAttributionFailure(error), after: .zero, rule: .shortLinkFails)]
  }

  private var openAttributionRemoved: AppsFlyerAction {
    .note(AppsFlyerLog.linkResultLost, rule: .openAttributionRemoved)
  }

  private mutating func prepared(_ url: String) -> PreparedLink {
    if let known = links[url] { return known }
    let link = PreparedLink(url, configuration: configuration)
    links[url] = link
    return link
  }
}

extension LinkKind {
  /// The rule behind `onAppOpenAttribution` for a link that is resolved on the device.
  var openAttributionRule: AppsFlyerRule {
    switch self {
    case .long, .short, .wrapped: .longLinkOpens
    case .customScheme: .schemeLinkOpens
    case .unlistedDomain: .unlistedDomain
    case .foreign: .foreignLink
    }
  }
}

extension ShortLink {
  /// The rule behind the request to the resolver.
  var requestRule: AppsFlyerRule {
    if hasQuery { return .shortLinkWithQuery }
    return isCustomDomain ? .customDomain : .shortLinkAsked
  }
}
