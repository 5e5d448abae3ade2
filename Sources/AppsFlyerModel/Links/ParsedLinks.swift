import SDKContract

/// The links that have been parsed, by their text.
struct ParsedLinks: Sendable {
  private var positions: [Link: Int] = [:]
  private var links: [ParsedLink] = []

  /// The link at an index.
  subscript(position: Int) -> ParsedLink {
    _read { yield links[position] }
    _modify { yield &links[position] }
  }

  /// Returns the index of a link, which is parsed if this is its first use.
  mutating func position(of link: Link, _ configuration: AppsFlyerConfiguration) -> Int {
    if let known = positions[link] { return known }
    positions[link] = links.count
    links.append(ParsedLink(link, configuration: configuration))
    return links.count - 1
  }
}
