import SDKContract

/// Works out the sequence that one input sets off, from the states in which it arrives.
struct StepPlan {
  /// What a launch or a connection was caused by, and so what its options carry.
  enum Cause {
    case icon
    case link(Link)
    case notification
    case backgroundTask

    var link: Link? {
      if case .link(let link) = self { link } else { nil }
    }

    var isNotification: Bool {
      if case .notification = self { true } else { false }
    }
  }

  let configuration: PlatformConfiguration
  var process: ProcessState
  var scene: SceneState?
  let hasSession: Bool
  let wasForceQuit: Bool
  private(set) var steps: [PlatformStep] = []

  init(_ machine: PlatformMachine) {
    configuration = machine.configuration
    process = machine.process
    scene = machine.scene
    hasSession = machine.hasSceneSession
    wasForceQuit = machine.wasForceQuit
  }

  var style: AppStyle { configuration.style }

  /// Whether a rule holds: in all runs but those that are to show what notices the lack of one.
  func holds(_ rule: PlatformRule) -> Bool { configuration.rules.isOn(rule) }

  /// Adds a call that sees the state that is current then, unless another is given.
  mutating func add(
    _ call: SystemCall.Kind?, _ link: Link? = nil, seen: ProcessState? = nil, rule: PlatformRule,
    carriesNotification: Bool = false,
    setItems: SetItems = .linkAlone
  ) {
    steps.append(
      PlatformStep(
        call.map { SystemCall($0, link) }, seen: seen ?? process, process: process, scene: scene, rule: rule,
        carriesNotification: carriesNotification, setItems: setItems))
  }

  /// Takes back what depends on the launch methods having returned true.
  mutating func withholdLink() {
    steps = PlatformMachine.remaining(steps[...], afterLaunchReturned: false, in: configuration)
  }
}
