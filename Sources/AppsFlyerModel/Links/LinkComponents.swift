import SDKContract

/// The parts of a link as the SDK finds them on the device: without validation, and percent-decoded once.
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
  /// The host as an app finds it: that of a scheme other than `http` and `https` keeps its case, as in `NSURL.host`.
  package let shownHost: String
  /// The path, percent-decoded once, without a trailing slash (`AF-PAY-15`).
  package let path: String
  /// Whether the link's path ends in a slash, which `path` leaves out.
  package let hasTrailingSlash: Bool
  /// The query parameters in the order of the link; a key can occur more than once.
  package let parameters: [Parameter]
  /// Whether `AF-PAY-2` makes a difference to the query: it has an escape, a plus sign or a repeated key.
  package let needsDecoding: Bool

  /// Parses a link as the SDK does.
  ///
  /// - Parameters:
  ///   - link: The whole link.
  ///   - rules: The rules that hold, which decide how the query is decoded.
  package init(_ link: Link, rules: RuleSwitches = RuleSwitches()) {
    scheme = link.scheme
    host = PercentDecoding.decode(link.host[...].utf8).lowercased()
    shownHost = link.isWeb ? host : PercentDecoding.decode(link.writtenHost[...].utf8)
    var rest = link.path.utf8
    hasTrailingSlash = rest.count > 1 && rest.last == UInt8(ascii: "/")
    if hasTrailingSlash, rules.isOn(.payloads(.linkPath)) { rest = rest.dropLast() }
    path = PercentDecoding.decode(rest)
    var reader = QueryReader(decodes: rules.isOn(.payloads(.decodedOnce)))
    if let query = link.query { reader.read(query.utf8) }
    parameters = reader.parameters
    needsDecoding = reader.needsDecoding
  }

  /// Returns the parts of a link, which are cached as long as every rule holds.
  package static func of(_ link: Link, rules: RuleSwitches) -> LinkComponents {
    rules.disabled.isEmpty ? link.derived { LinkComponents($0) } : LinkComponents(link, rules: rules)
  }

  /// Whether the link is an HTTP or HTTPS link rather than one with an app's scheme.
  package var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// The host of the servers' own links, `https://app.appsflyer.com/id…`.
  static let hostOfServers = "app.appsflyer.com"
  /// Whether the link is on the host of the servers' own links.
  var hasHostOfServers: Bool { host == Self.hostOfServers }

  /// Whether the query has a parameter that marks the link as AppsFlyer's for the SDK and the servers.
  package var hasAttributionParameters: Bool {
    parameters.contains { parameter in
      switch parameter.key {
      case "pid", "media_source", "is_retargeting": true
      default: parameter.key.hasPrefix("af_") || AppsFlyerParameter.isDeepLink(parameter.key)
      }
    }
  }

  /// The non-empty parts of the path between its slashes.
  package var segments: [Substring] { path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}

extension LinkComponents {
  /// Returns the parameters as payload entries.
  ///
  /// - Parameters:
  ///   - log: Collects the rules that are applied.
  ///   - types: The types of the values.
  ///   - excluded: The keys of the parameters to leave out.
  func entries(
    _ log: inout RuleLog, _ types: PayloadTypes, except excluded: Set<String> = []
  ) -> [PayloadEntry] {
    if needsDecoding { _ = log.applies(.payloads(.decodedOnce)) }
    return parameters.filter { !excluded.contains($0.key) }
      .map { PayloadEntry($0.key, log.value(ofText: $0.value, $0.key, types)) }
  }

  /// Returns the path as a payload entry.
  func pathEntry(_ log: inout RuleLog) -> PayloadEntry {
    if hasTrailingSlash { _ = log.applies(.payloads(.linkPath)) }
    return PayloadEntry("path", .string(path))
  }

  /// Returns the parameters that a server takes from a link that a browser opens.
  func serverParameters(_ switches: RuleSwitches) -> Payload {
    var log = RuleLog(switches)
    if needsDecoding { _ = log.applies(.payloads(.decodedOnce)) }
    return Payload(parameters.map { PayloadEntry($0.key, .string($0.value)) }, rules: log.rules)
  }
}
