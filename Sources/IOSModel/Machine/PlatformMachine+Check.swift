import SDKContract

extension PlatformMachine {
  /// Checks a step against the rules of the life cycle, whatever its origin.
  func check(_ step: PlatformStep) throws(IllegalTransition) {
    if let problem = configuration.problem { throw problem }
    try checkImpossiblePairs(step)
    try checkSceneExists(step)
    if let call = step.call {
      let kind = call.kind
      try checkAddressee(kind)
      try checkCodeRuns(step, kind)
      try checkLaunch(step, call)
      try checkConnection(kind)
      try checkLink(step, call)
      if let role = kind.role {
        try checkChange(step, kind, role)
      } else {
        try checkStates(step, kind)
      }
      try checkSeen(step, kind)
    } else {
      try checkSilent(step)
    }
    try checkAggregate(step)
  }

  private func checkImpossiblePairs(_ step: PlatformStep) throws(IllegalTransition) {
    switch (process, step.process) {
    case (.active, .background):
      throw IllegalTransition(
        "An app cannot go from active to background: it is inactive in between",
        rule: .lifeCycle(.inactiveBeforeBackground))
    case (.background, .active):
      throw IllegalTransition(
        "An app cannot go from background to active: it is inactive in between", rule: .lifeCycle(.inactiveBeforeActive)
      )
    case (.suspended, .active):
      throw IllegalTransition(
        "A suspended app cannot become active: it runs and enters the foreground first",
        rule: .lifeCycle(.suspendedNeverActive))
    case (.notRunning, .active), (.prewarmed, .active):
      throw IllegalTransition(
        "An app that is \(process.phrase) cannot become active: it is launched first",
        rule: .lifeCycle(.launchBeforeActive))
    default:
      break
    }
  }

  private func checkSceneExists(_ step: PlatformStep) throws(IllegalTransition) {
    if scene == nil, step.scene != nil {
      throw IllegalTransition("An app without scenes has no scene state", rule: .styles(.sceneCallsNeedScenes))
    }
    if scene != nil, step.scene == nil {
      throw IllegalTransition("An app with scenes always has a scene state", rule: .lifeCycle(.stateIsAggregate))
    }
  }

  private func checkAddressee(_ kind: SystemCall.Kind) throws(IllegalTransition) {
    let style = configuration.style
    if kind.isDelivered(to: style) { return }
    switch kind.receiver {
    case .appDelegateWithoutScenes where kind.role != nil:
      throw IllegalTransition(
        "\(kind.name) is not called in an app with scenes", rule: .styles(.delegateLifeCycleEndsWithScenes))
    case .appDelegateWithoutScenes:
      throw IllegalTransition(
        "\(kind.name) is not called in an app with scenes, which gets its links in another way",
        rule: style.isSwiftUI ? .swiftUI(.delegateLinksNotPassedOn) : .styles(.delegateLinksEndWithScenes))
    case .sceneDelegateOfUIKit where style == .swiftUISceneDelegate:
      throw IllegalTransition(
        "\(kind.name) is never called in a SwiftUI app: .onOpenURL or .onContinueUserActivity gets the link",
        rule: .swiftUI(.sceneContinueNeverCalled))
    case .swiftUI:
      throw IllegalTransition(
        "\(kind.name) belongs to SwiftUI, and this app is UIKit's", rule: .styles(.swiftUICallsNeedSwiftUI))
    case .sceneSessions, .sceneDelegate, .sceneDelegateOfUIKit, .everyApp, .observers:
      throw IllegalTransition(
        "\(kind.name) needs a scene delegate, and this app has none", rule: .styles(.sceneCallsNeedScenes))
    }
  }

  private func checkCodeRuns(_ step: PlatformStep, _ kind: SystemCall.Kind) throws(IllegalTransition) {
    let isLaunch = kind == .willFinishLaunching && (process == .notRunning || process == .prewarmed)
    if !process.runsCode, !isLaunch {
      throw IllegalTransition(
        "\(kind.name) cannot be called: the process is \(process.rawValue), so no code of the app runs",
        rule: .lifeCycle(.callsNeedRunningCode))
    }
    if !step.seen.runsCode {
      throw IllegalTransition(
        "\(kind.name) cannot see the state \(step.seen.rawValue), in which no code of the app runs",
        rule: .lifeCycle(.callsNeedRunningCode))
    }
  }

  private func checkLaunch(_ step: PlatformStep, _ call: SystemCall) throws(IllegalTransition) {
    let name = call.kind.name
    switch call.kind {
    case .willFinishLaunching, .didFinishLaunching:
      if scene != nil, call.link != nil || step.notification != nil {
        throw IllegalTransition(
          "\(name) gets launch options only without scenes: here they are nil", rule: .cold(.launchOptionsEmptyInScenes)
        )
      }
      let isFirst = call.kind == .didFinishLaunching ? launch != .finished : launch == .none
      if !isFirst {
        throw IllegalTransition(
          "\(name) cannot be called twice in one process", rule: .lifeCycle(.launchesOncePerProcess))
      }
    default:
      if launch != .finished {
        throw IllegalTransition(
          "\(name) cannot be called before the launch is done", rule: .lifeCycle(.launchesOncePerProcess))
      }
    }
  }

  private func checkConnection(_ kind: SystemCall.Kind) throws(IllegalTransition) {
    switch kind {
    case .sceneWillConnect where scene != .unattached:
      throw IllegalTransition("\(kind.name) cannot be called for a connected scene", rule: .lifeCycle(.connectsOnce))
    case .configurationForConnecting where hasSceneSession:
      throw IllegalTransition("\(kind.name) is called only for a new scene session", rule: .cold(.configuresNewSession))
    case .sceneWillConnect, .configurationForConnecting:
      break
    default:
      if scene == .unattached, kind.needsConnectedScene {
        throw IllegalTransition("\(kind.name) cannot be called: no scene is connected", rule: .lifeCycle(.connectsOnce))
      }
    }
  }

  private func checkLink(_ step: PlatformStep, _ call: SystemCall) throws(IllegalTransition) {
    let kind = call.kind
    let mayConnectInBackground = kind == .sceneWillConnect && configuration.willConnectSeesBackground
    let mayOpenInBackground =
      kind == .sceneOpenURLContexts && configuration.style == .uikitScenes && configuration.schemeLinkComesFirst
    if call.link != nil, step.seen == .background, !mayOpenInBackground,
      !mayConnectInBackground || step.process == .background
    {
      throw IllegalTransition(
        "\(kind.name) cannot get a link in the background: the app comes to the foreground first",
        rule: .warm(.noLinkInBackground))
    }
    switch kind {
    case .userNotificationCenterWillPresent where !configuration.isInFront(step.seen):
      throw IllegalTransition(
        "\(kind.name) cannot be called in the background, where the system shows a notification itself",
        rule: .push(.systemShows))
    case .sceneWillContinueUserActivity, .sceneContinue, .sceneOpenURLContexts:
      if isNewConnection {
        throw IllegalTransition(
          "\(kind.name) is not called on a cold start: scene(_:willConnectTo:options:) has the link",
          rule: .cold(.warmMethodsAreForConnectedScenes))
      }
    default:
      break
    }
  }

  private func checkAggregate(_ step: PlatformStep) throws(IllegalTransition) {
    guard let scene = step.scene else { return }
    let fits =
      switch step.process {
      case .notRunning, .prewarmed: scene == .unattached
      case .active: scene == .foregroundActive
      case .inactive: scene == .foregroundInactive || scene == .unattached
      case .background, .suspended: scene == .background || scene == .unattached
      }
    if !fits {
      throw IllegalTransition(
        "An app that is \(step.process.phrase) cannot have a scene in the state \(scene.rawValue)",
        rule: .lifeCycle(.stateIsAggregate))
    }
  }
}
