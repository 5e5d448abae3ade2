import SDKContract

/// What the AppsFlyer servers know and answer.
///
/// The servers see clicks that pass through a browser and the requests of the SDK; from these they attribute
/// installs. A scenario can replace the answer of each service for as long as it likes.
package struct AppsFlyerBackend: Hashable, Sendable {
  /// The time of day at which the run begins, for the times in conversion data.
  package var start = UTCTime(year: 2024, month: 1, day: 1)
  /// The app's id in the App Store; nil if it is not known, and any link counts as one of the app.
  package var appID: String?
  /// What privacy rules leave of the conversion data.
  package var privacy: AttributionPrivacy = .full
  /// Which rules hold, as far as they are about data.
  package var rules = RuleSwitches()

  /// Whether the device hides behind a relay, so that the deferred look-up matches no click to it.
  package var hidesDevice = false
  /// What the deferred look-up answers after a click that a network reported itself.
  package var selfReportingLookup: SelfReportingLookup = .notFound
  /// Which parameters the deferred look-up answers.
  package var deferredParameters: DeferredParameters = .deepLinkOnly
  /// What a click on a retargeting link in an installed app does to the conversion data.
  package var reengagementData: ReengagementData = .ofInstall

  private var shortLinks: [String: Payload] = [:]
  private var shortLinkHosts: Set<String> = []
  private var redirects: [String: Link] = [:]
  /// How many invite links were shortened.
  private var invitations = 0
  private var clicks: [AppsFlyerClick] = []
  private var latestClick: AppsFlyerClick?
  /// Whether a click came after the latest one of which the look-up does not know.
  private var hasUnknownClick = false
  private var fixedAnswers: [AppsFlyerEndpoint: AppsFlyerAnswer] = [:]
  private var conversionData: Payload?
  /// When the app was installed last, as the servers count it: at its first session.
  private var installed: UTCTime?

  /// Creates servers that know of no click.
  package init() {}

  /// Makes a short OneLink known.
  ///
  /// - Parameters:
  ///   - url: The link; only its template and id count.
  ///   - parameters: What the resolver answers.
  package mutating func registerShortLink(_ url: String, parameters: Payload) {
    let components = LinkComponents(Link(url))
    guard let key = Self.shortLinkKey(components) else { return }
    shortLinks[key] = parameters
    shortLinkHosts.insert(components.host)
  }

  /// Makes a wrapped link of an email service known.
  ///
  /// - Parameters:
  ///   - url: The wrapped link.
  ///   - target: Where it leads to.
  package mutating func registerRedirect(_ url: String, to target: String) {
    redirects[url] = Link(target)
  }

  /// A OneLink is opened in a browser: on a device without the app, or where the system did not open the app.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - parameters: The link's parameters; nil to take them from its query, or from the resolver's.
  ///   - now: When it is opened.
  ///   - source: How the servers learn of it.
  ///   - matchType: How an install will be matched to it; nil for the usual way of the source.
  ///   - appended: Parameters that the SDK adds to the link, as a query; nil without any (`AF-LINK-13`).
  package mutating func clicked(
    _ link: Link, parameters: Payload? = nil, at now: VirtualInstant, source: AppsFlyerClick.Source = .oneLink,
    matchType: String? = nil, appended: String? = nil
  ) {
    var parameters = parameters
    if let appended, rules.isOn(.links(.appendedParameters)) {
      let further = Link("?" + appended)
      let query = LinkComponents.of(link, rules: rules).serverParameters(rules)
      let added = LinkComponents.of(further, rules: rules).serverParameters(rules)
      parameters = Payload(
        (parameters ?? query).entries + added.entries, rules: query.rules + [.appsFlyer(.links(.appendedParameters))])
    }
    // A browser follows a wrapped link to the OneLink behind it.
    let link = redirects[link.text] ?? link
    let seen = SeenLink.of(link, rules: rules)
    clicked(
      AppsFlyerClick(
        parameters: parameters ?? seen.shortLinkKey.flatMap { shortLinks[$0] } ?? seen.parameters,
        shortLinkID: seen.shortLinkID, time: now, source: source, matchType: matchType))
  }

  /// Returns where the page of a OneLink sends a browser.
  ///
  /// - Parameters:
  ///   - link: The link, long or short.
  ///   - isInOtherApp: Whether the browser is the web view of another app.
  package func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination {
    let link = redirects[link.text] ?? link
    let seen = SeenLink.of(link, rules: rules)
    let known = seen.shortLinkKey.flatMap { shortLinks[$0] } ?? seen.parameters
    func text(_ key: String) -> String? {
      if case .string(let text)? = known[key], !text.isEmpty { text } else { nil }
    }
    var destination = BrowserDestination()
    let isForced = text("af_force_deeplink") == "true" || !rules.isOn(.clicks(.forcesScheme))
    if let scheme = text("af_dp"), !isInOtherApp || isForced, rules.isOn(.clicks(.opensSchemeInBrowser)) {
      let isDecisive = isInOtherApp && isForced
      destination.rules.append(.appsFlyer(isDecisive ? .clicks(.forcesScheme) : .clicks(.opensSchemeInBrowser)))
      destination.appLink = Self.link(scheme, with: known)
    }
    if let page = text("af_ios_url").map({ Link($0) }), page.isWeb, page.isURL, rules.isOn(.clicks(.landingPage)) {
      destination.page = page.text
      destination.pageRule = .appsFlyer(.clicks(.landingPage))
    }
    return destination
  }

  /// Returns the link of `af_dp` with the parameters of the OneLink, under the names that payloads have, sorted.
  private static func link(_ scheme: String, with parameters: Payload) -> String {
    var values: [String: String] = ["af_deeplink": "true"]
    for entry in parameters.entries {
      guard case .string(let text) = entry.value else { continue }
      values[["pid": "media_source", "c": "campaign"][entry.key] ?? entry.key] = text
    }
    let query = values.keys.sorted().map { "\($0)=\(QueryText.escaped(values[$0] ?? ""))" }.joined(separator: "&")
    // The query of a link ends where its fragment begins.
    let base = scheme.prefix { $0 != "#" }
    return base + (base.contains("?") ? "&" : "?") + query + scheme.dropFirst(base.count)
  }

  /// The servers learn of a click.
  package mutating func clicked(_ click: AppsFlyerClick) {
    clicks.append(click)
    hasUnknownClick =
      click.source == .selfReporting && selfReportingLookup == .notFound && rules.isOn(.clicks(.selfReportedClick))
    if !hasUnknownClick { latestClick = click }
  }

  /// Replaces the answers of a service, or returns to the computed ones.
  ///
  /// - Parameters:
  ///   - answer: What every request gets from now on; nil for the computed answer.
  ///   - endpoint: The service.
  package mutating func setAnswer(_ answer: AppsFlyerAnswer?, for endpoint: AppsFlyerEndpoint) {
    fixedAnswers[endpoint] = answer
  }

  /// Whether a service answers at all; one that does not keeps a request waiting until the SDK gives up.
  package func answers(_ endpoint: AppsFlyerEndpoint) -> Bool {
    fixedAnswers[endpoint] != .urlError(URLLoadingError.timedOut.rawValue)
  }

  /// The app has got the deferred deep link: the look-up does not find the same click again.
  package mutating func deferredDeepLinkReceived() {
    latestClick = nil
  }

  /// Whether a link passes through these servers although the app does not list its domain.
  package func knows(_ link: Link) -> Bool {
    let components = LinkComponents.of(link, rules: rules)
    let seen = SeenLink.of(link, rules: rules)
    if let appID, let other = seen.appID, appID != other { return false }
    return redirects[link.text] != nil || shortLinkHosts.contains(components.host) || seen.domainRule != nil
  }

  /// Answers a request of the SDK.
  package mutating func answer(to request: AppsFlyerRequest, at now: VirtualInstant) -> AppsFlyerAnswer {
    let fixed = fixedAnswers[request.kind.endpoint]
    switch request.kind {
    case .launch(let counter):
      if let fixed, !fixed.isSuccess { return fixed }
      attribute(isInstall: counter == 1, hasIDFA: request.hasIDFA, at: now)
      return fixed ?? .success(Payload([]))
    case .conversionData:
      return fixed ?? conversionData.map(AppsFlyerAnswer.success) ?? .status(404)
    case .shortLink(let key):
      return fixed ?? shortLinks[key].map(AppsFlyerAnswer.success) ?? .status(404)
    case .deferredDeepLink:
      return fixed ?? .success(deferredDeepLink(hasIDFA: request.hasIDFA, at: now))
    case .event:
      return fixed ?? .success(Payload([]))
    case .inviteLink(let link):
      return fixed ?? shortened(link).map { .success(Payload([PayloadEntry("link", .string($0))])) } ?? .status(404)
    case .redirect(let url):
      return fixed ?? .success(Payload([PayloadEntry("location", .string(redirects[url]?.text ?? url))]))
    }
  }

  /// Makes a short link, behind which there is what a long one says; nil for a link without a template.
  private mutating func shortened(_ link: String) -> String? {
    let components = LinkComponents(Link(link))
    guard let template = components.segments.first, components.host != "app.appsflyer.com" else { return nil }
    invitations += 1
    let short = "\(components.scheme)://\(components.host)/\(template)/invite\(invitations)"
    registerShortLink(short, parameters: components.serverParameters(rules))
    return short
  }

  /// The last click in time wins, and it is used up by what it brought about.
  private mutating func attribute(isInstall: Bool, hasIDFA: Bool, at now: VirtualInstant) {
    var log = RuleLog(rules)
    if let index = clickBehindSession(isInstall: isInstall, at: now, &log) {
      let click = matched(clicks[index], hasIDFA: hasIDFA, &log)
      if rules.isOn(.clicks(.lastClick)) { clicks.removeSubrange(...index) }
      if !isInstall, reengagementData == .ofInstall, let kept = conversionData,
        log.applies(.conversionData(.conversionDataOfInstall))
      {
        conversionData = kept.citing(log.rules)
        return
      }
      if isInstall { installed = start.adding(now) }
      let conversion = AttributionData.Conversion(
        isInstall: isInstall, isKnownDevice: conversionData != nil, isRetargeting: click.isRetargeting)
      conversionData = AttributionData.nonOrganic(
        click, conversion: conversion, installed: installed ?? start.adding(now), clicked: start.adding(click.time),
        privacy: privacy, log)
    } else if isInstall {
      installed = start.adding(now)
      if let earlier = conversionData, log.applies(.clicks(.reinstallWithoutClick)) {
        conversionData = earlier.citing(log.rules)
      } else {
        conversionData = AttributionData.organic(installed: start.adding(now), log)
      }
    }
  }

  private func clickBehindSession(isInstall: Bool, at now: VirtualInstant, _ log: inout RuleLog) -> Int? {
    var candidates = clicks.indices.filter { isInstall || clicks[$0].isRetargeting }
    guard !candidates.isEmpty else { return nil }
    if log.applies(.clicks(.clickLookback)) {
      candidates.removeAll { clicks[$0].time.elapsed(to: now) > clicks[$0].lookback }
    }
    guard !candidates.isEmpty else { return nil }
    return log.applies(.clicks(.lastClick)) ? candidates.last : candidates.first
  }

  /// The look-up only knows the last click, only for a quarter of an hour, and only until it has answered it.
  private mutating func deferredDeepLink(hasIDFA: Bool, at now: VirtualInstant) -> Payload {
    var log = RuleLog(rules)
    if hasUnknownClick { _ = log.applies(.clicks(.selfReportedClick)) }
    guard var click = latestClick else { return DeferredDeepLinkAnswer.notFound(log) }
    let isNamed = hasIDFA && click.namesDevice && rules.isOn(.clicks(.idMatching))
    click = matched(click, hasIDFA: hasIDFA, &log)
    if log.applies(.clicks(.deferredLookback)),
      click.time.elapsed(to: now) > .seconds(15 * 60) || hidesDevice && !isNamed
    {
      return DeferredDeepLinkAnswer.notFound(log)
    }
    return DeferredDeepLinkAnswer.found(click, clicked: start.adding(click.time), parameters: deferredParameters, log)
  }

  /// A click as it is matched to the device: by its identifier if the link and the request have it (`AF-CLICK-10`).
  private func matched(_ click: AppsFlyerClick, hasIDFA: Bool, _ log: inout RuleLog) -> AppsFlyerClick {
    guard hasIDFA, click.namesDevice, click.matchType == "probabilistic", log.applies(.clicks(.idMatching)) else {
      return click
    }
    var click = click
    click.matchType = "id_matching"
    return click
  }

  static func shortLinkKey(_ components: LinkComponents) -> String? {
    let segments = components.segments
    guard segments.count > 1, components.scheme == "https" || components.scheme == "http" else { return nil }
    return "\(segments[0])/\(segments[1])"
  }
}

extension AppsFlyerAnswer {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
