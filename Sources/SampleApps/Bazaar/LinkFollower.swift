/// Follows each link once, however many reports there are.
@MainActor
final class LinkFollower {
  private let router: BazaarRouter
  private let startUp: BazaarStartUp
  private let visits: VisitLog
  private let flaw: BazaarFlaw?

  init(router: BazaarRouter, startUp: BazaarStartUp, visits: VisitLog, flaw: BazaarFlaw?) {
    self.router = router
    self.startUp = startUp
    self.visits = visits
    self.flaw = flaw
  }

  /// Follows a link to its destination.
  func follow(_ destination: BazaarDestination, reportedBy report: LinkReport) async {
    switch destination {
    case .place(let place): await follow(place, reportedBy: report)
    case .unknown(let link): router.foundNothing(at: link)
    }
  }

  /// Opens a place, unless another report has already done so.
  func follow(_ place: BazaarPlace, reportedBy report: LinkReport) async {
    await startUp.isOver()
    if report == .direct, flaw != .countsDirectLinks { return await router.open(place) }
    switch flaw {
    case .followsEveryReport:
      await router.open(place)
    case .asksThenTells:
      if await visits.knows(place, besides: report) { return }
      await router.open(place)
      await visits.note(place, report)
    case .countsDirectLinks where report != .direct:
      if await !visits.hasVisits() { await router.open(place) }
    default:
      if await !visits.isEcho(place, of: report) { await router.open(place) }
    }
  }
}
