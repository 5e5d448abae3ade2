import SDKContract

extension LinkRouter {
  /// Returns where a link goes, and records the user's choice after a long press.
  ///
  /// - Parameters:
  ///   - link: The link, as it was tapped, typed or passed on.
  ///   - origin: Where and by whom it is opened.
  ///   - universalLinksOnly: Whether it is opened with the option of that name, which excludes the browser.
  ///   - now: When it is opened, which determines what the device knows of the association file.
  package mutating func route(
    _ link: Link, from origin: TapOrigin, universalLinksOnly: Bool = false, at now: VirtualInstant = .zero
  ) -> RoutingDecision {
    if origin == .ownAppUniversalLinksOnly { return route(link, from: .ownApp, universalLinksOnly: true, at: now) }
    guard link.isURL else { return RoutingDecision(.nothing, rule: .routing(.unparsableLink)) }
    switch origin {
    case .widget: return RoutingDecision(isInstalled ? .app(.url) : .nothing, rule: .routing(.widgetURL))
    case .smartAppBanner where isInstalled: return RoutingDecision(.app(.url), rule: .routing(.appArgument))
    case .smartAppBanner: return RoutingDecision(.appStore, rule: .routing(.bannerLeadsToStore))
    default: break
    }
    let decision = link.isWeb ? routeWeb(link, from: origin, at: now) : routeScheme(link, from: origin)
    if universalLinksOnly, !(link.isWeb && decision.destination.isApp) {
      return RoutingDecision(.nothing, rule: .routing(.universalLinksOnly))
    }
    return decision
  }

  /// Routes a web link by the association file of its domain that the device has now.
  private mutating func routeWeb(_ link: Link, from origin: TapOrigin, at now: VirtualInstant) -> RoutingDecision {
    let site: DecidingSite
    switch coverage(of: link) {
    case .covered(let deciding): site = deciding
    case .uncovered(let rule): return RoutingDecision(.browser, rule: rule)
    }
    var decision = routeWeb(link, from: origin, by: site.index, at: now)
    if let rule = ruleOfDomain(decision, link, site, at: now) { decision.rule = rule }
    return decision
  }

  private mutating func routeWeb(
    _ link: Link, from origin: TapOrigin, by site: Int, at now: VirtualInstant
  ) -> RoutingDecision {
    let first = sites[site].ownFile ?? firstFile
    guard sites[site].history.dependsOnTime(switches) else { return routeWeb(link, from: origin, by: first) }
    guard let copy = copy(of: site, at: now) else {
      var none = first
      none.approval = .unspecified
      var decision = routeWeb(link, from: origin, by: none)
      if decision.rule == .routing(.associationMissing) { decision.rule = .association(.notFetchedYet) }
      return decision
    }
    var uptodate = self
    let other = uptodate.routeWeb(link, from: origin, by: sites[site].history.served(first: first))
    var decision = routeWeb(link, from: origin, by: copy.file)
    if decision.destination != other.destination {
      let opensApp = decision.destination.isApp
      decision.rule =
        copy.isLate ? .association(.networkLags) : opensApp ? .faults(.staleAssociation) : .association(.copyDecides)
    }
    if !hasAssociationNetwork, let kept = self.copy(of: site, at: now, throughNetwork: true),
      uptodate.routeWeb(link, from: origin, by: kept.file).destination != decision.destination
    {
      decision.rule = .association(.siteIsAsked)
    }
    return decision
  }

  private mutating func routeWeb(_ link: Link, from origin: TapOrigin, by file: AssociationFile) -> RoutingDecision {
    if let rule = reasonAgainstApp(link, by: file) { return RoutingDecision(.browser, rule: rule) }
    let reason = file.reasonAgainst(link)
    if let reason, !switches.staleAssociation { return RoutingDecision(.browser, rule: reason) }

    switch origin {
    case .ownApp, .ownAppUniversalLinksOnly:
      return RoutingDecision(.browser, rule: .routing(.ownUniversalLink))
    case .addressBar:
      return RoutingDecision(.browser, rule: .routing(.addressBar))
    case .safariSameDomain:
      return RoutingDecision(.browser, rule: .routing(.sameDomainSafari))
    case .safari where switches.sameDomainSafari:
      return RoutingDecision(.browser, rule: .routing(.sameDomainSafari))
    case .openInBrowser:
      remember(.browser, for: link.host)
      return RoutingDecision(.browser, rule: .routing(.openInBrowserRemembered))
    case .openInApp:
      remember(.app, for: link.host)
      return RoutingDecision(.app(.universalLink), rule: .routing(.openInAppRemembered))
    case .thirdPartyBrowser where !switches.thirdPartyBrowserOpensApp:
      return RoutingDecision(.browser, rule: .routing(.thirdPartyBrowser))
    case .redirect where switches.redirectStaysInBrowser:
      return RoutingDecision(.browser, rule: .routing(.redirectStays))
    case .otherApp, .safari, .thirdPartyBrowser, .redirect, .airDrop, .camera, .nfcTag, .widget, .smartAppBanner:
      break
    }
    let app = Destination.app(origin == .camera || origin == .nfcTag ? .scannedUniversalLink : .universalLink)
    if approval(for: link.host) == .browser { return RoutingDecision(.browser, rule: .routing(.userChoseBrowser)) }
    if reason != nil { return RoutingDecision(app, rule: .faults(.staleAssociation)) }
    return RoutingDecision(app, rule: Self.ruleForApp(link, from: origin, by: file))
  }

  private static func ruleForApp(_ link: Link, from origin: TapOrigin, by file: AssociationFile) -> PlatformRule {
    switch origin {
    case .safari: return .routing(.otherPageInSafari)
    case .thirdPartyBrowser: return .routing(.thirdPartyBrowser)
    case .redirect: return .routing(.redirectThroughBrowser)
    default:
      if link.scheme == "http" { return .routing(.plainHTTP) }
      return file.ruleOfReading(link) ?? .routing(.universalLinkOpensApp)
    }
  }

  /// Whether an entry of the entitlement covers a link.
  private enum Coverage {
    /// The file of this site decides.
    case covered(DecidingSite)
    /// No entry covers it, for this reason.
    case uncovered(PlatformRule)
  }

  /// Returns the site whose file decides about a link: that of the narrowest entry that covers it (`IOS-ASSOC-10`).
  private func coverage(of link: Link) -> Coverage {
    var site: DecidingSite?
    var specificity = 0
    var nearMiss = PlatformRule.routing(.otherDomain)
    for domain in associatedDomains {
      switch domain.relation(to: link, inDeveloperMode: switches.developerMode) {
      case .covers:
        if let before = site, before.index != domain.site {
          let isNarrower = domain.specificity > specificity
          site?.others.append(isNarrower ? before.index : domain.site)
          if isNarrower { site?.index = domain.site }
        } else if site == nil {
          site = DecidingSite(index: domain.site)
        }
        specificity = max(specificity, domain.specificity)
      case .needsDeveloperMode: nearMiss = .association(.developerMode)
      case .differsInPort: nearMiss = .routing(.portNotAssociated)
      case .coversSubdomains: nearMiss = .routing(.wildcardDomain)
      case .isUnrelated: break
      }
    }
    return site.map { .covered($0) } ?? .uncovered(nearMiss)
  }

  /// Returns why a web link that an entry of the entitlement covers cannot be a universal link of the app, whatever its
  /// path.
  private func reasonAgainstApp(_ link: Link, by file: AssociationFile) -> PlatformRule? {
    if link.scheme == "http", !switches.httpLinksAreUniversal { return .routing(.plainHTTP) }
    if !isInstalled { return .routing(.notInstalled) }
    switch file.approval {
    case .approved: return nil
    case .unspecified: return .routing(.associationMissing)
    case .denied: return .routing(.associationDenied)
    }
  }

  private func routeScheme(_ link: Link, from origin: TapOrigin) -> RoutingDecision {
    if let app = SystemApp(rawValue: link.scheme) {
      return RoutingDecision(app.destination, rule: .routing(.systemApp))
    }
    if origin == .nfcTag { return RoutingDecision(.nothing, rule: .routing(.tagWithScheme)) }
    guard isInstalled, lowercasedScheme == link.scheme else {
      return RoutingDecision(.nothing, rule: .routing(.unknownScheme))
    }
    if switches.schemeDialogCancelled, origin.isWebPage {
      return RoutingDecision(.nothing, rule: .routing(.schemeDialogCancelled))
    }
    switch switches.sharedScheme {
    case .unshared:
      return RoutingDecision(
        .app(.url), rule: origin == .ownApp ? .routing(.ownScheme) : .routing(.customScheme))
    case .opensThisApp: return RoutingDecision(.app(.url), rule: .routing(.sharedScheme))
    case .opensOtherApp: return RoutingDecision(.otherApp, rule: .routing(.sharedScheme))
    }
  }
}
