/// Records which sources have reported the link that led to the install, so that other reports can be ignored.
///
/// It needs no clock: a second report from the same source belongs to another visit.
actor VisitLog {
  private var reports: [BazaarPlace: Set<LinkReport>] = [:]

  /// Records a report.
  ///
  /// - Returns: Whether another source has reported the same visit.
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

  /// Returns whether other sources have reported a visit; by the time the caller gets the answer, more may have.
  func knows(_ place: BazaarPlace, besides report: LinkReport) -> Bool {
    guard let known = reports[place] else { return false }
    return !known.contains(report)
  }

  func note(_ place: BazaarPlace, _ report: LinkReport) {
    reports[place, default: []].insert(report)
  }

  /// Returns whether there was any visit before.
  func hasVisits() -> Bool { !reports.isEmpty }
}
