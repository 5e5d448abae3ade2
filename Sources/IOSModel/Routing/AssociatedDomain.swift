import SDKContract

/// An entry of the app's associated domains, such as `example.com`, `*.example.com` or `applinks:example.com`.
struct AssociatedDomain: Hashable, Sendable {
  /// How an entry relates to the server of a link.
  enum Relation {
    /// The entry covers the server.
    case covers
    /// The entry would cover the server if associated domains had ports.
    case differsInPort
    /// The entry covers the subdomains of the server, but not the server itself.
    case coversSubdomains
    /// The entry is about another domain.
    case isUnrelated
  }

  private let host: String
  /// How the names of its subdomains end.
  private let suffix: String
  private let isWildcard: Bool
  private let hasPort: Bool

  init(_ entry: String) {
    let text = entry.lowercased()
    var host = text[...]
    if host.hasPrefix("applinks:") { host = host.dropFirst("applinks:".count) }
    if let mode = host.firstIndex(of: "?") { host = host[..<mode] }
    isWildcard = host.hasPrefix("*.")
    if isWildcard { host = host.dropFirst(2) }
    hasPort = host.contains(":")
    if let colon = host.firstIndex(of: ":") { host = host[..<colon] }
    self.host = String(host)
    suffix = "." + host
  }

  func relation(to link: Link) -> Relation {
    guard !host.isEmpty else { return .isUnrelated }
    let isSame = link.host == host
    if isWildcard, isSame { return .coversSubdomains }
    guard isWildcard ? link.host.hasSuffix(suffix) : isSame else { return .isUnrelated }
    return hasPort || link.port != nil ? .differsInPort : .covers
  }
}
