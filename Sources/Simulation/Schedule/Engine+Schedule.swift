extension Engine {
  /// Names every event, so that the run's owner can write a schedule.
  func nameAllEvents() {
    if runRecord.follower == nil {
      runRecord.follower = ScheduleFollower(plan.schedule, ignoresLatencies: plan.ignoresLatencies)
    }
  }

  /// Makes the schedule apply only as far as it fits from here on, because the run now differs from the one it was made
  /// for.
  func releaseSchedule() {
    if runRecord.follower != nil { runRecord.follower?.release() }
  }

  /// Names the events that have become possible.
  func nameEvents() {
    runRecord.follower?.see(world.queue) { event in event.scheduleLabel(in: self) }
  }

  /// Returns the name of an event in schedules.
  func name(of event: PendingEvent) -> EventName? { runRecord.follower?.names[event] }

  /// Returns how many events with a label have been possible so far.
  func namesSeen(of label: String) -> Int { runRecord.follower?.names.count(of: label) ?? 0 }

  /// Returns why no event can come next by the schedule, or which event that it names is missing at the end; nil if it
  /// fits.
  func misfit(among events: [PendingEvent]) -> ScheduleMisfit? {
    guard illegalStep == nil, !isAtEventLimit, let follower = runRecord.follower else { return nil }
    guard !events.isEmpty else { return follower.unseen }
    guard let position = follower.position(among: events) else {
      return follower.misfit(among: events, after: eventCount)
    }
    return follower.misfit(of: events[position], among: events, now: world.now)
  }

  /// What in the schedule does not fit the run so far.
  var misfit: ScheduleMisfit? { illegalStep == nil ? runRecord.follower?.misfitAtEnd : nil }

  /// Returns the position of the event that comes next by the schedule; nil if the schedule does not fit.
  func scheduledPosition(of events: [PendingEvent]) -> Int? {
    guard let position = runRecord.follower?.position(among: events) else {
      let count = eventCount
      runRecord.follower?.reportMisfit(among: events, after: count)
      return nil
    }
    if let misfit = runRecord.follower?.misfit(of: events[position], among: events, now: world.now) {
      runRecord.follower?.report(misfit)
      return nil
    }
    return position
  }

  /// Removes the events that the schedule puts after the end of the run.
  func dropEventsAfterEnd() {
    guard let end = runEnd?.microseconds, let follower = runRecord.follower, follower.givesTimes else { return }
    enabled.removeAll { candidate in
      world.queue[candidate.place].flatMap { follower.time(of: $0) }.map { $0.microseconds > end } ?? false
    }
  }
}

extension PendingEvent {
  /// Returns the event's label in schedules: the key of a step, or else the label in the trace.
  @MainActor
  func scheduleLabel(in engine: Engine) -> String {
    switch action {
    case .step(let index): engine.plannedStep(index).verb.rawValue
    case .anytime(let index): EventName.optionalPrefix + engine.plan.anytime[index].verb.rawValue
    default: label
    }
  }
}
