import SDKContract

extension PlatformMachine {
  /// Returns what is left of a sequence after the app answered its launch.
  ///
  /// Calls that a launch which returned false withholds are replaced by one step without a call, which cites why.
  ///
  /// - Parameters:
  ///   - steps: The steps of one sequence that are not performed yet.
  ///   - result: What the launch methods returned: false if either of them did.
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
      case .applicationWillContinueUserActivity?, .applicationContinue?, .applicationOpen?, .onOpenURL?:
        // The announcement of an activity and the activity are withheld together.
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
