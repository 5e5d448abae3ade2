import SDKContract

/// One action of the system on the app, as part of a sequence with a single cause.
package struct PlatformStep: Hashable, Sendable {
  /// The call into the app; nil for a transition that the app is not told about.
  package var call: SystemCall?
  /// The `applicationState` that the app sees during the call.
  package var seen: ProcessState
  /// The process state after the step.
  package var process: ProcessState
  /// The scene state after the step; nil if the app has no scenes.
  package var scene: SceneState?
  /// The rule behind the step.
  package var rule: PlatformRule
  /// The push notification that the call passes, also in launch options or connection options.
  package var notification: PushNotification?
  /// The other items in the set in which the call passes its link.
  package var setItems: SetItems

  /// Creates a step.
  package init(
    _ call: SystemCall?, seen: ProcessState, process: ProcessState, scene: SceneState?, rule: PlatformRule,
    notification: PushNotification? = nil, setItems: SetItems = .linkAlone
  ) {
    self.call = call
    self.seen = seen
    self.process = process
    self.scene = scene
    self.rule = rule
    self.notification = notification
    self.setItems = setItems
  }
}
