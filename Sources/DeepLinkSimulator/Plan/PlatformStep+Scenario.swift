extension PlatformStep {
  /// Translates a step of the system that a scenario asks for.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - process: The state of the app's process before it.
  ///   - scene: The state of the app's scene before it.
  /// - Returns: Nil if the call is not known, or needs a link that is not there.
  init?(_ step: Step.SystemStep, process: ProcessState, scene: SceneState?) {
    var call: SystemCall?
    if let label = step.call {
      guard let kind = SystemCall.Kind(rawValue: label.value), let known = SystemCall(kind, link: step.deliveredLink)
      else { return nil }
      call = known
    }
    let processAfter = step.process.flatMap { ProcessState(rawValue: $0.value) } ?? process
    let sceneAfter = step.scene.flatMap { SceneState(rawValue: $0.value) } ?? scene
    let seen = step.seen.flatMap { ProcessState(rawValue: $0.value) } ?? call?.kind.seenState(process, processAfter)
    self.init(
      call, seen: seen ?? processAfter, process: processAfter, scene: sceneAfter, rule: .lifeCycle(.inputNeedsState))
  }
}

extension SystemCall.Kind {
  /// The application state that iOS shows inside a call: a change that is announced has not been made yet.
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
  var deliveredLink: DeliveredLink? {
    guard let url = link?.value else { return nil }
    return DeliveredLink(url: url, kind: url.lowercased().hasPrefix("http") ? .universalLink : .customScheme)
  }

  /// What a trace calls the step.
  var text: String {
    [call?.value, process?.value, scene?.value].compactMap { $0 }.joined(separator: " ")
  }
}

extension SystemCall {
  /// Creates a call of a kind; nil if it needs a link and there is none.
  init?(_ kind: Kind, link: DeliveredLink?) {
    switch kind {
    case .willFinishLaunching: self = .willFinishLaunching(link)
    case .didFinishLaunching: self = .didFinishLaunching(link)
    case .sceneWillConnect: self = .sceneWillConnect(link)
    default:
      if let plain = Self.plain(kind) {
        self = plain
      } else if let link, let call = Self.opening(link, kind) {
        self = call
      } else {
        return nil
      }
    }
  }

  private static func opening(_ link: DeliveredLink, _ kind: Kind) -> SystemCall? {
    switch kind {
    case .applicationContinue: .applicationContinue(link)
    case .applicationOpen: .applicationOpen(link)
    case .sceneContinue: .sceneContinue(link)
    case .sceneOpenURLContexts: .sceneOpenURLContexts(link)
    case .onOpenURL: .onOpenURL(link)
    default: nil
    }
  }

  /// The calls that carry nothing, by kind.
  private static func plain(_ kind: Kind) -> SystemCall? { plainCalls[kind] }

  private static let plainCalls: [Kind: SystemCall] = Dictionary(
    uniqueKeysWithValues: [
      .configurationForConnecting, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect, .applicationWillEnterForeground, .applicationDidBecomeActive,
      .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillTerminate,
      .willEnterForegroundNotification, .didBecomeActiveNotification, .willResignActiveNotification,
      .didEnterBackgroundNotification, .willTerminateNotification, .applicationWillContinueUserActivity,
      .sceneWillContinueUserActivity, .onAppear, .scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground,
      .didReceiveRemoteNotification, .userNotificationCenterDidReceive,
    ].map { (call: SystemCall) in (call.kind, call) })
}
