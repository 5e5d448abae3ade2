import SDKContract

extension LinkRouter {
  /// Returns where a link goes, and remembers what the user chose by a long press.
  ///
  /// - Parameters:
  ///   - link: The link, as it was tapped, typed or passed on.
  ///   - origin: Who opens it, and from where.
  ///   - universalLinksOnly: Whether it is opened with the option of that name, which rules out the browser.
  public mutating func route(
    _ link: Link, from origin: TapOrigin, universalLinksOnly: Bool = false
  ) -> Decision {
    if origin == .ownAppUniversalLinksOnly { return route(link, from: .ownApp, universalLinksOnly: true) }
    guard link.isURL else { return Decision(.nothing, rule: .routing(.unparsableLink)) }
    let decision = link.isWeb ? routeWeb(link, from: origin) : routeScheme(link, from: origin)
    if universalLinksOnly, decision.destination != .app(.universalLink) {
      return Decision(.nothing, rule: .routing(.universalLinksOnly))
    }
    return decision
  }

  private mutating func routeWeb(_ link: Link, from origin: TapOrigin) -> Decision {
    if let rule = reasonAgainstApp(link) { return Decision(.browser, rule: rule) }
    let isUncoveredPath = !accepts(link.path.isEmpty ? "/" : link.path)
    if isUncoveredPath, !associationIsStale { return Decision(.browser, rule: .routing(.pathNotMatched)) }

    switch origin {
    case .ownApp, .ownAppUniversalLinksOnly:
      return Decision(.browser, rule: .routing(.ownUniversalLink))
    case .addressBar:
      return Decision(.browser, rule: .routing(.addressBar))
    case .safariSameDomain:
      return Decision(.browser, rule: .routing(.sameDomainSafari))
    case .safari where safariShowsSameDomain:
      return Decision(.browser, rule: .routing(.sameDomainSafari))
    case .openInBrowser:
      remember(.browser, for: link.host)
      return Decision(.browser, rule: .routing(.openInBrowserRemembered))
    case .openInApp:
      remember(.app, for: link.host)
      return Decision(.app(.universalLink), rule: .routing(.openInAppRemembered))
    case .thirdPartyBrowser where !thirdPartyBrowserOpensApp:
      return Decision(.browser, rule: .routing(.thirdPartyBrowser))
    case .redirect where redirectStaysInBrowser:
      return Decision(.browser, rule: .routing(.redirectStays))
    case .otherApp, .safari, .thirdPartyBrowser, .redirect, .airDrop:
      break
    }
    if approval(for: link.host) == .browser { return Decision(.browser, rule: .routing(.userChoseBrowser)) }
    if isUncoveredPath { return Decision(.app(.universalLink), rule: .faults(.staleAssociation)) }
    return Decision(.app(.universalLink), rule: Self.ruleForApp(from: origin))
  }

  private static func ruleForApp(from origin: TapOrigin) -> PlatformRule {
    switch origin {
    case .safari: .routing(.otherPageInSafari)
    case .thirdPartyBrowser: .routing(.thirdPartyBrowser)
    case .redirect: .routing(.redirectThroughBrowser)
    default: .routing(.universalLinkOpensApp)
    }
  }

  /// Returns why a web link cannot be a universal link of the app, before anybody looks at its path.
  private func reasonAgainstApp(_ link: Link) -> PlatformRule? {
    var isCovered = false
    var nearMiss = PlatformRule.routing(.otherDomain)
    for domain in associatedDomains {
      switch domain.relation(to: link) {
      case .covers: isCovered = true
      case .differsInPort: nearMiss = .routing(.portNotAssociated)
      case .coversSubdomains: nearMiss = .routing(.wildcardDomain)
      case .isUnrelated: break
      }
    }
    if !isCovered { return nearMiss }
    if link.scheme == "http", !httpLinksAreUniversal { return .routing(.plainHTTP) }
    if !isInstalled { return .routing(.notInstalled) }
    switch siteApproval {
    case .approved: return nil
    case .unspecified: return .routing(.associationMissing)
    case .denied: return .routing(.associationDenied)
    }
  }

  private func accepts(_ path: Substring) -> Bool {
    if excludedPaths.contains(where: { PathPattern.matches($0, path) }) { return false }
    return paths.isEmpty || paths.contains { PathPattern.matches($0, path) }
  }

  private func routeScheme(_ link: Link, from origin: TapOrigin) -> Decision {
    guard isInstalled, lowercasedScheme == link.scheme else {
      return Decision(.nothing, rule: .routing(.unknownScheme))
    }
    if schemeDialogCancelled, origin.isWebPage { return Decision(.nothing, rule: .routing(.schemeDialogCancelled)) }
    switch sharedScheme {
    case .unshared:
      return Decision(.app(.customScheme), rule: origin == .ownApp ? .routing(.ownScheme) : .routing(.customScheme))
    case .opensThisApp: return Decision(.app(.customScheme), rule: .routing(.sharedScheme))
    case .opensOtherApp: return Decision(.otherApp, rule: .routing(.sharedScheme))
    }
  }
}
