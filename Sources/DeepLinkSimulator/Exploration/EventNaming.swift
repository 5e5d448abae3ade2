/// Gives the events of one run their names, in the order in which they become possible.
struct EventNaming {
  private let plan: SimulationPlan
  private var counts: [String: Int] = [:]
  private var names: [Int: EventReference] = [:]

  init(_ plan: SimulationPlan) {
    self.plan = plan
  }

  /// The names of events that could come next.
  ///
  /// To be called for everything that could come next at each event of the run, so that none is missed.
  mutating func names(of events: [PendingEvent]) -> [EventReference] {
    // The default order depends on times, the numbers must not: they go by submission.
    for event in events.sorted(by: { $0.submission < $1.submission }) where names[event.submission] == nil {
      let label = label(of: event)
      counts[label, default: 0] += 1
      names[event.submission] = EventReference(label, counts[label] ?? 1)
    }
    return events.compactMap { names[$0.submission] }
  }

  /// Steps are called what they do, as their numbers change when a step is put before them.
  private func label(of event: PendingEvent) -> String {
    switch event.action {
    case .step(let index): plan.steps[index].label
    case .anytime(let index): "anytime \(plan.anytime[index].label)"
    default: event.label
    }
  }
}
