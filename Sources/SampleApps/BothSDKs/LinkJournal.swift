/// Distinguishes the first report of a link from its repetitions by other sources.
///
/// It needs no clock: a source reports a link once, so a second report from the same source is another visit, and a
/// report from another source repeats the known visit.
actor LinkJournal {
  private var sources: [MarketDestination: Set<LinkSource>] = [:]

  /// Records a report.
  ///
  /// - Returns: Whether it repeats the report of another source.
  func isEcho(_ destination: MarketDestination, from source: LinkSource) -> Bool {
    if let known = sources[destination], !known.contains(source) {
      sources[destination]?.insert(source)
      return true
    }
    sources[destination] = [source]
    return false
  }
}
