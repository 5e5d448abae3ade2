extension Engine {
  /// Returns the link of a text, which is already parsed if a step or an earlier event contained it.
  func link(_ text: String) -> Link { sharedPlan.plan.links[text] }

  var isLastStepDone: Bool { world.isLastStepDone(of: stepCount) }

  /// Performs a step of the scenario.
  func performStep(_ index: Int, _ event: PendingEvent) {
    let planned = plannedStep(index)
    record(.step(planned.verb, planned.argument), .user, event)
    world.isStepPending = false
    world.lastStepEvent = currentEvent
    world.lastStepTime = world.now
    perform(planned, step: index)
  }

  /// Performs an `anytime` step, which is possible now.
  func performAnytimeStep(_ index: Int, _ event: PendingEvent) {
    var event = event
    event.cause = max(world.lastStepEvent, world.lastSystemEvent)
    let planned = plan.anytime[index]
    record(.step(planned.verb, planned.argument), .user, event)
    world.hasDoneAnytimeStep = true
    // The run waits as long for its effects as for those of the last step.
    world.lastStepTime = world.now
    perform(planned, step: nil)
  }

  /// - Parameter step: The position of the step in the scenario; nil if it need not be possible.
  private func perform(_ planned: PlannedStep, step: Int?) {
    let request = PlatformRequest(
      planned.step.kind, process: world.platform.process, isInstalled: world.router.isInstalled)
    switch request {
    case .nothing: performOutsideDevice(planned)
    case .impossible(let explanation): leaveOut(step, explanation)
    case .install: install()
    case .update: update(step: step)
    case .uninstall: uninstall(step: step)
    case .open(let url, let origin): open(url, from: origin, step: step)
    case .input(let input): submit(world.pushes.numbered(input), step: step)
    case .system(let step):
      let (process, scene) = (world.platform.process, world.platform.scene)
      world.passedNotification = nil
      world.systemSteps = PlatformStep(step, process: process, scene: scene).map { [$0] } ?? []
      world.systemCause = currentEvent
    }
  }

  /// Handles a step that is not possible: the run ends, or the step is left out.
  private func leaveOut(_ step: Int?, _ explanation: String) {
    guard let step, !leavesOut(plannedStep(step)) || !holds(.simulation(.stepLeftOut)) else {
      record(.note(explanation), .user, rule: .simulation(.stepLeftOut))
      return
    }
    stop(at: step, explanation, rule: .simulation(.userStep))
  }

  /// Returns whether a step is left out if it is not possible: it was possible without what came before it, or in
  /// another order.
  func leavesOut(_ step: PlannedStep) -> Bool {
    world.hasDoneAnytimeStep || step.dependsOnOpening && (plan.isExplored || runRecord.follower != nil)
  }

  /// Performs a step that is not about the device.
  private func performOutsideDevice(_ planned: PlannedStep) {
    switch planned.step.kind {
    case .openGate(let gate): changeGate(gate, isOpen: true)
    case .closeGate(let gate): changeGate(gate, isOpen: false)
    case .releaseDelegate(let sdk):
      app.releaseDelegate(of: SDKName(rawValue: sdk))
    case .trackingAuthorization(let answer): answerTrackingPrompt(answer.status)
    case .adClick(let parameters):
      if case .object(let entries) = parameters {
        for index in world.sdks.indices { world.sdks[index].reportedClick(Payload(entries), at: world.now) }
      }
    case .pasteboard(let text): pasteboard.copy(text)
    case .clockBack(let duration): moveClock(by: .zero - duration)
    case .associationFile(let file):
      world.router.siteChanges(to: AssociationFile(file), at: file.domain, now: world.now)
    case .network(let isOnline): changeNetwork(isOnline: isOnline)
    case .call:
      if let environment, let call = planned.call {
        environment.link.isCalledByStep = true
        call.make(in: environment)
        environment.link.isCalledByStep = false
      }
    case .backend: planned.backendChange?.apply(to: &world, sdks: plan.registry)
    case .tap, .install, .update, .uninstall, .launch, .receiveNotification, .openNotification, .backgroundLaunch,
      .prewarm, .foreground, .background, .suspend, .kill, .reclaimScene, .alert, .dismissAlert, .wait, .system:
      // These are requests to the device, or let time pass.
      break
    }
  }

  private func submit(_ input: PlatformInput, step: Int?) {
    world.systemInputs.append(World.SystemInput(input: input, cause: currentEvent, step: step))
  }

  /// Shows the tracking prompt, because the app asks for it or the scenario answers it.
  func showTrackingPrompt() {
    guard !world.isTrackingPromptShown else { return }
    world.isTrackingPromptShown = true
    guard plan.platform.trackingPromptCovers, holds(.platform(.lifeCycle(.trackingPromptCovers))) else { return }
    record(.note("The tracking prompt covers the app"), .os, rule: .platform(.lifeCycle(.trackingPromptCovers)))
    submit(.resignActive, step: nil)
  }

  /// Handles the user's answer to the tracking prompt, which is shown first if the scenario answers without the app
  /// having asked.
  ///
  /// The prompt covers only an active app; otherwise an alert of the scenario covers it.
  private func answerTrackingPrompt(_ status: ATTStatus) {
    guard
      plan.platform.trackingPromptCovers, holds(.platform(.lifeCycle(.trackingPromptCovers))),
      world.platform.process == .active || world.isTrackingPromptShown
    else { return trackingAnswered(status) }
    showTrackingPrompt()
    world.systemInputs.append(
      World.SystemInput(input: .becomeActive, cause: currentEvent, step: nil, trackingAnswer: status))
  }

  /// Passes the user's answer to the tracking prompt to the SDKs and to the code in the app that asked.
  func trackingAnswered(_ status: ATTStatus) {
    world.trackingStatus = status
    world.isTrackingPromptShown = false
    letSDKsNotice(.trackingAnswered(status))
    guard let environment, world.platform.process.runsCode else { return }
    trackWork(startedIn: StepVerb.trackingAuthorization.rawValue) { environment.trackingAnswered(status) }
  }

  private func install() {
    let backup = world.backup.take()
    if let backup {
      record(.note("the backup brings back the data of the app"), .os, rule: .platform(.lifeCycle(.restoresBackup)))
      world.defaults = backup.defaults
      world.storedLink = backup.storedLink
    }
    record(world.router.install(at: world.now), rule: .fetchedAtInstall)
    letSDKsNotice(.installed(fromBackup: backup != nil))
  }

  /// Replaces the app with a new version, which has the same code here.
  private func update(step: Int?) {
    if let input = PlatformInput(endingForUpdate: world.platform.process) { submit(input, step: step) }
    let keepsData = RuleID.platform(.lifeCycle(.updateKeepsData))
    if holds(keepsData) {
      record(.note("the data of the app stays"), .os, rule: keepsData)
    } else {
      removeData()
      letSDKsNotice(.installed(fromBackup: false))
    }
    guard holds(.platform(.association(.fetchedAtUpdate))) else { return }
    record(world.router.update(at: world.now), rule: .fetchedAtUpdate)
  }

  private func record(_ fetches: [LinkRouter.Fetch], rule: PlatformRule.Association) {
    let rule = RuleID.platform(.association(rule))
    for fetch in fetches where holds(rule) { record(.note(fetch.text), .os, rule: rule) }
  }

  private func uninstall(step: Int?) {
    world.router.isInstalled = false
    guard let input = PlatformInput(endingForRemoval: world.platform.process) else { return removeData() }
    // Nothing of the app comes in between, apart from the calls with which the system ends it.
    world.isBeingRemoved = true
    submit(input, step: step)
  }

  /// Removes what the app and its SDKs have left on the device, also during the last calls into the app.
  func removeData() {
    world.isBeingRemoved = false
    world.platform.forgetApp()
    world.pushes.clear()
    let hasBackup = plan.platform.restoresBackup && holds(.platform(.lifeCycle(.restoresBackup)))
    letSDKsNotice(.uninstalled(hasBackup: hasBackup))
    world.backup = hasBackup ? World.AppBackup(defaults: world.defaults, storedLink: world.storedLink) : nil
    world.defaults = [:]
    // Nothing can use the objects before the app is installed again.
    if !hasBackup { storedObjects = [:] }
    world.trackingStatus = .notDetermined
    world.storedLink = nil
    world.closedGates = plan.scenario.app.gates.sorted()
  }

  private func changeNetwork(isOnline: Bool) {
    guard world.isOnline != isOnline else { return }
    world.isOnline = isOnline
    tellOfNetwork()
  }

  /// Notifies the app's observers of the network; a suspended app is notified when it runs again.
  func tellOfNetwork() {
    guard world.appCodeHasRun, world.platform.process.runsCode else { return }
    guard let observers = environment?.existing(NetworkObservers.self) else { return }
    trackWork(startedIn: StepVerb.network.rawValue) { observers.tell() }
  }

  private func moveClock(by duration: Duration) {
    world.clockOffset += duration
    letSDKsNotice(.clockMoved(duration))
  }

  private func changeGate(_ gate: String, isOpen: Bool) {
    if isOpen {
      world.closedGates.removeAll { $0 == gate }
    } else if !world.closedGates.contains(gate) {
      world.closedGates = (world.closedGates + [gate]).sorted()
    }
    guard world.appCodeHasRun, world.platform.process.runsCode else { return }
    let verb = isOpen ? StepVerb.openGate : .closeGate
    trackWork(startedIn: verb.rawValue) { app.gateChanged(gate, isOpen: isOpen) }
  }
}
