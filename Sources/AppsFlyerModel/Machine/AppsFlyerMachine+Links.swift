import SDKContract

extension AppsFlyerMachine {
  /// Handles `continue(_:restorationHandler:)` or `handleOpen(_:options:)`.
  package mutating func handle(_ link: Link, at now: VirtualInstant) -> [AppsFlyerAction] {
    if process.linkToSkip == link.text, holds(.links(.launchLinkSkipped)) {
      process.linkToSkip = nil
      return [.note(.linkSkipped, rule: .links(.launchLinkSkipped))]
    }
    if configuration.dropsRepeatedLinks, holds(.links(.repeatedLinkDropped)),
      !process.linksHandedIn.insert(link.text).inserted
    {
      return [.note(.linkRepeated, rule: .links(.repeatedLinkDropped))]
    }
    return resolve(link, origin: .handedIn, at: now)
  }

  /// Handles `performOnAppAttribution(with:)`.
  package mutating func performOnAppAttribution(_ link: Link, at now: VirtualInstant) -> [AppsFlyerAction] {
    resolve(link, origin: .performed, at: now)
  }

  /// Handles the end of the app's launching, in which the SDK, an observer up to version 6, sees the launch options.
  ///
  /// - Parameters:
  ///   - link: The link in the launch options; nil without one, and always in apps with scenes.
  ///   - now: The time of the call.
  package mutating func didFinishLaunching(link: Link?, at now: VirtualInstant) -> [AppsFlyerAction] {
    configuration.profile.isVersion7 ? [] : sawLaunchOptions(link: link, at: now)
  }

  /// Handles `handleLaunchOptions(_:)` of version 7, which must precede the registration of the session-ready listener.
  ///
  /// - Parameters:
  ///   - link: The link in the launch options; nil without one, and always in apps with scenes.
  ///   - now: The time of the call.
  package mutating func handleLaunchOptions(link: Link?, at now: VirtualInstant) -> [AppsFlyerAction] {
    guard configuration.profile.isVersion7 else { return [] }
    if !process.sessionReady.hasListener { process.sessionReady.knowsLaunchOptions = true }
    if link != nil { process.sessionReady.isLaunchedByLink = true }
    return sawLaunchOptions(link: link, at: now)
  }

  private mutating func sawLaunchOptions(link: Link?, at now: VirtualInstant) -> [AppsFlyerAction] {
    guard let link, configuration.launchLinkResolution != .none else { return [] }
    if configuration.launchLinkResolution == .resolveAndSkip { process.linkToSkip = link.text }
    return resolve(link, origin: .launchOptions, at: now)
  }

  mutating func resolve(
    _ incoming: Link, origin: LinkOrigin, original: String? = nil, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    let link = links.position(of: incoming, configuration)
    let kind = links[link].kind
    let isAskedFor = kind.isAskedFor && !(kind == .wrapped && original != nil)
    if process.isStopped, isAskedFor || configuration.linksWhileStopped == .ignored, holds(.links(.linkWhileStopped)) {
      return [.note(.linkWhileStopped, rule: .links(.linkWhileStopped))]
    }
    guard isAskedFor else { return foundOnDevice(link, kind, origin: origin, original: original, at: now) }
    if case .short(let shortLink) = kind {
      let request = process.request(.shortLink(shortLink.key), for: .link(incoming, original: original))
      return [.send(request, rule: origin.rule ?? shortLink.requestRule)] + linkBegan()
    }
    // The delegate is first asked for the header fields of the request.
    guard process.hasDelegate else { return [followRedirect(incoming)] + linkBegan() }
    return [.call(.allHTTPHeaderFields(incoming), after: .zero, rule: .links(.wrappedLink))] + linkBegan()
  }

  mutating func followRedirect(_ link: Link) -> AppsFlyerAction {
    .send(process.request(.redirect(link.text), for: .redirect(link)), rule: .links(.wrappedLink))
  }

  private mutating func foundOnDevice(
    _ link: Int, _ kind: LinkKind, origin: LinkOrigin, original: String?, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    guard process.hasDeepLinkDelegate else {
      let payload = links[link].openAttribution(configuration)
      return openAttribution(
        payload, after: configuration.localResolution, rule: origin.rule ?? kind.openAttributionRule,
        at: now)
    }
    let result = links[link].deepLinkResult(configuration, original: original)
    return deepLinkResolved(
      result, after: configuration.localResolution, rule: origin.rule ?? kind.deepLinkRule, at: now)
  }

  mutating func shortLinkAnswered(
    _ link: Link, original: String?, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch answer {
    case .success(let answer):
      let link = links.position(of: link, configuration)
      guard process.hasDeepLinkDelegate else {
        let payload = links[link].openAttribution(resolvedAs: answer, configuration)
        return openAttribution(payload, after: .zero, rule: .openAttribution(.shortLinkOpens), at: now)
      }
      let result = links[link].deepLinkResult(resolvedAs: answer, configuration, original: original)
      return deepLinkResolved(result, after: .zero, rule: .unifiedDeepLinking(.shortLinkFound), at: now)
    case .status(let status, _):
      return linkFailed(.shortLinkRefused(status: status, configuration.profile), at: now)
    case .malformedBody:
      return linkFailed(.unreadableShortLink, at: now)
    case .urlError(let error):
      return linkFailed(.requestFailed(error), at: now)
    }
  }

  mutating func redirectAnswered(
    _ link: Link, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch answer {
    case .success(let body):
      guard case .string(let target) = body["location"] else { return linkFailed(.unreadableShortLink, at: now) }
      return resolve(Link(target), origin: .redirect, original: link.text, at: now)
    case .status(let status, _):
      return linkFailed(.statusFailure(status, configuration.profile), at: now)
    case .malformedBody:
      return linkFailed(.unreadableShortLink, at: now)
    case .urlError(let error):
      return linkFailed(.requestFailed(error), at: now)
    }
  }

  mutating func kind(of link: Link) -> LinkKind {
    links[links.position(of: link, configuration)].kind
  }
}
