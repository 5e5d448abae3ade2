import SDKContract

extension StepPlan {
  /// Adds the calls that tell an app about a change of its foreground state.
  ///
  /// - Parameters:
  ///   - rule: The rule for the call that makes the change.
  ///   - isConnection: Whether the change belongs to the connection of a scene that is already in the foreground.
  mutating func change(_ change: LifeCycleChange, rule: PlatformRule, isConnection: Bool = false) {
    let previous = process
    process = change.process
    if scene != nil { scene = change.scene }
    // An app that is about to resign active or to enter the foreground still sees the previous state.
    let seen: ProcessState
    switch change {
    case .enterForeground, .resignActive: seen = previous
    case .becomeActive, .enterBackground: seen = process
    }
    if let call = change.delegateCall(in: style) {
      add(call, seen: seen, rule: rule)
      add(
        change.notification, seen: seen,
        rule: style.hasScenes ? .sequences(.notificationInScenes) : .sequences(.notificationFollowsMethod))
    } else {
      add(change.notification, seen: seen, rule: rule)
    }
    if style.isSwiftUI, !isConnection { add(change.scenePhase, rule: .swiftUI(.scenePhase)) }
  }

  mutating func becomeActive(rule: PlatformRule = .lifeCycle(.becomesActive)) { change(.becomeActive, rule: rule) }

  mutating func enterForeground() {
    change(.enterForeground, rule: style.hasScenes ? .warm(.sceneEntersForeground) : .warm(.entersForeground))
  }

  /// Moves an app from the foreground to the background.
  ///
  /// - Parameter cause: The rule by which something else than the user moves it; nil if the user leaves it.
  mutating func leave(because cause: PlatformRule? = nil) {
    if process == .active { change(.resignActive, rule: cause ?? .lifeCycle(.resignsActive)) }
    change(.enterBackground, rule: cause ?? .lifeCycle(.entersBackground))
    if configuration.sceneReclaimed, style.hasScenes { disconnectScene() }
  }

  /// Moves an app that has opened something else out of its way; one in the background stays there.
  mutating func openElsewhere() {
    guard holds(.lifeCycle(.leavesForOther)), process == .active || process == .inactive else { return }
    leave(because: .lifeCycle(.leavesForOther))
  }

  mutating func suspend() {
    process = .suspended
    add(nil, rule: .lifeCycle(.suspends))
  }

  /// Resumes a suspended process in the background.
  mutating func resume(rule: PlatformRule = .warm(.resumesInBackground)) {
    guard process == .suspended else { return }
    process = .background
    add(nil, rule: rule)
  }

  mutating func reclaimScene() {
    guard process == .suspended else { return disconnectScene() }
    resume(rule: .lifeCycle(.wakesForDisconnection))
    disconnectScene()
    suspend()
  }

  private mutating func disconnectScene() {
    scene = .unattached
    add(style.hasSceneDelegate ? .sceneDidDisconnect : nil, rule: .lifeCycle(.reclaimsScene))
  }

  mutating func forceQuit() {
    switch process {
    case .active, .inactive: leave()
    default: break
    }
    tellOfEnd(rule: .lifeCycle(.forceQuits))
    end(rule: .lifeCycle(.forceQuits))
  }

  mutating func systemKill() {
    switch process {
    case .background:
      tellOfEnd(rule: .lifeCycle(.endsFromBackground))
      end(rule: .lifeCycle(.endsFromBackground))
    case .active, .inactive:
      end(rule: .lifeCycle(.endsInFront))
    case .suspended, .prewarmed, .notRunning:
      end(rule: .lifeCycle(.endsWhileIdle))
    }
  }

  mutating func update() {
    tellOfEnd(rule: .lifeCycle(.updateEndsProcess))
    end(rule: .lifeCycle(.updateEndsProcess))
  }

  private mutating func tellOfEnd(rule: PlatformRule) {
    guard configuration.willTerminateCalled, process == .background else { return }
    if style.hasSceneDelegate, scene != .unattached {
      scene = .unattached
      add(.sceneDidDisconnect, rule: rule)
    }
    add(.applicationWillTerminate, rule: rule)
    add(
      .willTerminateNotification,
      rule: style.hasScenes ? .sequences(.notificationInScenes) : .sequences(.notificationFollowsMethod))
  }

  private mutating func end(rule: PlatformRule) {
    process = .notRunning
    if scene != nil { scene = .unattached }
    add(nil, rule: rule)
  }
}
