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
  var call: PlannedCall?

  /// What the step is called together with what it is about.
  var label: String { argument.map { "\(verb) \($0)" } ?? verb }
}

/// A call of a method by a step of the scenario.
struct PlannedCall: Sendable {
  /// The SDK that is called; nil for the system.
  private let sdk: SDKName?
  private let call: SDKMethodCall

  init(_ method: SDKMethod, _ argument: ScenarioValue?) {
    sdk = method.sdk
    call = SDKMethodCall(method.rawValue, argument?.payloadValue)
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
