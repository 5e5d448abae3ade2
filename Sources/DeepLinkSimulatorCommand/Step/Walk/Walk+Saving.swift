import DeepLinkSimulator

extension Walk {
  /// The scenario of the walk, with the schedule that makes the same run again.
  ///
  /// Choices that the walk went back over count, too: they are what going forward does.
  func savedScenario() -> Scenario {
    let target = position
    let length = entries.count
    go(to: length)
    // Lines of the file's own schedule may be about what is still to come.
    if !session.plan.schedule.isEmpty { while advance() {} }
    var recorder = ScheduleRecorder()
    for entry in entries { recorder.chose(entry.name, passingOver: entry.passedOver) }
    var scenario = session.plan.scenario
    scenario.schedule = recorder.schedule.orders.map { Located($0.text) }
    if entries.count > length {
      go(to: length)
      forget()
    }
    go(to: target)
    return scenario
  }

  /// Whether a scenario gives the events of this walk, in the same order and at the same times.
  func isRepeated(by scenario: Scenario) -> Bool {
    guard case .success(let plan) = compiler.compile(scenario) else { return false }
    let target = position
    go(to: entries.count)
    let events = session.trace.events
    let count = entries.count
    let others = session.aside(plan) { session in
      for _ in 0..<count {
        guard let choice = session.scheduledPosition, session.advance(choosing: choice) else { break }
      }
      return session.trace.events
    }
    go(to: target)
    return events.count == others.count && zip(events, others).allSatisfy(Self.areSame)
  }

  /// Whether two events are the same thing at the same time for the same reason.
  private static func areSame(_ left: TraceEvent, _ right: TraceEvent) -> Bool {
    left.time == right.time && left.lane == right.lane && left.rule == right.rule && left.cause == right.cause
      && left.process == right.process && left.scene == right.scene && left.label == right.label
      && left.occurrence.payload == right.occurrence.payload
  }
}
