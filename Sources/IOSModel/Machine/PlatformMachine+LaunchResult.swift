import SDKContract

extension PlatformMachine {
  /// Returns the rest of a sequence after the app has returned from its launch methods.
  ///
  /// Calls that are withheld because a launch method returned false are replaced by one step without a call, which
  /// names the reason.
  ///
  /// - Parameters:
  ///   - steps: The steps of one sequence that have not been performed yet.
  ///   - result: The result of the launch methods: false if either of them returned false.
  package func remaining(_ steps: ArraySlice<PlatformStep>, afterLaunchReturned result: Bool) -> [PlatformStep] {
    result ? Array(steps) : Self.remaining(steps, afterLaunchReturned: false, in: configuration)
  }

  static func remaining(
    _ steps: ArraySlice<PlatformStep>, afterLaunchReturned result: Bool, in configuration: PlatformConfiguration
  ) -> [PlatformStep] {
    if result || configuration.style.hasScenes && !configuration.launchResultStopsScenes { return Array(steps) }
    let rule = configuration.style.hasScenes ? PlatformRule.cold(.launchResultInScenes) : .cold(.launchReturnedFalse)
    guard configuration.rules.isOn(rule) else { return Array(steps) }
    var rest: [PlatformStep] = []
    rest.reserveCapacity(steps.count)
    for var step in steps {
      switch step.call?.kind {
      case .applicationWillContinueUserActivity?, .applicationContinue?, .applicationOpen?, .onOpenURL?,
        .onContinueUserActivity?:
        // An activity and its announcement are withheld together.
        if rest.last?.rule == rule, rest.last?.call == nil { continue }
        step.call = nil
        step.rule = rule
      case .sceneWillConnect? where step.call?.link != nil:
        step.call = SystemCall(.sceneWillConnect)
        step.rule = rule
        step.setItems = .linkAlone
      default:
        break
      }
      rest.append(step)
    }
    return rest
  }
}
