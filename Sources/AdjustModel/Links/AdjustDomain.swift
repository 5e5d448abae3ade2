/// A domain on which Adjust serves links.
struct AdjustDomain {
  /// The domains for branded links.
  static let branded = ["go.link", "adj.st"].map(AdjustDomain.init)
  /// The domains of trackers.
  static let trackers = ["adjust.com", "adjust.io", "adjust.world", "adjust.cn", "adjust.net.in"].map(AdjustDomain.init)
  /// All of them.
  static let all = branded + trackers

  private let name: String
  /// The end of the hosts under the domain.
  let suffix: String

  private init(_ name: String) {
    self.name = name
    suffix = "." + name
  }

  /// Returns whether a host is the domain, or under it.
  func serves(_ host: String) -> Bool { host == name || host.hasSuffix(suffix) }
}
