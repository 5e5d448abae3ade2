/// A link that was taken apart once, with the payload that each delivery of it shares.
package struct PreparedLink: Sendable {
  /// The whole link.
  package let url: String
  /// Its parts.
  package let components: LinkComponents
  /// What the SDK takes it for.
  package let kind: LinkKind
  /// What `onAppOpenAttribution` gets if the link is resolved on the device; nil if the resolver is needed.
  package let openAttribution: Payload?

  /// Takes a link apart.
  package init(_ url: String, configuration: AppsFlyerConfiguration) {
    self.url = url
    components = LinkComponents(url)
    kind = LinkKind(components, configuration: configuration)
    switch kind {
    case .short, .wrapped:
      openAttribution = nil
    case .foreign where !configuration.parsesForeignLinks:
      openAttribution = OpenAttributionPayload.foreign(url)
    case .foreign, .long, .customScheme, .unlistedDomain:
      openAttribution = OpenAttributionPayload.local(url, components, types: configuration.payloadTypes)
    }
  }
}
