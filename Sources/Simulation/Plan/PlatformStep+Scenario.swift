extension PlatformStep {
  /// Creates the step of the system that a scenario requests.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - process: The state of the app's process before it.
  ///   - scene: The state of the app's scene before it.
  /// - Returns: Nil if the call needs a link and there is none.
  init?(_ step: Step.SystemStep, process: ProcessState, scene: SceneState?) {
    var call: SystemCall?
    if let kind = step.call {
      guard let known = SystemCall(kind, given: step.deliveredLink) else { return nil }
      call = known
    }
    let processAfter = step.process ?? process
    let sceneAfter = step.scene ?? scene
    let seen = step.seen ?? call?.kind.seenState(process, processAfter)
    self.init(
      call, seen: seen ?? processAfter, process: processAfter, scene: sceneAfter, rule: .lifeCycle(.inputNeedsState))
  }
}

extension SystemCall.Kind {
  /// Returns the application state that iOS shows during a call: an announced change has not happened yet.
  fileprivate func seenState(_ before: ProcessState, _ after: ProcessState) -> ProcessState {
    switch self {
    case .applicationWillResignActive, .sceneWillResignActive, .willResignActiveNotification: .active
    case .applicationWillEnterForeground, .sceneWillEnterForeground, .willEnterForegroundNotification:
      before.runsCode ? before : after
    default: after
    }
  }
}

extension Step.SystemStep {
  /// The link that the call carries.
  var deliveredLink: Link? { link.map { Link($0) } }
}

extension SystemCall {
  /// Creates a call of a kind; nil if it needs a link and there is none.
  init?(_ kind: Kind, given link: Link?) {
    switch kind.cargo {
    case .none: self.init(kind)
    case .perhaps: self.init(kind, link)
    case .link:
      guard let link else { return nil }
      self.init(kind, link)
    }
  }
}
