/// The payloads of `onAppOpenAttribution`.
package enum OpenAttributionPayload {
  /// The payload of a link that carries its parameters: they, decoded once, and the link and its parts.
  ///
  /// The SDK's own keys win over parameters of the same name.
  package static func local(_ url: String, _ components: LinkComponents, types: PayloadTypes) -> Payload {
    var entries = components.parameters.map { PayloadEntry($0.key, types.value(ofText: $0.value)) }
    entries.append(PayloadEntry("link", .string(url)))
    entries.append(PayloadEntry("scheme", .string(components.scheme)))
    entries.append(PayloadEntry("host", .string(components.host)))
    entries.append(PayloadEntry("path", .string(components.path)))
    return Payload(entries)
  }

  /// The payload of a short link: the resolver's answer as it is, and the link that was tapped.
  package static func resolved(_ url: String, parameters: [PayloadEntry]) -> Payload {
    Payload(parameters + [PayloadEntry("link", .string(url))])
  }

  /// The payload of a link that has nothing to do with AppsFlyer.
  package static func foreign(_ url: String) -> Payload {
    Payload([PayloadEntry("link", .string(url))])
  }

  /// A payload with the install time from cached conversion data, as SDKs before 5.4.1 had it.
  package static func addingCachedAttribution(to payload: Payload, from conversionData: Payload) -> Payload {
    guard payload["install_time"] == nil, let time = conversionData["install_time"] else { return payload }
    return Payload(payload.entries + [PayloadEntry("install_time", time)])
  }
}
