extension Engine {
  /// Adds the `anytime` steps that are possible now to the events that could come next.
  ///
  /// If no other event is left, none of them need come, which is the default decision.
  ///
  /// - Parameter position: The position of the first of them, after all events of the default order.
  /// - Returns: The number of events that were added.
  @discardableResult
  func offerAnytimeSteps(behind position: Int) -> Int {
    guard !sharedPlan.plan.anytime.isEmpty, !world.queue.optional.isEmpty, !world.queue.isTurnOpen else { return 0 }
    var offered: [EventQueue.Candidate] = []
    var kinds: [Step.Kind] = []
    var end: EventQueue.Candidate?
    for (index, event) in world.queue.optional.enumerated() {
      let candidate = EventQueue.Candidate(optional: index, submission: event.submission)
      guard case .anytime(let step) = event.action else {
        end = candidate
        continue
      }
      // The order of equal steps does not matter.
      let kind = plan.anytime[step].step.kind
      guard !kinds.contains(kind), isPossible(kind) else { continue }
      kinds.append(kind)
      offered.append(candidate)
    }
    guard !offered.isEmpty else { return 0 }
    if position == 0, let end { offered.insert(end, at: 0) }
    enabled.insert(contentsOf: offered, at: position)
    return offered.count
  }

  /// Holds back the next step until the system has finished what an `anytime` step before it set off.
  func holdStepBack() {
    guard world.hasDoneAnytimeStep, isSystemBusy else { return }
    enabled.removeAll { candidate in
      if case .serial(let index) = candidate.place { index == Int(SerialQueue.user.index) } else { false }
    }
  }

  /// Returns whether a step is possible now and has an effect.
  private func isPossible(_ step: Step.Kind) -> Bool {
    let process = world.platform.process
    let isInFront = process == .active || process == .inactive
    switch step {
    case .openGate(let gate): return process == .active && world.closedGates.contains(gate)
    case .closeGate(let gate): return process == .active && !world.closedGates.contains(gate)
    case .trackingAuthorization: return isInFront && plan.platform.profile.obstacle(to: step) == nil
    case .releaseDelegate: return process.runsCode
    case .network(let isOnline): return world.isOnline != isOnline
    default: break
    }
    switch PlatformRequest(step, process: process, isInstalled: world.router.isInstalled) {
    case .nothing: return true
    case .impossible, .system: return false
    case .install, .update, .uninstall: return !isSystemBusy
    case .open(let url, let origin):
      guard !isSystemBusy else { return false }
      // A copy, so that the check does not store a choice that the user would make by a long press.
      var router = world.router
      let link = self.link(url)
      return PlatformInput(router.route(link, from: origin, at: world.now).destination, link, origin).map(isPossible)
        ?? true
    case .input(let input): return !isSystemBusy && isPossible(input)
    }
  }

  /// Whether the system still has to finish something that it has begun.
  var isSystemBusy: Bool {
    world.isSystemStepPending || !world.systemSteps.isEmpty || !world.systemInputs.isEmpty
  }

  /// Whether all steps have been done and the system has finished responding to them.
  var isSettled: Bool { isLastStepDone && !isSystemBusy }

  /// Returns why a step is not possible now, as a sentence without a full stop; nil if it is.
  func obstacle(to step: Step.Kind) -> String? {
    if let obstacle = plan.platform.profile.obstacle(to: step) { return obstacle }
    switch PlatformRequest(step, process: world.platform.process, isInstalled: world.router.isInstalled) {
    case .nothing, .install, .update, .uninstall: return nil
    case .impossible(let explanation): return explanation
    case .system(let step):
      let (process, scene) = (world.platform.process, world.platform.scene)
      guard let step = PlatformStep(step, process: process, scene: scene) else { return nil }
      var platform = world.platform
      do throws(IllegalTransition) {
        try platform.perform(step)
        return nil
      } catch {
        return clause(of: error)
      }
    case .open(let url, let origin):
      var router = world.router
      let link = self.link(url)
      return PlatformInput(router.route(link, from: origin).destination, link, origin).flatMap(obstacle)
    case .input(let input): return obstacle(to: input)
    }
  }

  private func obstacle(to input: PlatformInput) -> String? {
    world.platform.refusal(of: input).map(clause)
  }

  /// Returns why iOS does not do something.
  private func clause(of transition: IllegalTransition) -> String { "\(transition.clause) (\(transition.rule.id))" }

  private func isPossible(_ input: PlatformInput) -> Bool {
    if input.isOpenedByTheApp, refusesOpening { return false }
    // What the app opens elsewhere has an effect there, even if the app is not in front.
    if input == .openElsewhere { return true }
    do throws(IllegalTransition) {
      return try !world.platform.steps(for: input).isEmpty
    } catch {
      return false
    }
  }
}

extension World {
  /// Adds the steps that may come at any time.
  mutating func offerAnytimeSteps(of shared: SharedPlan) {
    guard !shared.plan.anytime.isEmpty || shared.plan.leavesTimesOpen else { return }
    offer(.end)
    for index in shared.plan.anytime.indices { offer(.anytime(index)) }
  }

  /// Takes back the decision that nothing more comes, because a test goes on with another step.
  mutating func continueAfterEnd() {
    guard isOver else { return }
    isOver = false
    offer(.end)
  }

  private mutating func offer(_ action: PendingEvent.Action) {
    queue.offer(
      PendingEvent(
        earliest: .zero, latest: VirtualInstant(microseconds: .max), cause: 0, rule: .simulation(.anytimeStep),
        scope: .device, action: action))
  }
}
