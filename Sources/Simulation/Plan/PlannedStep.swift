/// A step of the scenario, ready to be done.
struct PlannedStep: Sendable {
  let step: Step
  /// Where the step stands in the file: the way to its verb.
  let path: ScenarioPath
  /// The same as a line and a column; nil for a scenario that was not read from text.
  let location: SourceLocation?
  /// What a trace calls the step.
  let verb: StepVerb
  /// What the step is about.
  let argument: String?
  /// How the step changes what the servers answer.
  var backendChange: BackendChange?
  /// The call that the step makes.
  var call: PlannedCall?

  init(step: Step, path: ScenarioPath, location: SourceLocation?) {
    self.step = step
    self.path = path
    self.location = location
    verb = step.kind.verb
    argument = step.kind.argument
  }

  /// What the step is called together with what it is about.
  var label: String { argument.map { "\(verb.rawValue) \($0)" } ?? verb.rawValue }
}

/// A call of a method by a step of the scenario.
struct PlannedCall: Sendable {
  /// The SDK that is called; nil for the system.
  let sdk: SDKName?
  private let call: SDKMethodCall

  init(_ sdk: SDKName?, _ call: SDKMethodCall) {
    self.sdk = sdk
    self.call = call
  }

  /// Makes the call, as app code would.
  @MainActor
  func make(in environment: AppEnvironment) {
    guard let sdk else {
      if case .string(let text) = call.argument { environment.open(text) }
      return
    }
    environment.standIn(named: sdk)?.make(call, in: environment)
  }
}
