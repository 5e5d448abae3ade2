import SDKContract

/// Plans the sequence of steps that follows from one input in the current states.
struct StepPlan {
  /// The cause of a launch or a connection, which decides what its options contain.
  enum Cause {
    case icon
    case link(IncomingLink)
    case notification(PushNotification)
    /// A background task; a silent push if there is a notification.
    case backgroundTask(PushNotification?)

    var link: IncomingLink? {
      if case .link(let link) = self { link } else { nil }
    }

    /// The notification on which the user acted, or the silent push.
    var notification: PushNotification? {
      switch self {
      case .notification(let notification): notification
      case .backgroundTask(let notification): notification
      case .icon, .link: nil
      }
    }

    /// The notification on which the user acted.
    var opened: PushNotification? {
      if case .notification(let notification) = self { notification } else { nil }
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
    steps.reserveCapacity(8)
  }

  var style: AppStyle { configuration.style }

  /// Whether a rule holds, as it does except in runs that check whether its absence is noticed.
  func holds(_ rule: PlatformRule) -> Bool { configuration.rules.isOn(rule) }

  /// Adds a call, which sees the current state unless another one is given.
  mutating func add(
    _ call: SystemCall.Kind?, _ link: IncomingLink? = nil, seen: ProcessState? = nil, rule: PlatformRule,
    notification: PushNotification? = nil,
    setItems: SetItems = .linkAlone
  ) {
    steps.append(
      PlatformStep(
        call.map { SystemCall($0, link?.link, as: link?.form) }, seen: seen ?? process, process: process,
        scene: scene, rule: rule, notification: notification, setItems: setItems))
  }

  /// Removes what depends on the launch methods having returned true.
  mutating func withholdLink() {
    steps = PlatformMachine.remaining(steps[...], afterLaunchReturned: false, in: configuration)
  }
}
