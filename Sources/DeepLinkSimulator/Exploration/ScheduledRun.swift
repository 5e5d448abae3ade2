extension Schedule {
  /// Replays a scenario in the order of the schedule.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Makes the app under test.
  /// - Returns: What came of the run, with its trace.
  /// - Throws: `ScheduleMismatch` for the first decision that does not fit.
  public func replay(_ plan: SimulationPlan, makeApp: @escaping AppFactory) throws(ScheduleMismatch) -> RunResult {
    let outcome: Result<RunResult, ScheduleMismatch> = SimulationSession.run(plan, makeApp: makeApp) { session in
      var oracle = ReplayOracle(self, plan)
      do throws(ScheduleMismatch) {
        while true {
          let events = session.nextEvents
          if events.isEmpty { break }
          session.advance(choosing: try oracle.choose(events, eventCount: session.eventCount))
        }
        if session.result.illegalStep == nil { try oracle.finish(eventCount: session.eventCount) }
      } catch {
        return .failure(error)
      }
      return .success(session.result)
    }
    return try outcome.get()
  }
}
