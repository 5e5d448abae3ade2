/// Makes decisions as a schedule has them: of what could come next, the first event that is not held back.
struct ReplayOracle {
  private let schedule: Schedule
  private var naming: EventNaming
  private var happened: Set<EventReference> = []
  private var seen: Set<EventReference> = []

  init(_ schedule: Schedule, _ plan: SimulationPlan) {
    self.schedule = schedule
    naming = EventNaming(plan)
  }

  /// Chooses what comes next; to be asked at each event, also where there is no choice.
  mutating func choose(_ events: [PendingEvent], eventCount: Int) throws(ScheduleMismatch) -> Int {
    let names = naming.names(of: events)
    seen.formUnion(names)
    guard let position = ScheduledChoice.position(among: events, names: names, waits: waits) else {
      throw mismatch(names[0], eventCount)
    }
    happened.insert(names[position])
    return position
  }

  /// Makes sure at the end of a run that the schedule named nothing that did not happen.
  func finish(eventCount: Int) throws(ScheduleMismatch) {
    for constraint in schedule.constraints {
      // What is held back may be gone with the app's process, and where nothing is left to do, nobody decides to end.
      for name in [constraint.first, constraint.second]
      where !happened.contains(name) && !(name == constraint.second && seen.contains(name)) {
        let other = seen.filter { $0.label == name.label }.map(\.ordinal).max()
        let hint = other.map { "; the last event of this name is number \($0)" } ?? ""
        throw ScheduleMismatch(
          eventCount: eventCount,
          message: "the schedule has \"\(constraint)\", and \(name) does not happen\(hint)")
      }
    }
  }

  private func waits(_ name: EventReference) -> [EventReference] {
    schedule.constraints.filter { $0.second == name && !happened.contains($0.first) }.map(\.first)
  }

  private func mismatch(_ name: EventReference, _ eventCount: Int) -> ScheduleMismatch {
    let constraint = schedule.constraints.first { $0.second == name && !happened.contains($0.first) }
    let text = constraint.map { String(describing: $0) } ?? ""
    return ScheduleMismatch(
      eventCount: eventCount,
      message: "after event \(eventCount), nothing but \(name) could come, and the schedule has \"\(text)\"")
  }
}
