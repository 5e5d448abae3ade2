/// A dry run of a scenario's steps on the platform's machine, without SDKs and without an app.
struct PlatformDryRun {
  private var router: LinkRouter
  private var machine: PlatformMachine
  private let links: LinkTable
  private var now = VirtualInstant.zero
  /// The number of times that the process has ended without a call into the app.
  private(set) var ends = 0

  init(_ plan: SimulationPlan) {
    router = plan.router
    links = plan.links
    machine = PlatformMachine(configuration: plan.platform)
  }

  /// Whether the app is installed now.
  var isInstalled: Bool { router.isInstalled }

  /// The state of the app's process now.
  var process: ProcessState { machine.process }

  /// The result of a step.
  enum StepResult {
    case done
    /// The step is not possible here, with the reason as a sentence without a full stop.
    case impossible(String)
    /// iOS does not allow what the step requests.
    case illegal(IllegalTransition)
  }

  /// Performs a step.
  mutating func perform(_ step: Step.Kind) -> StepResult {
    if case .wait(let duration) = step { now = now.advanced(by: duration) }
    if case .associationFile(let file) = step {
      router.siteChanges(to: AssociationFile(file), at: file.domain, now: now)
    }
    switch PlatformRequest(step, process: machine.process, isInstalled: router.isInstalled) {
    case .nothing: return .done
    case .impossible(let explanation): return .impossible(explanation)
    case .install: _ = router.install(at: now)
    case .update:
      _ = router.update(at: now)
      if let input = PlatformInput(endingForUpdate: machine.process) { return perform(input) }
    case .uninstall:
      router.isInstalled = false
      if let input = PlatformInput(endingForRemoval: machine.process) { return perform(input) }
    case .open(let url, let origin):
      let link = links[url]
      let decision = router.route(link, from: origin, at: now)
      if let input = PlatformInput(decision.destination, link, origin) { return perform(input) }
    case .input(let input): return perform(input)
    case .system(let step):
      guard let step = PlatformStep(step, process: machine.process, scene: machine.scene) else { return .done }
      return perform { machine throws(IllegalTransition) in try machine.perform(step) }
    }
    return .done
  }

  /// Ends the process without a step that requests it, as an uncaught exception does.
  mutating func endProcess() {
    guard machine.process != .notRunning else { return }
    _ = perform(.systemKill)
  }

  private mutating func perform(_ input: PlatformInput) -> StepResult {
    var ends = 0
    let result = perform { machine throws(IllegalTransition) in
      for step in try machine.steps(for: input) {
        try machine.perform(step)
        if step.call == nil, step.process == .notRunning { ends += 1 }
      }
    }
    self.ends += ends
    return result
  }

  private mutating func perform(_ body: (inout PlatformMachine) throws(IllegalTransition) -> Void) -> StepResult {
    do throws(IllegalTransition) {
      try body(&machine)
      return .done
    } catch {
      return .illegal(error)
    }
  }
}

extension AssociationFile {
  /// Creates the association file that a step describes.
  init(_ description: Step.AssociationFileDescription) {
    self.init(description.details)
    approval =
      switch description.state {
      case .served: .approved
      case .missing: .unspecified
      case .withoutApp: .denied
      }
  }
}

extension IllegalTransition {
  /// The explanation as the end of a sentence.
  var clause: String {
    // Names such as UIApplication keep their capitals.
    let isName = explanation.dropFirst().first?.isUppercase == true
    return isName ? explanation : explanation.prefix(1).lowercased() + explanation.dropFirst()
  }
}
