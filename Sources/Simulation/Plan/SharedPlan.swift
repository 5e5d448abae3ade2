/// A shared reference to a plan, which is too large to be copied for each user.
final class SharedPlan: Sendable {
  let plan: SimulationPlan

  init(_ plan: SimulationPlan) {
    self.plan = plan
  }
}
