import SDKContract

/// The links that were taken apart, each found by its text.
struct PreparedLinks: Sendable {
  private var positions: [Link: Int] = [:]
  private var links: [PreparedLink] = []

  /// The link at a position.
  subscript(position: Int) -> PreparedLink {
    _read { yield links[position] }
    _modify { yield &links[position] }
  }

  /// Returns the position of a link, which is taken apart if it was not before.
  mutating func position(of link: Link, _ configuration: AppsFlyerConfiguration) -> Int {
    if let known = positions[link] { return known }
    positions[link] = links.count
    links.append(PreparedLink(link, configuration: configuration))
    return links.count - 1
  }
}
