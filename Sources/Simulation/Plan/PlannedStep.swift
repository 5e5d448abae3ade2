/// A step of the scenario, ready to be performed.
///
/// It is a class, because every run of a search reads its steps again, and a structure would be copied each time.
final class PlannedStep: Sendable {
  let step: Step
  /// The path of the step's verb in the file.
  let path: ScenarioPath
  /// The location of the step in the file; nil for a scenario that was not read from text.
  let location: SourceLocation?
  /// The verb of the step in a trace.
  let verb: StepVerb
  /// The argument of the step; nil if there is none.
  let argument: String?
  /// The time that passes before the step; nil if it comes at once.
  let delay: Duration?
  /// Whether the step is possible only if the app, or an SDK, has opened something else before it, or only if not.
  let dependsOnOpening: Bool
  /// Why a driven order leaves the step out; nil if it does not.
  let obstacle: String?
  /// The change that the step makes to the servers' answers; nil if there is none.
  let backendChange: BackendChange?
  /// The method call that the step makes; nil if there is none.
  let call: PlannedCall?

  convenience init(
    step: Step, path: ScenarioPath, location: SourceLocation?, backendChange: BackendChange? = nil,
    call: PlannedCall? = nil
  ) {
    self.init(step, path, location, backendChange, call, dependsOnOpening: false, obstacle: nil)
  }

  private init(
    _ step: Step, _ path: ScenarioPath, _ location: SourceLocation?, _ backendChange: BackendChange?,
    _ call: PlannedCall?, dependsOnOpening: Bool, obstacle: String?
  ) {
    self.step = step
    self.path = path
    self.location = location
    verb = step.kind.verb
    argument = step.kind.argument
    delay = if case .wait(let duration) = step.kind { duration } else { nil }
    self.backendChange = backendChange
    self.call = call
    self.dependsOnOpening = dependsOnOpening
    self.obstacle = obstacle
  }

  /// Returns the step as one that depends on an opening.
  ///
  /// - Parameter obstacle: Why a driven order leaves it out; nil if it does not.
  func dependingOnOpening(leftOutBecause obstacle: String? = nil) -> PlannedStep {
    PlannedStep(step, path, location, backendChange, call, dependsOnOpening: true, obstacle: obstacle)
  }

  /// The verb with the argument.
  var label: String { Self.label(verb, argument) }

  static func label(_ verb: StepVerb, _ argument: String?) -> String {
    argument.map { "\(verb.rawValue) \($0)" } ?? verb.rawValue
  }
}
