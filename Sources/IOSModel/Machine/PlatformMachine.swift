import SDKContract

/// The process and the scene of the app, and the calls that the system makes when they change.
///
/// `steps(for:)` plans the consequences of an input; `perform(_:)` applies each planned step when it is due. The two
/// are independent, so that a plan is checked against the rules of the life cycle and not against itself.
package struct PlatformMachine: Hashable, Sendable {
  /// The device and the build of the app.
  package let configuration: PlatformConfiguration
  /// The state of the app's process.
  package private(set) var process: ProcessState = .notRunning
  /// The state of the app's scene; nil if the app has no scenes.
  package private(set) var scene: SceneState?
  /// Whether the user swiped the app away and has not opened it since.
  package private(set) var wasForceQuit = false
  /// Whether the app is in the background because it opened the browser, another app or the App Store.
  package private(set) var hasLeftForOther = false
  /// Whether the system has a session for the app's scene, which a new connection restores.
  package private(set) var hasSceneSession = false

  private(set) var launch = LaunchProgress.none
  private(set) var announcement = Announcement()
  /// Whether the scene was connected and has not been active since.
  private(set) var isNewConnection = false

  /// The progress of the process's launch.
  enum LaunchProgress: Hashable, Sendable {
    case none
    case begun
    case finished
  }

  /// Creates the machine of an app that is not running.
  package init(configuration: PlatformConfiguration) {
    self.configuration = configuration
    scene = configuration.style.hasScenes ? .unattached : nil
    wasForceQuit = configuration.forceQuit
  }

  /// Applies the states that a step leads to.
  ///
  /// - Throws: `IllegalTransition` if the step is not possible in the current state.
  package mutating func perform(_ step: PlatformStep) throws(IllegalTransition) {
    try check(step)
    note(step)
    process = step.process
    scene = step.scene
  }

  /// Forgets what the system keeps about an app while it is installed, because the user has deleted it.
  package mutating func forgetApp() {
    hasSceneSession = false
    wasForceQuit = false
  }

  /// Records what later checks need to know about a legal step.
  private mutating func note(_ step: PlatformStep) {
    switch step.process {
    case .background: if step.rule == .lifeCycle(.leavesForOther) { hasLeftForOther = true }
    case .suspended: break
    case .notRunning, .prewarmed, .inactive, .active: hasLeftForOther = false
    }
    guard let call = step.call else { return noteSilent(step) }
    switch call.kind {
    case .willFinishLaunching:
      launch = .begun
      if step.process == .inactive { wasForceQuit = false }
    case .didFinishLaunching:
      launch = .finished
    case .configurationForConnecting:
      hasSceneSession = true
    case .sceneWillConnect:
      noteConnection(step)
    default:
      break
    }
    if let role = call.kind.role {
      announcement.note(role, isFirst: role.part == configuration.style.firstToHear)
      if role.change == .becomeActive { isNewConnection = false }
    }
  }

  private mutating func noteSilent(_ step: PlatformStep) {
    if step.process == .notRunning {
      launch = .none
      announcement = Announcement()
      isNewConnection = false
      if step.rule == .lifeCycle(.forceQuits) {
        wasForceQuit = true
        hasSceneSession = false
      }
    } else if scene == .unattached, step.scene != .unattached {
      noteConnection(step)
    }
  }

  private mutating func noteConnection(_ step: PlatformStep) {
    hasSceneSession = true
    isNewConnection = step.scene == .foregroundInactive
    announcement = Announcement()
  }
}
