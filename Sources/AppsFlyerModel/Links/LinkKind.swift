import SDKContract

/// What the SDK takes a link for, which decides where its parameters come from.
package enum LinkKind: Hashable, Sendable {
  /// A OneLink with a template and an id: the resolver knows its parameters.
  case short(ShortLink)
  /// A OneLink that carries its parameters in its query.
  case long
  /// A link with the app's scheme.
  case customScheme
  /// A web link of a domain the SDK does not know, with parameters that it does know.
  case unlistedDomain
  /// A link in which nothing points to AppsFlyer.
  case foreign
  /// A link that versions before 5.4.1 do not take apart, as it lacks `af_deeplink=true`.
  case unmarked
  /// A link of an email service, behind which a redirect leads to a OneLink.
  case wrapped

  /// Classifies a link.
  ///
  /// - Parameters:
  ///   - components: The link.
  ///   - configuration: Knows the app's own domains.
  package init(_ components: LinkComponents, configuration: AppsFlyerConfiguration) {
    guard components.isWeb else {
      let isTakenApart = components.hasAttributionParameters || Self.isTakenApart(components, configuration)
      self = isTakenApart ? .customScheme : .foreign
      return
    }
    if configuration.resolveDeepLinkURLs.contains(where: { $0.lowercased() == components.host }) {
      self = .wrapped
      return
    }
    let isCustom = configuration.customDomains.contains { $0.lowercased() == components.host }
    if isCustom || components.host.hasSuffix(".onelink.me") {
      let segments = components.segments
      guard segments.count > 1 else {
        self = .long
        return
      }
      self = .short(
        ShortLink(
          key: "\(segments[0])/\(segments[1])", isCustomDomain: isCustom, hasQuery: !components.parameters.isEmpty))
    } else {
      self = components.hasAttributionParameters ? .unlistedDomain : .foreign
    }
  }

  /// Whether the link has one of the domains that belong to OneLink or that the app declared to do so.
  package var isOneLink: Bool {
    switch self {
    case .short, .long: true
    case .customScheme, .unlistedDomain, .foreign, .unmarked, .wrapped: false
    }
  }

  /// What a version takes a link of this kind for: before 5.4.1 only a marked one is taken apart (`AF-LINK-15`).
  func marked(_ components: LinkComponents, _ configuration: AppsFlyerConfiguration) -> LinkKind {
    guard !isAskedFor, !configuration.profile.has(.takesUnmarkedLinksApart),
      configuration.rules.isOn(.links(.unmarkedLink))
    else { return self }
    return components.parameters.contains { $0.key == "af_deeplink" && $0.value == "true" } ? self : .unmarked
  }

  /// Whether a link with a scheme is taken apart although nothing in it points to AppsFlyer (`AF-LINK-12`).
  private static func isTakenApart(_ components: LinkComponents, _ configuration: AppsFlyerConfiguration) -> Bool {
    !components.scheme.isEmpty && configuration.profile.has(.takesSchemeLinksApart)
      && configuration.rules.isOn(.links(.schemeLinkParsed))
  }
}
