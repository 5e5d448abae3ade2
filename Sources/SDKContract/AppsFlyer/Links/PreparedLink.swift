/// A link that was taken apart once, with what all deliveries of it share.
package struct PreparedLink: Sendable {
  /// The whole link.
  package let url: String
  /// Its parts.
  package let components: LinkComponents
  /// What the SDK takes it for.
  package let kind: LinkKind

  private var attribution: Payload?
  private var result: DeepLinkResult?

  /// Takes a link apart.
  package init(_ url: String, configuration: AppsFlyerConfiguration) {
    self.url = url
    components = LinkComponents(url)
    kind = LinkKind(components, configuration: configuration)
  }

  /// What `onAppOpenAttribution` gets if the link is resolved on the device.
  package mutating func openAttribution(_ configuration: AppsFlyerConfiguration) -> Payload {
    if let attribution { return attribution }
    let payload =
      isParsed(configuration)
      ? OpenAttributionPayload.local(url, components, types: configuration.payloadTypes)
      : OpenAttributionPayload.foreign(url)
    attribution = payload
    return payload
  }

  /// What `didResolveDeepLink` gets if the link is resolved on the device.
  package mutating func deepLinkResult(_ configuration: AppsFlyerConfiguration) -> DeepLinkResult {
    if let result { return result }
    let found = deepLinkResult(configuration, original: nil)
    result = found
    return found
  }

  /// What `didResolveDeepLink` gets if the link is resolved on the device.
  ///
  /// - Parameter original: The wrapped link that led to this one.
  package func deepLinkResult(_ configuration: AppsFlyerConfiguration, original: String?) -> DeepLinkResult {
    let parameters =
      isParsed(configuration)
      ? components.parameters.map { PayloadEntry($0.key, configuration.payloadTypes.value(ofText: $0.value)) } : []
    return deepLinkResult(configuration, parameters: parameters, original: original)
  }

  /// What `didResolveDeepLink` gets if the resolver knows the parameters.
  package func deepLinkResult(
    _ configuration: AppsFlyerConfiguration, parameters: [PayloadEntry], original: String?
  ) -> DeepLinkResult {
    let source = ClickEventPayload.Source(
      parameters: parameters, url: url, components: components, original: original)
    let event = ClickEventPayload.direct(source, configuration: configuration)
    return DeepLinkResult(status: .found, deepLink: DeepLink(clickEvent: event, isDeferred: false))
  }

  private func isParsed(_ configuration: AppsFlyerConfiguration) -> Bool {
    kind != .foreign || configuration.parsesForeignLinks
  }
}
