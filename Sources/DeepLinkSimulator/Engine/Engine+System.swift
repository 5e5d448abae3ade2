extension Engine {
  /// Who asks the system to open a URL.
  enum Opener {
    case app
    case adjust
  }

  // MARK: Links

  /// Lets the system route a link: which app it opens, and then, as system steps, how the app gets it.
  ///
  /// - Returns: Whether anything opens it.
  @discardableResult
  func open(_ url: String, from origin: LinkRouter.Origin, step: Int?) -> Bool {
    let decision = world.router.route(url, from: origin)
    let cause = record(.routing(decision.destination.text, url: url), .os, rule: .platform(decision.rule))
    if let input = PlatformInput(decision.destination, url, origin) {
      world.systemInputs.append(World.SystemInput(input: input, cause: cause, step: step))
    } else if decision.destination == .browser {
      clicked(url, cause: cause)
    }
    return decision.destination != .nothing
  }

  /// The servers behind a link see the click when the browser opens it, and lead to the store if need be.
  private func clicked(_ url: String, cause: Int) {
    var isAttributed = false
    if let configuration = world.appsFlyer?.configuration, configuration.recognizes(url) {
      record(.click(.appsFlyer), .backend, rule: .simulation(.clickRegistered), cause: cause)
      world.appsFlyerBackend.clicked(url, at: world.now)
      isAttributed = true
    }
    if world.adjust != nil, world.adjustBackend.recognizes(url) {
      record(.click(.adjust), .backend, rule: .simulation(.clickRegistered), cause: cause)
      world.adjustBackend.clicked(url)
      isAttributed = true
    }
    if isAttributed, !world.router.isInstalled {
      record(.routing("opens App Store", url: url), .os, rule: .simulation(.storeRedirect), cause: eventCount)
    }
  }

  /// `UIApplication.open`, called by the app or by an SDK.
  ///
  /// - Returns: What its completion handler gets: whether anything opens the URL.
  @discardableResult
  func openURL(_ url: String, by opener: Opener, rule: RuleID) -> Bool {
    record(.sdkCall("UIApplication.open", url), opener == .app ? .app : .adjust, rule: rule)
    return open(url, from: .ownApp, step: nil)
  }

  // MARK: The system's steps

  /// Plans what the system does in answer to an input.
  func begin(_ input: World.SystemInput) {
    do throws(IllegalTransition) {
      world.systemSteps = try world.platform.steps(for: input.input)[...]
      world.systemCause = input.cause
    } catch {
      if let step = input.step {
        stop(at: step, error.explanation, rule: .platform(error.rule))
      } else {
        record(.note(error.explanation), .os, rule: .platform(error.rule), cause: input.cause)
      }
    }
  }

  /// Does one step of the system, and makes the call into the app that belongs to it.
  func performSystem(_ step: PlatformStep, _ event: PendingEvent) {
    world.isSystemStepPending = false
    do throws(IllegalTransition) {
      try world.platform.perform(step)
    } catch {
      return stop(at: max(0, world.nextStep - 1), error.explanation, rule: .platform(error.rule))
    }
    if step.call != nil, !world.appCodeHasRun { startProcess() }
    record(step.call.map(Occurrence.system) ?? .transition(step.process.rawValue), .os, event)
    world.systemCause = currentEvent
    world.lastSystemEvent = currentEvent
    if let call = step.call { deliver(call, step) }
    if step.process == .notRunning { endProcess() }
  }

  private func startProcess() {
    world.appCodeHasRun = true
    world.appsFlyer?.startProcess()
    world.adjust?.startProcess()
    let environment = AppEnvironment(engine: self)
    self.environment = environment
    app.startProcess(environment)
  }

  private func endProcess() {
    guard world.appCodeHasRun else { return }
    world.appCodeHasRun = false
    world.screen = nil
    let dropped = world.queue.removeAll { $0.scope == .process }
    if dropped > 0 {
      record(
        .note("\(dropped) pending \(dropped == 1 ? "event" : "events") dropped"), .os, rule: .simulation(.processGone))
    }
    environment = nil
    app.endProcess()
    world.appsFlyer?.endProcess()
    world.adjust?.endProcess()
  }

  private func deliver(_ call: SystemCall, _ step: PlatformStep) {
    guard let environment else { return }
    let launchSucceeded = SystemCallDelivery(call: call, step: step).perform(on: app, environment)
    if !launchSucceeded {
      world.systemSteps = world.platform.remaining(world.systemSteps, afterLaunchReturned: false)[...]
    }
    if app.integration == .standard {
      StandardIntegration(plan: plan, app: app, environment: environment).follow(call, notification: world.notification)
    }
    letSDKsObserve(call)
  }

  /// The SDKs observe the system themselves; they hear of it after the app's own delegates.
  private func letSDKsObserve(_ call: SystemCall) {
    let now = world.now
    switch call {
    case .didFinishLaunching(let link):
      let route: IncomingLink.Route = link?.kind == .universalLink ? .userActivity : .openURL
      perform(world.appsFlyer?.didFinishLaunching(link: link.map { IncomingLink(url: $0.url, route: route) }, at: now))
    case .didBecomeActiveNotification:
      perform(world.appsFlyer?.didBecomeActive(at: now))
      perform(world.adjust?.didBecomeActive(at: now))
    case .willResignActiveNotification:
      perform(world.adjust?.willResignActive(at: now))
    case .didEnterBackgroundNotification:
      perform(world.appsFlyer?.didEnterBackground(at: now))
    default: break
    }
  }
}

extension LinkRouter.Destination {
  /// What a trace says of the decision.
  fileprivate var text: String {
    switch self {
    case .app: "opens app"
    case .otherApp: "opens another app"
    case .browser: "opens browser"
    case .nothing: "opens nothing"
    }
  }
}
