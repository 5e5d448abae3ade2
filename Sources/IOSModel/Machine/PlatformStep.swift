import SDKContract

/// One thing the system does to the app, as part of a sequence that one cause sets off.
package struct PlatformStep: Hashable, Sendable {
  /// The call into the app, or nil for a transition that the app does not hear of.
  package var call: SystemCall?
  /// The `applicationState` that the app's code sees inside the call.
  package var seen: ProcessState
  /// The process state after the step.
  package var process: ProcessState
  /// The scene state after the step; nil if the app has no scenes.
  package var scene: SceneState?
  /// The rule that puts the step here.
  package var rule: PlatformRule
  /// Whether the launch options or the connection options carry a tapped notification.
  package var carriesNotification: Bool
  /// What else is in the set in which the call carries its link.
  package var setItems: SetItems

  /// Creates a step.
  package init(
    _ call: SystemCall?, seen: ProcessState, process: ProcessState, scene: SceneState?, rule: PlatformRule,
    carriesNotification: Bool = false, setItems: SetItems = .linkAlone
  ) {
    self.call = call
    self.seen = seen
    self.process = process
    self.scene = scene
    self.rule = rule
    self.carriesNotification = carriesNotification
    self.setItems = setItems
  }
}
