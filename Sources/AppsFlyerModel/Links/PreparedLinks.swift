import SDKContract

/// The links that were taken apart, each found by hashing its long text once for each delivery.
struct PreparedLinks: Sendable {
  private var positions: [String: Int] = [:]
  private var links: [PreparedLink] = []

  /// The link at a position.
  subscript(position: Int) -> PreparedLink {
    _read { yield links[position] }
    _modify { yield &links[position] }
  }

  /// Returns the position of a link, which is taken apart if it was not before.
  mutating func position(of url: String, _ configuration: AppsFlyerConfiguration) -> Int {
    if let known = positions[url] { return known }
    positions[url] = links.count
    links.append(PreparedLink(url, configuration: configuration))
    return links.count - 1
  }
}
