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

  /// Routes a web link by the association file that the device has now.
  private mutating func routeWeb(_ link: Link, from origin: TapOrigin, at now: VirtualInstant) -> RoutingDecision {
    guard association.dependsOnTime(switches) else { return routeWeb(link, from: origin, by: firstFile) }
    let isDirect = switches.developerMode && associatedDomains.contains { $0.covers(link) && $0.isForDevelopers }
    guard let copy = association.copy(at: now, isDirect: isDirect, first: firstFile, switches) else {
      var none = firstFile
      none.approval = .unspecified
      var decision = routeWeb(link, from: origin, by: none)
      if decision.rule == .routing(.associationMissing) { decision.rule = .association(.notFetchedYet) }
      return decision
    }
    var uptodate = self
    let other = uptodate.routeWeb(link, from: origin, by: association.served(first: firstFile))
    var decision = routeWeb(link, from: origin, by: copy.file)
    if decision.destination != other.destination {
      let opensApp = decision.destination.isApp
      decision.rule =
        copy.isLate ? .association(.networkLags) : opensApp ? .faults(.staleAssociation) : .association(.copyDecides)
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

  /// Returns why a web link cannot be a universal link of the app, whatever its path.
  private func reasonAgainstApp(_ link: Link, by file: AssociationFile) -> PlatformRule? {
    var isCovered = false
    var nearMiss = PlatformRule.routing(.otherDomain)
    for domain in associatedDomains {
      switch domain.relation(to: link, inDeveloperMode: switches.developerMode) {
      case .covers: isCovered = true
      case .needsDeveloperMode: nearMiss = .association(.developerMode)
      case .differsInPort: nearMiss = .routing(.portNotAssociated)
      case .coversSubdomains: nearMiss = .routing(.wildcardDomain)
      case .isUnrelated: break
      }
    }
    if !isCovered { return nearMiss }
    if link.scheme == "http", !switches.httpLinksAreUniversal { return .routing(.plainHTTP) }
    if !isInstalled { return .routing(.notInstalled) }
    switch file.approval {
    case .approved: return nil
    case .unspecified: return .routing(.associationMissing)
    case .denied: return .routing(.associationDenied)
    }
  }

  private func routeScheme(_ link: Link, from origin: TapOrigin) -> RoutingDecision {
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
