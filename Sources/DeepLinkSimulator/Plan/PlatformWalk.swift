/// Follows the steps of a scenario on the platform's machine alone, without SDKs and without an app.
struct PlatformWalk {
  private var router: LinkRouter
  private var machine: PlatformMachine

  init(_ plan: SimulationPlan) {
    router = plan.router
    machine = PlatformMachine(configuration: plan.platform)
  }

  /// Does a step.
  ///
  /// - Returns: Why it cannot be done; nil if it can.
  mutating func perform(_ step: Step.Kind) -> String? {
    switch PlatformRequest(step, process: machine.process, isInstalled: router.isInstalled) {
    case .nothing: return nil
    case .impossible(let explanation): return explanation
    case .install: router.isInstalled = true
    case .uninstall:
      router.isInstalled = false
      if machine.process != .notRunning { return perform(.forceQuit) }
    case .open(let url, let origin):
      let decision = router.route(url, from: origin)
      if let input = PlatformInput(decision.destination, url, origin) { return perform(input) }
    case .input(let input): return perform(input)
    }
    return nil
  }

  private mutating func perform(_ input: PlatformInput) -> String? {
    do throws(IllegalTransition) {
      for step in try machine.steps(for: input) { try machine.perform(step) }
      return nil
    } catch {
      return "\(error.clause) (\(error.rule.rawValue))"
    }
  }
}

extension IllegalTransition {
  /// The explanation as the end of a sentence.
  var clause: String { explanation.prefix(1).lowercased() + explanation.dropFirst() }
}
