import SDKContract

extension PlatformMachine {
  /// Returns the steps that the system takes in response to an input, in order.
  ///
  /// Inputs are planned between sequences: an `open` call that the app makes during a sequence waits until its last
  /// step. An input without effect, such as a silent push after the user swiped the app away, becomes a step without a
  /// call.
  ///
  /// - Throws: `IllegalTransition` if the input is impossible in the current state.
  package func steps(for input: PlatformInput) throws(IllegalTransition) -> [PlatformStep] {
    if let refusal = refusal(of: input) { throw refusal }
    var plan = StepPlan(self)
    switch input {
    case .openFromHomeScreen: plan.open(.icon)
    case .openLink(let link, let form): plan.openLink(IncomingLink(link, as: form))
    case .openLinkAfterActivation(let link): plan.openLinkAfterActivation(IncomingLink(link))
    case .openOwnScheme(let link): plan.openOwnScheme(IncomingLink(link))
    case .openElsewhere: plan.openElsewhere()
    case .receiveNotification(let notification): plan.receiveNotification(notification)
    case .openNotification(let notification): plan.openNotification(notification)
    case .backgroundLaunch(let notification): plan.receiveSilentPush(notification)
    case .prewarm:
      plan.process = .prewarmed
      plan.add(nil, rule: .lifeCycle(.prewarms))
    // The user leaves what the app has opened, of which the app learns nothing.
    case .leave where process == .background || process == .suspended: break
    case .leave: plan.leave()
    case .resignActive: plan.change(.resignActive, rule: .lifeCycle(.alertCovers))
    case .becomeActive: plan.becomeActive(rule: .lifeCycle(.alertCovers))
    case .suspend: plan.suspend()
    case .reclaimScene: plan.reclaimScene()
    case .forceQuit: plan.forceQuit()
    case .systemKill: plan.systemKill()
    case .update: plan.update()
    }
    return plan.steps
  }

  /// Returns the error that `steps(for:)` throws for an input; nil if the input is possible.
  package func refusal(of input: PlatformInput) -> IllegalTransition? {
    configuration.problem
      ?? objection(to: input).map { IllegalTransition($0, rule: rule(against: input)) }
  }

  /// Returns why an input cannot happen now; nil if it can.
  private func objection(to input: PlatformInput) -> String? {
    switch input {
    case .openFromHomeScreen where process == .active || process == .inactive:
      "The user cannot open the app from the home screen while it is in front"
    case .openOwnScheme(let link) where link.isWeb:
      "An app cannot open its own universal link in itself: the browser opens it"
    case .openOwnScheme where !process.runsCode:
      "An app that is \(process.phrase) cannot open a link"
    case .prewarm where !configuration.profile.prewarms:
      "\(configuration.profile.name) does not prewarm processes, which began with iOS 15"
    case .prewarm where process != .notRunning:
      "A process that is \(process.phrase) cannot be prewarmed: there is one already"
    case .leave where process != .active && process != .inactive && !hasLeftForOther:
      "The user cannot leave an app that is \(process.phrase)"
    case .resignActive where process != .active:
      "Nothing can cover an app that is \(process.phrase): only an active app resigns"
    case .becomeActive where process != .inactive:
      "Nothing covers an app that is \(process.phrase); a link that opens the app ends an alert, too"
    case .suspend where process != .background:
      "An app that is \(process.phrase) cannot be suspended: only an app in the background is"
    case .reclaimScene where scene == nil:
      "An app without scenes has no scene that could be taken away"
    case .reclaimScene where scene != .background:
      "The system takes only a connected scene that is out of sight, and this one is \(sceneText)"
    case .forceQuit where process == .notRunning || process == .prewarmed:
      "The user cannot swipe away an app that is \(process.phrase)"
    case .systemKill where process == .notRunning, .update where process == .notRunning:
      "There is no process that the system could end"
    default:
      nil
    }
  }

  private func rule(against input: PlatformInput) -> PlatformRule {
    switch input {
    case .openOwnScheme(let link) where link.isWeb: .routing(.ownUniversalLink)
    case .openOwnScheme: .lifeCycle(.callsNeedRunningCode)
    case .prewarm where !configuration.profile.prewarms: .styles(.prewarmingSince15)
    case .reclaimScene where scene == nil: .styles(.sceneCallsNeedScenes)
    default: .lifeCycle(.inputNeedsState)
    }
  }

  private var sceneText: String {
    switch scene {
    case .foregroundActive, .foregroundInactive: "in front"
    case .background: "in the background"
    case .unattached, nil: "not connected"
    }
  }
}

extension ProcessState {
  /// What an app in this state is, after `is`.
  var phrase: String { self == .background ? "in the background" : rawValue }
}
