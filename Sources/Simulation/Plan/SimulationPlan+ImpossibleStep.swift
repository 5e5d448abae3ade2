extension SimulationPlan {
  /// Returns the step at which a replay stops because the step is not possible there; nil if there is none.
  ///
  /// The compilation has checked all steps but those that depend on what the app opens before them. Only these need a
  /// run.
  package func impossibleStep(_ makeApp: @escaping AppFactory) -> IllegalStep? {
    guard refusal == nil, steps.contains(where: \.dependsOnOpening) else { return nil }
    return Simulator.run(self, makeApp: makeApp).illegalStep
  }
}

extension IllegalStep {
  /// What a search says about the step, which it leaves out where it is not possible.
  package var noteOfSearch: String {
    "a replay stops here: \(explanation) (\(rule.text)); the step is left out in every order in which it is not possible"
  }
}

extension ExpectationFailure {
  /// The problem of a run that stops at a step.
  init(_ step: IllegalStep, isInFile: Bool) {
    self.init(
      location: isInFile ? step.location : nil, expected: ["step \(step.step + 1) is done"],
      actual: ["step \(step.step + 1) is not possible"], explanation: step.explanation, rule: step.rule)
  }
}
