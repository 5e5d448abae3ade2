import SDKContract

/// The knowledge and the answers of the Adjust servers.
///
/// It is a pure value: the same requests at the same times get the same answers.
package struct AdjustBackend: Hashable, Sendable {
  /// The scheme of the app, as set in the dashboard; without one, branded links cannot be converted.
  package var appScheme = ""
  /// The app's own branded domains, which Adjust serves like those under `go.link`.
  package var brandedDomains: [String] = []
  /// The rules about data that hold.
  package var rules = RuleSwitches()
  /// The date and time at the start of the run.
  package var start = UTCTime.defaultStart
  /// The token of the app, which answers repeat: that of the last request.
  private var appToken = AdjustConfiguration.usualToken
  /// The id of the device.
  package var adid = "0123456789abcdef0123456789abcdef"
  /// The `ask_in` in the answer to a session, in milliseconds: when the SDK should request the attribution.
  package var sessionAskIn: Int?
  /// The `ask_in` in the answer to a click, in milliseconds: when the SDK should request the attribution.
  package var clickAskIn: Int?
  /// Whether the answer to a session contains the attribution.
  package var sessionCarriesAttribution = false
  /// The `ask_in` in the answer to an attribution request, in milliseconds: when the SDK should ask again.
  package var attributionAskIn: Int?
  /// The number of attribution requests, from the first, whose answers have that `ask_in`.
  package var attributionAskInRepetitions = 1
  /// The members of the attribution, without a link; nil for those that follow from the click.
  package var attribution: [PayloadEntry]?
  /// A deferred link that is returned unchanged; nil for the one that follows from the click.
  package var deeplink: String?
  /// The answers that contain a deferred link.
  package var linkPlacement = AdjustLinkPlacement.attributionAnswer
  /// Whether a link is returned again after it has been returned once.
  package var repeatsLink = true
  /// Whether a second install gets the link of a click that an earlier install already received.
  package var answersReinstalls = true
  /// How long a device that had the app must be without a session for a click to count; nil if every click counts.
  package var inactivityPeriod: Duration?
  /// Whether an attribution includes its date, as in answers to this version of the SDK (`ADJ-ATT-9`).
  package var datesAttributions = false
  /// Whether the answer to a click on a link that is not short returns the link as the resolved one.
  package var echoesResolvedLinks = true

  /// The targets of links that `ADJLinkResolution` resolves.
  package var redirects: [String: String] = [:]
  /// Whether the servers add `adjust_no_sdkclick=1` to a link that they convert (`ADJ-LINK-3`).
  package var marksLinks = true
  /// Whether the servers redirect a browser to the link with the app's scheme (`ADJ-LINK-16`).
  package var convertsLinksInBrowsers = true
  /// Why events are refused.
  package var eventRefusal = AdjustRefusal.none

  /// Unreachable hosts, and domains whose hosts are all unreachable.
  package var unreachableHosts: [String] = []

  private var overrides: [AdjustEndpoint: AdjustAnswerOverride] = [:]
  private var click: Click?
  /// A click that may take effect at the device's next session.
  private var laterClick: Click?
  /// The servers' knowledge of the device since its first session.
  private var device: AdjustKnownDevice?
  private var attributionRequests = 0
  private var linksAnswered = 0
  private var installsSinceClick = 0
  private var longLinks: [ShortLink: Link] = [:]

  /// The part of a short link that identifies it for the servers: without the scheme and anything after the path.
  private struct ShortLink: Hashable, Sendable {
    let host: String
    let path: String

    init(_ link: Link) {
      host = link.host
      path = String(link.path.hasSuffix("/") ? link.path.dropLast() : link.path)
    }

    /// Whether the path is an id as Adjust makes them, such as `/fryYl` and `/7z45F`: a few letters and digits that are
    /// no word. A long link may have any other path.
    var hasShortPath: Bool {
      let id = path.unicodeScalars.dropFirst()
      let characters = id.map(Character.init)
      return (4...8).contains(id.count) && characters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        && characters.contains { !$0.isLowercase }
    }
  }

  /// A click that the servers have recorded, with its conversion.
  private struct Click: Hashable, Sendable {
    var deferredLink: AdjustLinkConversion.Result
    var campaign: AdjustClickedCampaign
    var time: ShownTime
    /// Whether the device had the app before.
    var isOfKnownDevice: Bool
  }

  /// Creates servers that have seen no click.
  package init() {}
}

extension AdjustBackend {
  /// Records that the app was deleted, which the servers notice only at the first session of another install.
  package mutating func lostApp() {
    device?.lostApp = true
  }

  /// Records that a user taps a link while the app is not installed.
  package mutating func clicked(_ link: Link, at now: VirtualInstant) {
    let click = click(on: link, isOfKnownDevice: device != nil, at: now)
    if inactivityPeriod != nil, device != nil, rules.isOn(.attribution(.knownDeviceIsReattributed)) {
      laterClick = click
    } else {
      attribute(to: click)
    }
  }

  private func click(on link: Link, isOfKnownDevice: Bool, at now: VirtualInstant) -> Click {
    Click(
      deferredLink: convert(link),
      campaign: AdjustClickedCampaign(
        of: longForm(of: link) ?? link, readsNames: rules.isOn(.attribution(.linkNamesCampaign))),
      time: ShownTime(start.adding(now)), isOfKnownDevice: isOfKnownDevice)
  }

  /// Takes the link that LinkMe has found for the one that brought the install, if it is one of Adjust's.
  ///
  /// - Returns: The rule by which it counts; empty if it does not.
  private mutating func foundOnPasteboard(_ link: Link, at now: VirtualInstant) -> [RuleID] {
    guard recognizes(link), rules.isOn(.delays(.linkMeBringsLink)) else { return [] }
    // The session of the install may have come first, and makes no known device of it.
    attribute(to: click(on: link, isOfKnownDevice: device?.lostApp == true, at: now))
    return [.adjust(.delays(.linkMeBringsLink))]
  }

  private mutating func attribute(to click: Click) {
    self.click = click
    laterClick = nil
    linksAnswered = 0
    installsSinceClick = 0
  }

  /// Reattributes a known device after an accepted session, if the click has another tracker and the device had no
  /// session for long enough.
  ///
  /// - Returns: The rule by which the click counts, or does not; empty if there was no such click.
  private mutating func reattribute(after inactivity: ElapsedTime) -> [RuleID] {
    guard let later = laterClick, let inactivityPeriod else { return [] }
    laterClick = nil
    let hasOtherTracker = later.campaign.attribution.first != (click?.campaign.attribution ?? Self.organic).first
    if hasOtherTracker, inactivity >= inactivityPeriod { attribute(to: later) }
    return [.adjust(.attribution(.knownDeviceIsReattributed))]
  }

  /// Converts a link to the app's scheme; a short link is first expanded, because the servers know its long form.
  private func convert(_ link: Link) -> AdjustLinkConversion.Result {
    let long = rules.isOn(.links(.shortLinkIsLengthened)) ? longForm(of: link) : nil
    var result = AdjustLinkConversion.convert((long ?? link).text, scheme: appScheme, marks: marksLinks, rules: rules)
    if long != nil { result.rules.append(.adjust(.links(.shortLinkIsLengthened))) }
    return result
  }

  /// Returns where the servers redirect a browser that has opened a link.
  package func destination(inBrowser link: Link) -> BrowserDestination {
    var destination = BrowserDestination(keyWithoutEntry: keyWithoutEntry(for: link))
    if convertsLinksInBrowsers, !appScheme.isEmpty, rules.isOn(.links(.browserGoesOnToScheme)) {
      let result = convert(link)
      destination.appLink = result.link
      if result.link != nil { destination.rules = [.adjust(.links(.browserGoesOnToScheme))] + result.rules }
    }
    return destination
  }

  /// Returns the long form of a short branded link, through any number of short links; nil for any other link.
  private func longForm(of link: @autoclosure () -> Link) -> Link? {
    // Without short links, avoid parsing the link, because this is called for each click.
    guard !longLinks.isEmpty else { return nil }
    var seen: Set<ShortLink> = []
    var short = ShortLink(link())
    var long: Link?
    while let next = longLinks[short], seen.insert(short).inserted {
      long = next
      short = ShortLink(next)
    }
    return long
  }

  /// Registers a short branded link for a long one; to the SDK it looks like any other link.
  package mutating func shorten(_ longLink: Link, to shortLink: Link) {
    longLinks[ShortLink(shortLink)] = longLink
  }

  /// Replaces the answers of an endpoint from now on.
  package mutating func override(_ endpoint: AdjustEndpoint, with override: AdjustAnswerOverride) {
    overrides[endpoint] = override
  }

  /// Restores the computed answers of an endpoint.
  package mutating func removeOverride(_ endpoint: AdjustEndpoint) {
    overrides[endpoint] = nil
  }

  /// Returns the answer to a request; nil if there is none.
  package mutating func answer(to request: AdjustRequest, at now: VirtualInstant) -> AdjustAnswer? {
    appToken = request.appToken
    if case .attribution = request.kind { attributionRequests += 1 }
    if isUnreachable(request.host) { return .failure(.cannotFindHost, of: request) }
    if let override = overrides[request.endpoint] { return override.answer(to: request) }
    switch request.kind {
    case .session(let count): return session(count: count, at: now)
    case .attribution: return .json(attribution(at: now))
    case .event(let token, _):
      if let rule = eventRefusal.rule, rules.isOn(rule) {
        return .rejected(refused(eventRefusal.message, at: now, rule))
      }
      return .json(Payload(common("Event tracked '\(token)'", at: now)))
    case .forgetDevice: return .json(Payload(common("Forget device request received", at: now)))
    case .adRevenue: return .json(Payload(common("Ad revenue tracked", at: now)))
    case .thirdPartySharing, .measurementConsent, .pushToken, .trackingStatus:
      return .json(Payload(common("Package tracked", at: now)))
    case .sdkClick(let click): return .json(self.click(click, at: now))
    }
  }

  /// Returns the answer of an email service to a link resolution; nil if there is none.
  package func answer(toResolutionOf url: String) -> AdjustLinkResolution.Answer? {
    switch overrides[.linkResolution] {
    case nil: redirects[url].map { .redirect(to: $0) } ?? .final
    case .failure(.timedOut): nil
    case .failure, .malformed: .failure
    case .status: .final
    }
  }

  /// Returns the key of a scenario in which the link of a request has no entry; nil if it has one, or needs none.
  package func keyWithoutEntry(for request: AdjustRequest) -> String? {
    guard case .sdkClick(let click) = request.kind, click.source == .deeplink, overrides[request.endpoint] == nil,
      !isUnreachable(request.host)
    else { return nil }
    return keyWithoutEntry(for: Link(click.link))
  }

  /// Returns the key of a scenario in which a link that looks like a short one has no entry; nil for any other link.
  private func keyWithoutEntry(for link: Link) -> String? {
    guard recognizes(link), link.query == nil, link.fragment == nil else { return nil }
    let short = ShortLink(link)
    guard short.hasShortPath, longLinks[short] == nil, !longLinks.values.contains(where: { ShortLink($0) == short })
    else { return nil }
    return AdjustSetup.brandedLinks.name
  }

  /// The key of a scenario that says of no link where it leads, for a link to resolve; nil if the scenario does.
  ///
  /// Links without an entry are final, and the target of an entry may be requested in another form (`https`).
  package var keyWithoutRedirects: String? {
    redirects.isEmpty && overrides[.linkResolution] == nil ? AdjustSetup.redirects.name : nil
  }

  /// Returns whether requests of a kind are answered.
  package func answers(_ endpoint: AdjustEndpoint) -> Bool { overrides[endpoint] != .failure(.timedOut) }

  /// Returns whether a click of Apple Ads gets the usual answer, which says only that it was accepted.
  ///
  /// What a scenario specifies for accepted clicks applies to clicks on links.
  func takesAppleAds(_ click: AdjustRequest) -> Bool {
    guard !isUnreachable(click.host) else { return false }
    return switch overrides[click.endpoint] {
    case nil, .status(200, _?): true
    case .status, .failure, .malformed: false
    }
  }

  private func isUnreachable(_ host: String) -> Bool {
    unreachableHosts.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  private mutating func session(count: Int, at now: VirtualInstant) -> AdjustAnswer {
    if let refusal = device?.refusal(ofSessionAt: now, start: start), rules.isOn(.sessions(.tooFrequentSession)) {
      device?.lostApp = false
      installsSinceClick += 1
      let message = "Session failed (\(refusal)) (app_token:\(appToken) adid:\(adid))"
      return .rejected(refused(message, at: now, .sessions(.tooFrequentSession)))
    }
    let isKnown = device?.lostApp == true && rules.isOn(.sessions(.knownDevice))
    var rules = device.map { reattribute(after: $0.lastSession.elapsed(to: now)) } ?? []
    if count == 1 { installsSinceClick += 1 }
    if count == 1, isKnown { rules.append(.adjust(.sessions(.knownDevice))) }
    device = AdjustKnownDevice(firstSession: device?.firstSession ?? ShownTime(start.adding(now)), lastSession: now)
    var members = common(count == 1 && !isKnown ? "Install tracked" : "Session tracked", at: now)
    if let sessionAskIn { members.append(PayloadEntry("ask_in", .integer(sessionAskIn))) }
    if sessionCarriesAttribution {
      let attribution = attributionMembers(link: nil)
      members.append(PayloadEntry("attribution", .object(attribution.entries)))
      rules += attribution.rules
    }
    if linkPlacement != .attributionAnswer, let next = nextLink() {
      if let link = next.link { members.append(PayloadEntry("deeplink", .string(link))) }
      rules += next.rules
    }
    return .json(Payload(members, rules: rules))
  }

  private func refused(_ message: String, at now: VirtualInstant, _ rule: AdjustRule) -> Payload {
    Payload(
      [
        PayloadEntry("timestamp", .string(start.adding(now).text(separator: "T", zone: "Z+0000"))),
        PayloadEntry("message", .string(message)),
        PayloadEntry("error", .string(message)),
      ], rules: [.adjust(rule)])
  }

  private mutating func attribution(at now: VirtualInstant) -> Payload {
    var members = common("Attribution found", at: now)
    let next = linkPlacement == .sessionAnswer ? nil : nextLink()
    let attribution = attributionMembers(link: next?.link)
    members.append(PayloadEntry("attribution", .object(attribution.entries)))
    if let attributionAskIn, attributionRequests <= attributionAskInRepetitions {
      members.append(PayloadEntry("ask_in", .integer(attributionAskIn)))
    }
    return Payload(members, rules: (next?.rules ?? []) + attribution.rules)
  }

  private mutating func click(_ click: AdjustClick, at now: VirtualInstant) -> Payload {
    var members = common("Click tracked", at: now)
    if let clickAskIn { members.append(PayloadEntry("ask_in", .integer(clickAskIn))) }
    let long = longForm(of: Link(click.link))?.text
    if let link = long ?? (echoesResolvedLinks ? click.link : nil), click.source == .deeplink {
      members.append(PayloadEntry("resolved_click_url", .string(link)))
    }
    return Payload(members, rules: click.source == .linkMe ? foundOnPasteboard(Link(click.link), at: now) : [])
  }

  private mutating func nextLink() -> AdjustLinkConversion.Result? {
    let given = deeplink.map { AdjustLinkConversion.Result(link: $0, rules: []) }
    guard let next = given ?? click?.deferredLink else { return nil }
    guard next.link != nil else { return next }
    if deeplink == nil, !answersReinstalls, installsSinceClick > 1 { return nil }
    // With `both`, the answer to the session and the first one to an attribution request count as one delivery.
    let limit = linkPlacement == .both ? 2 : 1
    if !repeatsLink, linksAnswered >= limit { return nil }
    linksAnswered += 1
    return next
  }

  private func common(_ message: String, at now: VirtualInstant) -> [PayloadEntry] {
    let time = start.adding(now)
    return [
      PayloadEntry("app_token", .string(appToken)),
      PayloadEntry("adid", .string(adid)),
      PayloadEntry("timestamp", .string(time.text(separator: "T", zone: "Z+0000"))),
      PayloadEntry("message", .string(message)),
    ]
  }

  /// Returns the members of the attribution with its link, followed by its times, as answers have them.
  private func attributionMembers(link: String?) -> (entries: [PayloadEntry], rules: [RuleID]) {
    let link = link.map { [PayloadEntry("deeplink", .string($0))] } ?? []
    if let attribution { return (attribution + link, []) }
    let members = (click?.campaign.attribution ?? Self.organic) + link
    let names: [RuleID] = click?.campaign.isNamed == true ? [.adjust(.attribution(.linkNamesCampaign))] : []
    guard datesAttributions, rules.isOn(.attribution(.isDated)) else { return (members, names) }
    let firstSession = PayloadValue.string((device?.firstSession ?? .never).text)
    let times = [
      PayloadEntry("engagement_time", .string((click?.time ?? .never).text)),
      PayloadEntry("installed_at", firstSession),
      PayloadEntry("first_session_time", firstSession),
      PayloadEntry("is_reattributed", .bool(click?.isOfKnownDevice ?? false)),
    ]
    return (members + times, names + [.adjust(.attribution(.isDated))])
  }

  private static let organic = [
    PayloadEntry("tracker_token", .string("organic")),
    PayloadEntry("tracker_name", .string("Organic")),
    PayloadEntry("network", .string("Organic")),
  ]
}
