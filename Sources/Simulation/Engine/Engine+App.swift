// The run as the objects of the app's environment see it.
extension Engine: RunningSimulation {
  var defaults: [String: String] {
    get { world.defaults }
    set { world.defaults = newValue }
  }

  var keychain: [String: String] {
    get { world.keychain }
    set { world.keychain = newValue }
  }

  /// The SDKs read what the app puts on the pasteboard, too.
  var pasteboard: Pasteboard {
    get { world.pasteboard }
    set {
      world.pasteboard = newValue
      letSDKsNotice(.pasteboard(newValue.link))
    }
  }

  var screen: String? { world.screen }
  var storedLink: String? { world.storedLink }
  var closedGates: [String] { world.closedGates }
  /// What is only announced has not happened for the app yet, nor for the SDKs that it calls.
  var process: ProcessState { stateDuringCall ?? world.platform.process }
  var now: VirtualInstant { world.now }
  var date: UTCTime { plan.scenario.startDate.adding(world.now.advanced(by: world.clockOffset)) }

  func isPresent(_ link: SimulationLink) -> Bool { environment?.link === link }

  /// Records that an object of the app, or one through which it calls an SDK, has changed.
  func noteAppChange() { appVersions.change() }

  /// Records that the app has read a value that changes without the app's doing.
  func noteRead(_ value: UInt64) { runRecord.noteRead(value) }
  func noteReading(of clock: DeviceClock) { runRecord.readings.noteReading(of: clock) }
  func noteDeadline(on clock: DeviceClock) { runRecord.readings.noteDeadline(on: clock) }
  func noteOtherDeadline() { runRecord.readings.noteOtherDeadline() }

  func noteUnfollowed(because reason: String) { runRecord.leave(because: reason) }

  func countRandomValue() -> UInt64 {
    randomValueCount += 1
    noteRead(randomValueCount)
    return randomValueCount
  }

  func perform(_ act: AppAct, rule: SimulationRule) {
    switch act {
    case .show(let screen):
      guard holds(.simulation(rule == .appCode ? .routes : rule)) else { return }
      world.screen = screen
      recordApp(.route(screen: screen), rule: rule)
    case .store(let link):
      guard holds(.simulation(rule)) else { return }
      world.storedLink = link
      recordApp(.store(link: link), rule: rule)
    case .drop(let link):
      if holds(.simulation(rule)) { recordApp(.drop(link: link), rule: rule) }
    case .noRoute(let destination):
      if holds(.simulation(rule)) { recordApp(.noRoute(destination: destination), rule: rule) }
    case .other(let name, let argument):
      if holds(.simulation(rule)) { recordApp(.app(name, argument), rule: rule) }
    }
  }

  func takeStoredLink() -> String? { world.storedLink.take() }

  var isOnline: Bool { world.isOnline }
  var trackingStatus: ATTStatus { world.trackingStatus }

  func requestTracking() -> ATTStatus? {
    guard world.trackingStatus == .notDetermined else { return world.trackingStatus }
    let rule = RuleID.platform(.lifeCycle(.promptNeedsActiveApp))
    guard world.platform.process == .active || !holds(rule) || isShownPromptSoon else {
      record(.note("The tracking prompt is shown to an active app only"), .os, rule: rule)
      return .notDetermined
    }
    showTrackingPrompt()
    let early = RuleID.platform(.lifeCycle(.promptIsAnsweredAtOnce))
    guard plan.platform.profile.answersTrackingPromptAtOnce, holds(early) else { return nil }
    record(.note("The tracking prompt is answered before the user answers it"), .os, rule: early)
    return .denied
  }

  /// Whether the tracking prompt appears as soon as an app that asks during its launch is active.
  private var isShownPromptSoon: Bool {
    !plan.platform.profile.promptsActiveAppsOnly && world.systemSteps.contains { $0.process == .active }
  }

  func canOpenURL(_ url: String) -> Bool {
    let link = self.link(url)
    guard link.isURL else { return false }
    return link.isWeb || world.router.route(link, from: .otherApp).destination != .nothing
  }

  func openURL(_ url: String, universalLinksOnly: Bool) -> Bool {
    openURL(
      url, from: universalLinksOnly ? .ownAppUniversalLinksOnly : .ownApp, by: nil, rule: .simulation(.appCode))
  }

  /// Records a call of the app to an SDK and runs a body whose events have the call as their cause.
  func call(_ method: String, _ argument: String?, rule: SimulationRule, _ body: () -> Void) {
    guard holds(.simulation(.integrationCall)) else { return }
    let outer = currentEvent
    runRecord.currentEvent = record(.sdkCall(method, argument), .app, rule: .simulation(rule))
    body()
    runRecord.currentEvent = outer
  }

  func holds(_ rule: SimulationRule) -> Bool { holds(.simulation(rule)) }

  func change(_ index: Int, _ body: (inout AnySDK, SDKMoment, inout SDKEffects) -> Void) {
    let moment = SDKMoment(
      now: world.now, isActive: process == .active, isOnline: world.isOnline,
      links: sharedPlan.plan.links)
    change(index) { body(&$0, moment, &$1) }
  }

  /// Records an act of the app.
  func recordApp(_ occurrence: Occurrence, rule: SimulationRule) {
    record(occurrence, .app, rule: .simulation(rule))
  }
}
