extension Engine {
  /// Does a step of the scenario.
  func performStep(_ index: Int, _ event: PendingEvent) {
    let planned = plan.steps[index]
    record(.step(planned.verb, planned.argument), .user, event)
    world.isStepPending = false
    world.lastStepEvent = currentEvent
    world.lastStepTime = world.now
    switch planned.step.kind {
    case .tap(let url, let origin):
      let origin = origin.flatMap { LinkRouter.Origin(rawValue: $0.value) } ?? .otherApp
      open(url.value, from: origin, step: index)
    case .install:
      install(step: index)
    case .uninstall:
      uninstall(step: index)
    case .launch:
      launch(step: index)
    case .foreground:
      foreground(step: index)
    case .background:
      submit(.leave, step: index)
    case .suspend:
      submit(.suspend, step: index)
    case .kill(let reason):
      submit(reason?.value == "force-quit" ? .forceQuit : .systemKill, step: index)
    case .reclaimScene:
      submit(.reclaimScene, step: index)
    case .alert:
      submit(.resignActive, step: index)
    case .dismissAlert:
      submit(.becomeActive, step: index)
    case .prewarm:
      submitIfInstalled(.prewarm, step: index)
    case .backgroundLaunch:
      submitIfInstalled(.backgroundLaunch, step: index)
    case .openNotification:
      submitIfInstalled(.openNotification, step: index)
    case .wait:
      break
    case .openGate(let gate):
      changeGate(gate.value, isOpen: true)
    case .closeGate(let gate):
      changeGate(gate.value, isOpen: false)
    case .releaseDelegate(let sdk):
      if let sdk = SDKName(rawValue: sdk.value) { app.releaseDelegate(of: sdk) }
    case .network(let isOnline):
      world.isOnline = isOnline
    case .call(let method, _):
      callSDK(method.value, step: index)
    case .backend:
      if let change = planned.backendChange { apply(change) }
    }
  }

  private func submit(_ input: PlatformInput, step: Int) {
    world.systemInputs.append(World.SystemInput(input: input, cause: currentEvent, step: step))
  }

  private func submitIfInstalled(_ input: PlatformInput, step: Int) {
    guard world.router.isInstalled else {
      return stop(at: step, "the app is not installed; install it first", rule: .simulation(.userStep))
    }
    submit(input, step: step)
  }

  private func install(step: Int) {
    guard !world.router.isInstalled else {
      return stop(at: step, "the app is installed already; uninstall it first", rule: .simulation(.userStep))
    }
    world.router.isInstalled = true
    world.appsFlyer?.install()
    world.adjust?.install()
  }

  private func uninstall(step: Int) {
    guard world.router.isInstalled else {
      return stop(at: step, "the app is not installed", rule: .simulation(.userStep))
    }
    if world.platform.process != .notRunning { submit(.forceQuit, step: step) }
    world.router.isInstalled = false
    world.router.userApproval = .unspecified
    world.defaults = [:]
    world.storedLink = nil
    world.closedGates = plan.scenario.app.gates.map(\.value)
  }

  private func launch(step: Int) {
    guard world.platform.process != .active else {
      return stop(
        at: step, "the app is in front already; it can be launched when it is not running or in the background",
        rule: .simulation(.userStep))
    }
    submitIfInstalled(.openFromHomeScreen, step: step)
  }

  private func foreground(step: Int) {
    guard [.background, .suspended].contains(world.platform.process) else {
      return stop(
        at: step,
        "the app is \(world.platform.process.rawValue); only an app in the background can come to the foreground",
        rule: .simulation(.userStep))
    }
    submit(.openFromHomeScreen, step: step)
  }

  private func changeGate(_ gate: String, isOpen: Bool) {
    if isOpen {
      world.closedGates.removeAll { $0 == gate }
    } else if !world.closedGates.contains(gate) {
      world.closedGates.append(gate)
    }
    if world.platform.process.runsCode, world.appCodeHasRun { app.gateChanged(gate, isOpen: isOpen) }
  }

  private func apply(_ change: BackendChange) {
    change.appsFlyer?.applyOverrides(to: &world.appsFlyerBackend)
    change.adjust?.applyOverrides(to: &world.adjustBackend)
  }

  private func callSDK(_ method: String, step: Int) {
    guard world.platform.process.runsCode, world.appCodeHasRun, let environment else {
      return stop(
        at: step, "the app's code cannot call \(method) while the app is \(world.platform.process.rawValue)",
        rule: .simulation(.userStep))
    }
    SDKMethod(rawValue: method)?.call(environment)
  }
}
