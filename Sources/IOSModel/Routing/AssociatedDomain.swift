import SDKContract

/// An entry of the app's associated domains, such as `example.com`, `*.example.com` or `applinks:example.com`.
struct AssociatedDomain: Hashable, Sendable {
  /// The relation of an entry to the host of a link.
  enum Relation {
    /// The entry covers the host.
    case covers
    /// The entry would cover the host on a device in developer mode.
    case needsDeveloperMode
    /// The entry would cover the host if associated domains had ports.
    case differsInPort
    /// The entry covers the subdomains of the host, but not the host itself.
    case coversSubdomains
    /// The entry is about another domain.
    case isUnrelated
  }

  /// The domain that serves the association file.
  let host: String
  /// The position of that domain among those of the app.
  var site = 0
  /// How narrow the entry is: of the entries that cover a link, the one with the highest number decides.
  let specificity: Int
  /// Whether the entry is for devices in developer mode.
  let isForDevelopers: Bool
  /// The suffix of its subdomains.
  private let suffix: String
  private let isWildcard: Bool
  private let hasPort: Bool

  init(_ entry: String) {
    let text = entry.lowercased()
    var host = text[...]
    if host.hasPrefix("applinks:") { host = host.dropFirst("applinks:".count) }
    let mode = host.firstIndex(of: "?")
    isForDevelopers = mode.map { host[$0...] == "?mode=developer" } ?? false
    if let mode { host = host[..<mode] }
    isWildcard = host.hasPrefix("*.")
    if isWildcard { host = host.dropFirst(2) }
    hasPort = host.contains(":")
    if let colon = host.firstIndex(of: ":") { host = host[..<colon] }
    self.host = String(host)
    suffix = "." + host
    specificity = isWildcard ? host.utf8.count : .max
  }

  func relation(to link: Link, inDeveloperMode: Bool) -> Relation {
    guard !host.isEmpty else { return .isUnrelated }
    let isSame = link.host == host
    if isWildcard, isSame { return .coversSubdomains }
    guard isWildcard ? link.host.hasSuffix(suffix) : isSame else { return .isUnrelated }
    if hasPort || link.port != nil { return .differsInPort }
    return isForDevelopers && !inDeveloperMode ? .needsDeveloperMode : .covers
  }
}
