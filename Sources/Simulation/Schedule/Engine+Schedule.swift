extension Engine {
  /// Lets every event have a name, so that the run's owner can write a schedule of it.
  func nameAllEvents() {
    if runRecord.follower == nil { runRecord.follower = ScheduleFollower(plan.schedule) }
  }

  /// Lets the schedule be kept only as far as it fits from here on: the run has become another one than it was made for.
  func releaseSchedule() {
    if runRecord.follower != nil { runRecord.follower?.release() }
  }

  /// Names the events that have become possible.
  func nameEvents() {
    runRecord.follower?.see(world.queue) { event in event.scheduleLabel(in: self) }
  }

  /// The name by which schedules know an event.
  func name(of event: PendingEvent) -> EventName? { runRecord.follower?.names[event] }

  /// How many events of a name have been possible so far.
  func namesSeen(of label: String) -> Int { runRecord.follower?.names.count(of: label) ?? 0 }

  /// Why nothing comes next by the schedule, or what it names and the run has not had at its end; nil if it fits.
  func misfit(among events: [PendingEvent]) -> ScheduleMisfit? {
    guard illegalStep == nil, !isAtEventLimit, let follower = runRecord.follower else { return nil }
    return events.isEmpty ? follower.unseen : follower.misfit(among: events, after: eventCount)
  }

  /// What does not fit the run so far.
  var misfit: ScheduleMisfit? { illegalStep == nil ? runRecord.follower?.misfitAtEnd : nil }

  /// The position of the event that comes next by the schedule; nil if the schedule does not fit.
  func scheduledPosition(of events: [PendingEvent]) -> Int? {
    guard let position = runRecord.follower?.position(among: events) else {
      let count = eventCount
      runRecord.follower?.reportMisfit(among: events, after: count)
      return nil
    }
    return position
  }
}

extension PendingEvent {
  /// What schedules call the event: a step by its key, and anything else as the trace does.
  @MainActor
  func scheduleLabel(in engine: Engine) -> String {
    switch action {
    case .step(let index): engine.plannedStep(index).verb.rawValue
    case .anytime(let index): EventName.optionalPrefix + engine.plan.anytime[index].verb.rawValue
    default: label
    }
  }
}
