/// Remembers who has told of the link that led to the install, so that what others tell of it can be let go.
///
/// It needs no clock: who tells of a link for the second time tells of another visit.
actor VisitLog {
  private var reports: [BazaarPlace: Set<LinkReport>] = [:]

  /// Notes a report.
  ///
  /// - Returns: Whether others have told of the same visit.
  func isEcho(_ place: BazaarPlace, of report: LinkReport) -> Bool {
    let isEcho = knows(place, besides: report)
    if isEcho {
      reports[place]?.insert(report)
    } else {
      reports[place] = [report]
    }
    return isEcho
  }

  // MARK: What is not safe

  /// Whether others have told of a visit; by the time the caller hears of it, more may have.
  func knows(_ place: BazaarPlace, besides report: LinkReport) -> Bool {
    guard let known = reports[place] else { return false }
    return !known.contains(report)
  }

  func note(_ place: BazaarPlace, _ report: LinkReport) {
    reports[place, default: []].insert(report)
  }

  /// Whether there was any visit before.
  func hasVisits() -> Bool { !reports.isEmpty }
}
