/// A step of the scenario, ready to be done.
struct PlannedStep: Sendable {
  let step: Step
  /// What a trace calls the step.
  let verb: String
  /// What the step is about.
  let argument: String?
  /// How the step changes what the servers answer.
  var backendChange: BackendChange?
  /// The call that the step makes.
  var call: SDKMethodCall?

  /// What the step is called together with what it is about.
  var label: String { argument.map { "\(verb) \($0)" } ?? verb }
}
