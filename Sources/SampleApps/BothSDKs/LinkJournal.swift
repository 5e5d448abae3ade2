/// Tells the first report of a link from those with which other sources repeat it.
///
/// It needs no clock: a source reports a link once, so a second report of the same source is another visit,
/// and a report of another source is an echo of the visit it knows.
actor LinkJournal {
  private var sources: [MarketDestination: Set<LinkSource>] = [:]

  /// Notes a report.
  ///
  /// - Returns: Whether it repeats what another source has reported.
  func isEcho(_ destination: MarketDestination, from source: LinkSource) -> Bool {
    if let known = sources[destination], !known.contains(source) {
      sources[destination]?.insert(source)
      return true
    }
    sources[destination] = [source]
    return false
  }
}
