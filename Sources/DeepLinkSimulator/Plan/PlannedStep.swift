/// A step of the scenario, ready to be done.
struct PlannedStep: Sendable {
  let step: Step
  /// What a trace calls the step.
  let verb: String
  /// What the step is about.
  let argument: String?
  /// How the step changes what the servers answer.
  var backendChange: BackendChange?
}
