import DeepLinkSimulator

/// Steps that a person put into the scenario at one point of a walk.
struct SteppedRunEdit {
  /// How many events had been done.
  let position: Int
  /// The scenario with the steps.
  let plan: SimulationPlan
}
