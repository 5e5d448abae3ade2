import DeterministicExecution

extension Engine {
  // MARK: Links

  /// Routes a link: decides what it opens and then delivers it to the app in steps of the system.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - origin: The place and way in which it is opened.
  ///   - step: The step of the scenario that opens it; nil if the app or an SDK does.
  ///   - opener: The position of the SDK that is told whether the link was opened; nil for none.
  /// - Returns: Whether something opens it.
  @discardableResult
  func open(_ url: String, from origin: TapOrigin, step: Int?, opener: Int? = nil) -> Bool {
    let link = self.link(url)
    var decision = world.router.route(link, from: origin, at: world.now)
    if !holds(.platform(decision.rule)) {
      decision.destination = decision.destination == .nothing ? .browser : .nothing
    }
    if let input = PlatformInput(decision.destination, link, origin), input.isOpenedByTheApp, refusesOpening {
      decision = LinkRouter.RoutingDecision(.nothing, rule: .warm(.backgroundOpenRefused))
    }
    let cause = record(.routing(LinkOutcome(decision.destination), url: url), .os, rule: .platform(decision.rule))
    if let input = PlatformInput(decision.destination, link, origin) {
      let leavesApp = input == .openElsewhere
      world.systemInputs.append(
        World.SystemInput(
          input: input, cause: cause, step: leavesApp ? nil : step, opener: leavesApp ? nil : opener))
      if !leavesApp { return true }
    }
    if decision.destination == .browser { browse(link, from: origin, step: step, cause: cause) }
    let isOpened = decision.destination != .nothing
    reportOpening(of: url, to: opener, isSuccess: isOpened)
    return isOpened
  }

  /// Opens a URL for the app, or for an SDK if one is given, as `UIApplication.open` does.
  ///
  /// - Returns: Whether something opens it.
  @discardableResult
  func openURL(_ url: String, from origin: TapOrigin = .ownApp, by opener: Int?, rule: RuleID) -> Bool {
    let lane = opener.map { Lane.sdk(world.sdks[$0].name) } ?? .app
    record(.sdkCall(ScenarioNames.systemOpen.name, url), lane, rule: rule)
    return open(url, from: origin, step: nil, opener: opener)
  }

  /// Whether the app may open nothing now, because it is in the background and not on its way to the front.
  var refusesOpening: Bool {
    let isComingToFront = world.systemSteps.contains { $0.process == .inactive || $0.process == .active }
    return world.platform.process == .background && !isComingToFront && plan.platform.backgroundOpenRefused
      && holds(.platform(.warm(.backgroundOpenRefused)))
  }

  // MARK: The system's steps

  /// Plans the system's steps in response to an input.
  func begin(_ input: World.SystemInput) {
    world.passedNotification = nil
    if let answer = input.trackingAnswer {
      runRecord.currentEvent = world.lastSystemEvent
      trackingAnswered(answer)
    }
    do throws(IllegalTransition) {
      var steps = try world.platform.steps(for: input.input)
      if !plan.rules.disabled.isEmpty { steps.removeAll { !holds(.platform($0.rule)) } }
      world.systemSteps = steps[...]
      world.systemCause = input.cause
      if input.input == .leave, world.platform.hasLeftForOther { noteLeftAlready(input) }
      if case .openOwnScheme(let link) = input.input {
        let isDelivered = world.systemSteps.contains { $0.call?.link != nil }
        reportOpening(of: link.text, to: input.opener, isSuccess: isDelivered)
      }
    } catch {
      if let step = input.step, !leavesOut(plannedStep(step)) {
        stop(at: step, error.clause, rule: .platform(error.rule))
      } else {
        record(.note(error.explanation), .os, rule: .platform(error.rule), cause: input.cause)
      }
    }
    // If no step of the system follows, nothing else would run the work that the app started with the answer.
    if input.trackingAnswer != nil, world.systemSteps.isEmpty { finishEvent() }
  }

  /// Records that a user who leaves what the app has opened leaves the app as it is.
  private func noteLeftAlready(_ input: World.SystemInput) {
    record(
      .note("The app is in the background already, since it opened something else"), .os,
      rule: .platform(.lifeCycle(.leavesForOther)), cause: input.cause)
  }

  /// Performs a step of the system, with the call into the app that belongs to it.
  func performSystem(_ step: PlatformStep, _ event: PendingEvent) {
    world.isSystemStepPending = false
    let wasSuspended = world.platform.process == .suspended
    do throws(IllegalTransition) {
      try world.platform.perform(step)
    } catch {
      return stop(at: max(0, world.nextStep - 1), error.clause, rule: .platform(error.rule))
    }
    if step.call != nil, !world.appCodeHasRun { startProcess() }
    record(step.call.map(Occurrence.system) ?? .transition(step.process), .os, event)
    world.systemCause = currentEvent
    world.lastSystemEvent = currentEvent
    if wasSuspended { tellOfNetwork() }
    if let notification = step.notification { world.passedNotification = notification }
    if let call = step.call { deliver(call, step) }
    // Not `map`: a closure of the main actor looks up its executor at each call.
    if let next = world.systemSteps.first {
      world.queue.isTurnOpen = step.isInOneTurn(with: next)
    } else {
      world.queue.isTurnOpen = false
    }
    if step.process == .notRunning {
      endProcess()
      if world.isBeingRemoved { removeData() }
    }
    if step.process == .suspended, !wasSuspended { loseConnections() }
  }

  private func startProcess() {
    world.appCodeHasRun = true
    letSDKsNotice(.processStarted)
    let environment = AppEnvironment(simulation: self, refusals: refusals, sdks: world.sdks)
    self.environment = environment
    loop?.environment = environment
    trackWork(startedIn: "the start of the process") { app.startProcess(environment) }
    for notice in plan.platform.notices where holds(.platform(notice)) {
      record(.note(notice.rule.statement), .os, rule: .platform(notice))
    }
  }

  private func endProcess() {
    guard world.appCodeHasRun else { return }
    world.appCodeHasRun = false
    world.isTrackingPromptShown = false
    world.queue.isTurnOpen = false
    world.screen = nil
    let dropped = holds(.simulation(.processGone)) ? world.queue.removeAll { $0.scope == .process } : 0
    if dropped > 0 {
      record(
        .note("\(dropped) pending \(dropped == 1 ? "event" : "events") dropped"), .os, rule: .simulation(.processGone))
    }
    environment = nil
    standardIntegration = nil
    loop?.environment = nil
    abandonWork()
    app.endProcess()
    letSDKsNotice(.processEnded)
  }

  private func standardIntegration(in environment: AppEnvironment) -> StandardIntegration {
    if let integration = standardIntegration, integration.environment === environment { return integration }
    let integration = StandardIntegration(plan: sharedPlan, app: app, environment: environment)
    standardIntegration = integration
    return integration
  }

  private func deliver(_ call: SystemCall, _ step: PlatformStep) {
    guard let environment else { return }
    stateDuringCall = step.seen
    defer { stateDuringCall = nil }
    let delivery = SystemCallDelivery(call: call, step: step)
    var succeeded = true
    let marker = responder.begin()
    trackWork(startedIn: call.label) { succeeded = delivery.perform(on: app, environment) }
    let responded = responder.end(marker)
    if !succeeded, responded { returnedFalse(from: call) }
    if app.integration == .standard {
      standardIntegration(in: environment).follow(call, world.passedNotification)
    }
    letSDKsObserve(call)
  }

  /// Handles the result false of a call into the app.
  private func returnedFalse(from call: SystemCall) {
    guard let rule = call.ruleForFalse(in: plan.platform.style), holds(.platform(rule)) else { return }
    switch call.kind {
    case .willFinishLaunching, .didFinishLaunching:
      world.systemSteps = world.platform.remaining(world.systemSteps, afterLaunchReturned: false)[...]
    default:
      record(.note("returned false"), .os, rule: .platform(rule))
    }
  }
}
