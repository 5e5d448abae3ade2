/// A plan that many hold: it is too large to be copied for each of them.
///
/// Not checked by the compiler, as a device that is driven adds steps to its plan while it runs. That is sound because
/// such a plan belongs to one engine, which lives on the thread of its simulation; no other plan changes.
final class SharedPlan: @unchecked Sendable {
  #if !DEBUG
    // The plan is read at each event. No reading spans a call that adds a step: that happens between events.
    @exclusivity(unchecked)
  #endif
  private(set) var plan: SimulationPlan

  init(_ plan: SimulationPlan) {
    self.plan = plan
  }

  /// Adds a step behind the others, in a plan of its own if anyone else holds this one.
  static func append(_ step: PlannedStep, to shared: inout SharedPlan) {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedPlan(shared.plan) }
    shared.plan.steps.append(step)
  }
}
