import SDKContract

/// The kind of a link as the SDK classifies it, which decides where its parameters come from.
package enum LinkKind: Hashable, Sendable {
  /// A OneLink with a template and an id, whose parameters the resolver knows.
  case short(ShortLink)
  /// A OneLink that carries its parameters in its query.
  case long
  /// A link with the app's scheme.
  case customScheme
  /// A web link on a domain that the SDK does not know, with parameters that it does know.
  case unlistedDomain
  /// A link that nothing marks as AppsFlyer's.
  case foreign
  /// A link that versions before 5.4.1 do not parse, because it lacks `af_deeplink=true`.
  case unmarked
  /// A link of an email service that redirects to a OneLink.
  case wrapped

  /// Classifies a link.
  ///
  /// - Parameters:
  ///   - components: The parts of the link.
  ///   - configuration: The configuration, with the app's own domains.
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
    let isCustom = configuration.isCustomDomain(components.host)
    if isCustom || OneLinkDomain.isSubdomain(components.host) {
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

  /// Whether the link is on a domain of OneLink, or on one that the app declares as its own OneLink domain.
  package var isOneLink: Bool {
    switch self {
    case .short, .long: true
    case .customScheme, .unlistedDomain, .foreign, .unmarked, .wrapped: false
    }
  }

  /// Returns how a version classifies a link of this kind: before 5.4.1, only a marked link is parsed (`AF-LINK-15`).
  func marked(_ components: LinkComponents, _ configuration: AppsFlyerConfiguration) -> LinkKind {
    guard !isAskedFor, !configuration.profile.has(.takesUnmarkedLinksApart),
      configuration.rules.isOn(.links(.unmarkedLink))
    else { return self }
    return components.parameters.contains { $0.key == "af_deeplink" && $0.value == "true" } ? self : .unmarked
  }

  /// Whether a link with a custom scheme is parsed although nothing marks it as AppsFlyer's (`AF-LINK-12`).
  private static func isTakenApart(_ components: LinkComponents, _ configuration: AppsFlyerConfiguration) -> Bool {
    !components.scheme.isEmpty && configuration.profile.has(.takesSchemeLinksApart)
      && configuration.rules.isOn(.links(.schemeLinkParsed))
  }
}
