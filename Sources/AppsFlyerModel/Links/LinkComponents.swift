import SDKContract

/// A link taken apart the way the SDK does it on the device: no validation, and one round of percent-decoding.
package struct LinkComponents: Hashable, Sendable {
  /// One `key=value` of the query, both percent-decoded once.
  package struct Parameter: Hashable, Sendable {
    package var key: String
    package var value: String
  }

  /// The scheme in lower case, or an empty string.
  package let scheme: String
  /// The host in lower case, without user and port, or an empty string.
  package let host: String
  /// The path, percent-decoded once, and without a slash at its end (`AF-PAY-15`).
  package let path: String
  /// Whether the link has a slash at the end of its path, which the path does not show.
  package let hasTrailingSlash: Bool
  /// The parameters of the query in the order of the link; a key can occur more than once.
  package let parameters: [Parameter]
  /// Whether the query has what `AF-PAY-2` is about: an escape, a plus sign, or a key that occurs again.
  package let needsDecoding: Bool

  /// Takes the parts of a link as the SDK does.
  ///
  /// - Parameters:
  ///   - link: The whole link.
  ///   - rules: Says whether the query is decoded as the SDK does it.
  package init(_ link: Link, rules: RuleSwitches = RuleSwitches()) {
    scheme = link.scheme
    host = PercentDecoding.decode(link.host[...].utf8).lowercased()
    var rest = link.path.utf8
    hasTrailingSlash = rest.count > 1 && rest.last == UInt8(ascii: "/")
    if hasTrailingSlash, rules.isOn(.payloads(.linkPath)) { rest = rest.dropLast() }
    path = PercentDecoding.decode(rest)
    var reader = QueryReader(decodes: rules.isOn(.payloads(.decodedOnce)))
    if let query = link.query { reader.read(query.utf8) }
    parameters = reader.parameters
    needsDecoding = reader.needsDecoding
  }

  /// Returns a link taken apart, which is done once for each link as long as every rule holds.
  package static func of(_ link: Link, rules: RuleSwitches) -> LinkComponents {
    rules.disabled.isEmpty ? link.derived { LinkComponents($0) } : LinkComponents(link, rules: rules)
  }

  /// Whether this is an address of the web, not one with a scheme that an app declares.
  package var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// Whether the query has a parameter by which the SDK and the servers know an AppsFlyer link.
  package var hasAttributionParameters: Bool {
    parameters.contains { parameter in
      switch parameter.key {
      case "pid", "media_source", "is_retargeting": true
      default: parameter.key.hasPrefix("af_") || AppsFlyerParameter.isDeepLink(parameter.key)
      }
    }
  }

  /// The parts of the path between its slashes, without empty ones.
  package var segments: [Substring] { path.split(separator: "/") }
}

extension LinkComponents {
  /// The parameters as payloads have them.
  ///
  /// - Parameters:
  ///   - log: Gets the rules that are applied.
  ///   - types: Which types the values have.
  ///   - excluded: The keys of parameters that are left out.
  func entries(
    _ log: inout RuleLog, _ types: PayloadTypes, except excluded: Set<String> = []
  ) -> [PayloadEntry] {
    if needsDecoding { _ = log.applies(.payloads(.decodedOnce)) }
    return parameters.filter { !excluded.contains($0.key) }
      .map { PayloadEntry($0.key, log.value(ofText: $0.value, $0.key, types)) }
  }

  /// The path as payloads have it.
  func pathEntry(_ log: inout RuleLog) -> PayloadEntry {
    if hasTrailingSlash { _ = log.applies(.payloads(.linkPath)) }
    return PayloadEntry("path", .string(path))
  }

  /// The parameters as a server takes them from a link that a browser opens.
  func serverParameters(_ switches: RuleSwitches) -> Payload {
    var log = RuleLog(switches)
    if needsDecoding { _ = log.applies(.payloads(.decodedOnce)) }
    return Payload(parameters.map { PayloadEntry($0.key, .string($0.value)) }, rules: log.rules)
  }
}
