/// A plan that many hold: it is too large to be copied for each of them.
final class SharedPlan: Sendable {
  let plan: SimulationPlan

  init(_ plan: SimulationPlan) {
    self.plan = plan
  }
}
