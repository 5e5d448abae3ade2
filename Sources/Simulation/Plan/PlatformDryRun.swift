/// A dry run of a scenario's steps on the platform's machine, without SDKs and without an app.
///
/// What an app and its SDKs do cannot change the state of the app, with one exception: they may open something else,
/// and then the app is in the background. If they can do so, the dry run follows the app both in front and in the
/// background, and a step is possible if it is possible in one of the two.
struct PlatformDryRun {
  private var router: LinkRouter
  /// The states in which the app may be; the first one is that of an app that opens nothing by itself.
  private var machines: [PlatformMachine]
  private let links: LinkTable
  /// Whether the app's code, or an SDK, may open something at any time.
  private let mayOpenElsewhere: Bool
  private var now = VirtualInstant.zero
  /// The number of times that the process has ended without a call into the app.
  private(set) var ends = 0
  /// Whether the last step was possible in some of the states, but not in all of them.
  private(set) var isStepUncertain = false

  /// The largest number of states that are followed.
  private static let mostMachines = 8

  init(_ plan: SimulationPlan) {
    router = plan.router
    links = plan.links
    machines = [PlatformMachine(configuration: plan.platform)]
    mayOpenElsewhere = plan.mayOpenElsewhere
  }

  /// Whether the app is installed now.
  var isInstalled: Bool { router.isInstalled }

  /// The state of the app's process now, if the app has opened nothing by itself.
  var process: ProcessState { machines[0].process }

  /// The result of a step.
  enum StepResult {
    /// The step is done, and has ended the process so many times without a call into the app.
    case done(ends: Int)
    /// The step is not possible here, with the reason as a sentence without a full stop.
    case impossible(String)
    /// iOS does not allow what the step requests.
    case illegal(IllegalTransition)

    var isDone: Bool {
      if case .done = self { true } else { false }
    }

    var ends: Int {
      if case .done(let ends) = self { ends } else { 0 }
    }
  }

  /// Performs a step.
  mutating func perform(_ step: Step.Kind) -> StepResult {
    if case .wait(let duration) = step { now = now.advanced(by: duration) }
    if case .associationFile(let file) = step {
      router.siteChanges(to: AssociationFile(file), at: file.domain, now: now)
    }
    let requests = machines.map { PlatformRequest(step, process: $0.process, isInstalled: router.isInstalled) }
    var results: [StepResult] = []
    var next: [PlatformMachine] = []
    for (index, request) in requests.enumerated() {
      var machine = machines[index]
      if index == 0 { change(by: request) }
      let result = perform(step, request, on: &machine)
      results.append(result)
      if index == 0 { ends += result.ends }
      if result.isDone, !next.contains(machine) { next.append(machine) }
    }
    isStepUncertain = !next.isEmpty && results.contains { !$0.isDone }
    guard !next.isEmpty else { return results[0] }
    machines = next
    openElsewhere()
    return results.first(where: \.isDone) ?? results[0]
  }

  /// Ends the process without a step that requests it, as an uncaught exception does.
  mutating func endProcess() {
    for index in machines.indices where machines[index].process != .notRunning {
      let result = Self.perform(.systemKill, on: &machines[index])
      if index == 0 { ends += result.ends }
    }
  }

  /// Installs, updates or removes the app.
  private mutating func change(by request: PlatformRequest) {
    switch request {
    case .install: _ = router.install(at: now)
    case .update: _ = router.update(at: now)
    case .uninstall: router.isInstalled = false
    case .nothing, .impossible, .open, .input, .system: break
    }
  }

  /// Performs a step in one of the states.
  private mutating func perform(
    _ step: Step.Kind, _ request: PlatformRequest, on machine: inout PlatformMachine
  ) -> StepResult {
    switch request {
    case .nothing:
      guard case .call(ScenarioNames.systemOpen.name, .string(let url)?) = step else { return .done(ends: 0) }
      return open(url, from: .ownApp, on: &machine)
    case .impossible(let explanation): return .impossible(explanation)
    case .install: return .done(ends: 0)
    case .update: return Self.perform(PlatformInput(endingForUpdate: machine.process), on: &machine)
    case .uninstall:
      let result = Self.perform(PlatformInput(endingForRemoval: machine.process), on: &machine)
      machine.forgetApp()
      return result
    case .open(let url, let origin): return open(url, from: origin, on: &machine)
    case .input(let input): return Self.perform(input, on: &machine)
    case .system(let step):
      guard let step = PlatformStep(step, process: machine.process, scene: machine.scene) else {
        return .done(ends: 0)
      }
      do throws(IllegalTransition) {
        try machine.perform(step)
        return .done(ends: 0)
      } catch {
        return .illegal(error)
      }
    }
  }

  private mutating func open(_ url: String, from origin: TapOrigin, on machine: inout PlatformMachine) -> StepResult {
    let link = links[url]
    let decision = router.route(link, from: origin, at: now)
    return Self.perform(PlatformInput(decision.destination, link, origin), on: &machine)
  }

  /// Adds the states of an app that has opened something else.
  private mutating func openElsewhere() {
    guard mayOpenElsewhere else { return }
    for machine in machines where machines.count < Self.mostMachines {
      var machine = machine
      _ = Self.perform(.openElsewhere, on: &machine)
      if !machines.contains(machine) { machines.append(machine) }
    }
  }

  private static func perform(_ input: PlatformInput?, on machine: inout PlatformMachine) -> StepResult {
    guard let input else { return .done(ends: 0) }
    do throws(IllegalTransition) {
      var ends = 0
      for step in try machine.steps(for: input) {
        try machine.perform(step)
        if step.call == nil, step.process == .notRunning { ends += 1 }
      }
      return .done(ends: ends)
    } catch {
      return .illegal(error)
    }
  }
}

extension SimulationPlan {
  /// Whether the app, or an SDK in it, may open something at a time that the steps do not determine.
  fileprivate var mayOpenElsewhere: Bool {
    // What an app in Swift does is not known before it runs.
    if recordedEvents != nil { return true }
    return sdks.contains { sdk in
      switch sdk.opening {
      case .never: false
      case .whenNobodyResponds: lacksCallbacks(of: sdk.name)
      case .possible: true
      }
    }
  }

  /// Whether the described app may not respond to a callback of an SDK.
  private func lacksCallbacks(of sdk: SDKName) -> Bool {
    scenario.app.reactions.contains { $0.kind == .missing }
      || (steps + anytime).contains { $0.step.kind == .releaseDelegate(sdk.rawValue) }
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
