import SDKContract

/// The knowledge and the answers of the AppsFlyer servers.
///
/// The servers see clicks that pass through a browser, and the requests of the SDK; from these they attribute installs.
/// A scenario can replace the answers of each service for any part of a run.
package struct AppsFlyerBackend: Hashable, Sendable {
  /// The date and time at the start of the run, for the times in conversion data.
  package var start = UTCTime.defaultStart
  /// The app's id in the App Store; nil if it is not known, in which case any link counts as one of the app.
  package var appID: String?
  /// How much of the conversion data privacy rules leave.
  package var privacy: AttributionPrivacy = .full
  /// The rules about data that hold.
  package var rules = RuleSwitches()

  /// Whether a relay hides the device, so the deferred look-up matches no click to it.
  package var hidesDevice = false
  /// What the deferred look-up answers after a click that the network reported itself.
  package var selfReportingLookup: SelfReportingLookup = .notFound
  /// The parameters in the answer of the deferred look-up.
  package var deferredParameters: DeferredParameters = .deepLinkOnly
  /// The effect that a click on a retargeting link has on the conversion data of an installed app.
  package var reengagementData: ReengagementData = .ofInstall

  private var shortLinks: [String: Payload] = [:]
  private var shortLinkHosts: Set<String> = []
  private var redirects: [String: Link] = [:]
  /// The number of invite links that were shortened.
  private var invitations = 0
  private var clicks: [AppsFlyerClick] = []
  private var latestClick: AppsFlyerClick?
  /// Whether a link has opened the app since the last click.
  private var hasOpenedLink = false
  /// Whether a click that the look-up does not know of is more recent than the last one that it does.
  private var hasUnknownClick = false
  private var fixedAnswers = AppsFlyerFixedAnswers()
  private var conversionData: Payload?
  /// The time of the last install, which the servers date to its first session.
  private var installed: UTCTime?

  /// Creates servers that have seen no click.
  package init() {}

  /// Registers a short OneLink.
  ///
  /// - Parameters:
  ///   - url: The link; only its template and id count.
  ///   - parameters: The resolver's answer.
  package mutating func registerShortLink(_ url: String, parameters: Payload) {
    let components = LinkComponents(Link(url))
    guard let key = Self.shortLinkKey(components) else { return }
    shortLinks[key] = parameters
    shortLinkHosts.insert(components.host)
  }

  /// Registers a wrapped link of an email service.
  ///
  /// - Parameters:
  ///   - url: The wrapped link.
  ///   - target: The link that it redirects to.
  package mutating func registerRedirect(_ url: String, to target: String) {
    redirects[url] = Link(target)
  }

  /// Records a OneLink that is opened in a browser: on a device without the app, or where the system did not open the
  /// app.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - now: When it is opened.
  ///   - source: How the servers learn of the click.
  ///   - matchType: How an install will be matched to the click; nil for the usual way of the source.
  ///   - appended: The query of parameters that the SDK adds to the link; nil if there are none (`AF-LINK-13`).
  package mutating func clicked(
    _ link: Link, at now: VirtualInstant, source: AppsFlyerClick.Source = .oneLink, matchType: String? = nil,
    appended: String? = nil
  ) {
    // With what the SDK adds; nil if it adds nothing.
    var parameters: Payload?
    if let appended, rules.isOn(.links(.appendedParameters)) {
      let further = Link("?" + appended)
      let query = LinkComponents.of(link, rules: rules).serverParameters(rules)
      let added = LinkComponents.of(further, rules: rules).serverParameters(rules)
      parameters = Payload(
        query.entries + added.entries, rules: query.rules + [.appsFlyer(.links(.appendedParameters))])
    }
    // A browser follows a wrapped link to the OneLink behind it.
    let link = redirects[link.text] ?? link
    let seen = SeenLink.of(link, rules: rules)
    clicked(
      AppsFlyerClick(
        parameters: parameters ?? self.parameters(ofShortLink: seen.shortLinkKey) ?? seen.parameters,
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
    let known = parameters(ofShortLink: seen.shortLinkKey) ?? seen.parameters
    func text(_ key: String) -> String? {
      if case .string(let text)? = known[key], !text.isEmpty { text } else { nil }
    }
    var destination = BrowserDestination()
    if let key = seen.shortLinkKey, shortLinks[key] == nil, seen.parameters.entries.isEmpty {
      destination.keyWithoutEntry = AppsFlyerSetup.shortLinks.name
    }
    let isForced = text("af_force_deeplink") == "true" || !rules.isOn(.clicks(.forcesScheme))
    if let scheme = text("af_dp"), !isInOtherApp || isForced, rules.isOn(.clicks(.opensSchemeInBrowser)) {
      let isDecisive = isInOtherApp && isForced
      destination.rules.append(.appsFlyer(isDecisive ? .clicks(.forcesScheme) : .clicks(.opensSchemeInBrowser)))
      destination.appLink = Self.link(scheme, with: known, shortLinkID: seen.shortLinkID)
    }
    if let page = text("af_ios_url").map({ Link($0) }), page.isWeb, page.isURL, rules.isOn(.clicks(.landingPage)) {
      destination.page = page.text
      destination.pageRule = .appsFlyer(.clicks(.landingPage))
    }
    return destination
  }

  /// Returns the link of `af_dp` with the parameters of the OneLink, under their names in payloads, sorted, and with
  /// the id of a short one.
  private static func link(_ scheme: String, with parameters: Payload, shortLinkID: String?) -> String {
    var values: [String: String] = ["af_deeplink": "true"]
    values["shortlink"] = shortLinkID
    for entry in parameters.entries {
      guard case .string(let text) = entry.value else { continue }
      values[["pid": "media_source", "c": "campaign"][entry.key] ?? entry.key] = text
    }
    let query = values.keys.sorted().map { "\($0)=\(QueryText.escaped(values[$0] ?? ""))" }.joined(separator: "&")
    // The query of a link ends at its fragment.
    let base = scheme.prefix { $0 != "#" }
    return base + (base.contains("?") ? "&" : "?") + query + scheme.dropFirst(base.count)
  }

  /// Returns the parameters of a short link as those of the long link behind it, which are texts (`AF-PAY-4`); nil for
  /// a link that is not registered. A scenario may write numbers and Booleans, as the vendor's samples do.
  private func parameters(ofShortLink key: String?) -> Payload? {
    guard let answer = key.flatMap({ shortLinks[$0] }) else { return nil }
    return Payload(
      answer.entries.map { PayloadEntry($0.key, PayloadTypes.wire.value(ofAnswer: $0.value)) },
      rules: answer.appliedRules)
  }

  /// Records a click.
  package mutating func clicked(_ click: AppsFlyerClick) {
    hasOpenedLink = click.source == .openedApp
    if hasOpenedLink, rules.isOn(.clicks(.openedLink)) {
      // All that it can explain is the session that it begins.
      clicks.removeAll { $0.source == .openedApp }
      if click.isRetargeting { clicks.append(click) }
      return
    }
    if rules.isOn(.clicks(.lastClick)) {
      // What this click explains whenever they do, earlier ones never will.
      let (lookback, isRetargeting) = (click.lookback, click.isRetargeting)
      clicks.removeAll { $0.lookback <= lookback && (isRetargeting || !$0.isRetargeting) }
    }
    clicks.append(click)
    hasUnknownClick =
      click.source == .selfReporting && selfReportingLookup == .notFound && rules.isOn(.clicks(.selfReportedClick))
    if !hasUnknownClick { latestClick = click }
  }

  /// Replaces the answers of a service, or restores the computed ones.
  ///
  /// - Parameters:
  ///   - answer: The answer to every request from now on; nil for computed answers.
  ///   - endpoint: The service.
  package mutating func setAnswer(_ answer: AppsFlyerAnswer?, for endpoint: AppsFlyerEndpoint) {
    fixedAnswers[endpoint] = answer
  }

  /// Whether a service answers at all; otherwise requests wait until the SDK gives up.
  package func answers(_ endpoint: AppsFlyerEndpoint) -> Bool {
    fixedAnswers[endpoint] != .urlError(.timedOut)
  }

  /// Records that the app has received the deferred deep link, so that the look-up does not find the same click again.
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

  /// Returns the answer to a request of the SDK.
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

  /// Returns the key of a scenario in which the link of a request has no entry; nil if it has one, or needs none.
  package func keyWithoutEntry(for request: AppsFlyerRequest) -> String? {
    guard fixedAnswers[request.kind.endpoint] == nil else { return nil }
    switch request.kind {
    case .shortLink(let key): return shortLinks[key] == nil ? AppsFlyerSetup.shortLinks.name : nil
    case .redirect(let url):
      // The target of another link needs no entry.
      let isKnown = redirects[url] != nil || redirects.values.contains { $0.text == url }
      return isKnown ? nil : AppsFlyerSetup.redirects.name
    case .launch, .conversionData, .deferredDeepLink, .event, .inviteLink: return nil
    }
  }

  /// Returns a short link with the parameters of a long one; nil for a link without a template.
  private mutating func shortened(_ link: String) -> String? {
    let components = LinkComponents(Link(link))
    guard let template = components.segments.first, !components.hasHostOfServers else { return nil }
    invitations += 1
    let short = "\(components.scheme)://\(components.host)/\(template)/invite\(invitations)"
    registerShortLink(short, parameters: components.serverParameters(rules))
    return short
  }

  /// Attributes an install or a re-engagement to the latest click, which is used up by it.
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
    if isInstall, hasOpenedLink { _ = log.applies(.clicks(.openedLink)) }
    var candidates = clicks.indices.filter { index in
      isInstall ? clicks[index].source != .openedApp || !rules.isOn(.clicks(.openedLink)) : clicks[index].isRetargeting
    }
    guard !candidates.isEmpty else { return nil }
    if log.applies(.clicks(.clickLookback)) {
      candidates.removeAll { clicks[$0].time.elapsed(to: now) > clicks[$0].lookback }
    }
    guard !candidates.isEmpty else { return nil }
    return log.applies(.clicks(.lastClick)) ? candidates.last : candidates.first
  }

  /// Returns the answer of the look-up, which knows only the last click, for 15 minutes, until it has reported it.
  private mutating func deferredDeepLink(hasIDFA: Bool, at now: VirtualInstant) -> Payload {
    var log = RuleLog(rules)
    if hasUnknownClick { _ = log.applies(.clicks(.selfReportedClick)) }
    if hasOpenedLink { _ = log.applies(.clicks(.openedLink)) }
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

  /// Returns a click with its match to the device: by identifier if both link and request have it (`AF-CLICK-10`).
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
    guard segments.count > 1, components.isWeb else { return nil }
    return "\(segments[0])/\(segments[1])"
  }
}

extension AppsFlyerAnswer {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
